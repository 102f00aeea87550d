//! The widgets that the screens are made of.

pub(crate) mod bars;
pub(crate) mod menu;
pub(crate) mod menu_page;
pub(crate) mod spot_text;
pub(crate) mod text_input;
pub(crate) mod viewport;
