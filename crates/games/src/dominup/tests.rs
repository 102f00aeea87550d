//! What must hold for Dominup.
