//! What can be seen in a position, for answers, hints and weaker opponents.
