//! What every game must do, whichever it is: laws that are checked along random games.
//!
//! A law panics with the game, its options, the position and what went wrong. A new game is held
//! to all of them by being registered.

mod laws;
mod sample;

use laws::{bots, rules, texts, transitions, views};
use sample::{Sample, samples};
use tabuleiro_core::Playable;

/// Holds a game to every law, with every combination of its options.
pub fn conformance<G: Playable>() {
    let laws: [fn(&Sample<G>); 20] = [
        rules::legal_is_what_check_allows,
        rules::moves_are_listed_once_and_in_order,
        rules::moves_are_counted_as_they_are_listed,
        rules::a_refused_move_changes_nothing,
        rules::only_a_finished_game_has_no_moves,
        rules::the_same_seed_deals_the_same_game,
        rules::keys_are_equal_exactly_when_states_are,
        texts::moves_round_trip,
        texts::positions_round_trip,
        texts::records_replay_to_the_same_key,
        texts::nonsense_is_refused_without_a_panic,
        views::everybody_can_look_at_every_position,
        views::everything_that_is_said_has_words_in_every_language,
        views::pointing_tells_moves_apart,
        views::what_is_hidden_changes_nothing_that_is_shown,
        transitions::a_transition_leads_from_one_scene_to_the_next,
        transitions::every_step_changes_a_piece_between_places_that_are_drawn,
        transitions::a_transition_tells_nothing_hidden,
        bots::bots_choose_legal_moves_and_always_the_same,
        bots::bots_do_not_see_what_is_hidden,
    ];
    for sample in samples::<G>() {
        for law in laws {
            law(&sample);
        }
    }
}
