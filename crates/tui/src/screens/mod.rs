//! The screens of the interface.

pub(crate) mod game;
pub(crate) mod load_game;
pub(crate) mod main_menu;
pub(crate) mod new_game;
pub(crate) mod pager;
pub(crate) mod rules;
pub(crate) mod settings;
