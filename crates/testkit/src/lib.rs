#![doc = include_str!("../README.md")]

mod laws;
mod sample;

use laws::{bots, rules, texts, transitions, views};
use sample::{Sample, samples};
use tabuleiro_core::Playable;

/// Checks that a game obeys every law, with every combination of its options.
///
/// # Panics
/// If a law is broken. The message has the game, its options and the position.
pub fn conformance<G: Playable>() {
    let laws: [fn(&Sample<G>); 20] = [
        rules::check_allows_exactly_the_legal_moves,
        rules::legal_moves_are_in_canonical_order_without_duplicates,
        rules::the_number_of_legal_moves_is_the_length_of_the_list,
        rules::illegal_moves_are_rejected_and_change_nothing,
        rules::only_finished_games_have_no_legal_moves,
        rules::the_same_seed_gives_the_same_game,
        rules::keys_are_equal_exactly_for_equal_states,
        texts::moves_round_trip,
        texts::positions_round_trip,
        texts::records_replay_to_the_same_key,
        texts::random_text_does_not_panic,
        views::texts_scenes_and_statuses_agree_for_every_viewer,
        views::every_message_has_a_text_in_every_language,
        views::every_move_has_its_own_sequence_of_spots,
        views::hidden_information_does_not_affect_views,
        transitions::transitions_lead_from_one_scene_to_the_next,
        transitions::steps_of_transitions_connect_locations_of_the_scenes,
        transitions::transitions_reveal_nothing_hidden,
        bots::bots_choose_legal_moves_and_are_deterministic,
        bots::bots_do_not_use_hidden_information,
    ];
    // A record names its game, so the registry has to know it.
    tabuleiro_session::register_game::<G>();
    for sample in samples::<G>() {
        for law in laws {
            law(&sample);
        }
    }
}
