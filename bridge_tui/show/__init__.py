"""What a reader's screen says: frozen lines and sentences made from views, without a widget in sight."""
