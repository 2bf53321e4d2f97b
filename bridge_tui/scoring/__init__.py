"""The arithmetic of one deal: rubber points in both scales, honours, duplicate."""
