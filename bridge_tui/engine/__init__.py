"""The state machine of one deal: actions in, tables and events out; views for those who may not see everything."""
