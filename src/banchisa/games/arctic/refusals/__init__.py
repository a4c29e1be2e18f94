"""Why an action is not allowed: the rules a second time, in words."""
