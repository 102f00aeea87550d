//! Where the cursor goes: to the next place in a direction.

use ratatui::layout::Rect;
use tabuleiro_core::Spot;

use crate::picture::Place;

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// The next place in a direction: along the same line, or the nearest on the next line of places.
/// Of two that are equally near, up takes the left one and down the right one, so that the one
/// takes the other back.
pub(crate) fn next(places: &[Place], from: Rect, way: Way) -> Option<Spot> {
    let found = match way {
        Way::Left | Way::Right => {
            let beside = places.iter().filter(|place| share_a_line(place.area, from));
            beside
                .filter(|place| is_beyond(place.area, from, way))
                .min_by_key(|place| middle(place.area).0.abs_diff(middle(from).0))
        }
        Way::Up | Way::Down => {
            let beyond = places.iter().filter(|place| is_beyond(place.area, from, way));
            beyond.min_by_key(|place| {
                let (x, y) = middle(place.area);
                let is_left = x < middle(from).0;
                let lines = y.abs_diff(middle(from).1);
                (lines, x.abs_diff(middle(from).0), is_left == (way == Way::Down))
            })
        }
    };
    found.map(|place| place.spot)
}

/// Twice the middle, so that it is a whole number.
fn middle(area: Rect) -> (u16, u16) {
    (area.left() + area.right(), area.top() + area.bottom())
}

fn share_a_line(one: Rect, other: Rect) -> bool {
    one.top() < other.bottom() && other.top() < one.bottom()
}

fn is_beyond(place: Rect, from: Rect, way: Way) -> bool {
    match way {
        Way::Left => place.right() <= from.left(),
        Way::Right => place.left() >= from.right(),
        Way::Up => place.bottom() <= from.top(),
        Way::Down => place.top() >= from.bottom(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hexagon of seven, as lines are moved by half a cell.
    fn hexagon() -> Vec<Place> {
        let at = [(2, 0), (4, 0), (1, 2), (3, 2), (5, 2), (2, 4), (4, 4)];
        (0..)
            .zip(at)
            .map(|(n, (x, y))| Place { spot: Spot::Tray(n), area: Rect::new(x, y, 1, 1) })
            .collect()
    }

    fn walk(from: u16, ways: &[Way]) -> Option<u16> {
        let places = hexagon();
        ways.iter().try_fold(from, |at, &way| {
            match next(&places, places[usize::from(at)].area, way)? {
                Spot::Tray(n) => Some(n),
                _ => None,
            }
        })
    }

    #[test]
    fn up_and_down_take_each_other_back() {
        assert_eq!(walk(3, &[Way::Up]), Some(0));
        assert_eq!(walk(3, &[Way::Up, Way::Down]), Some(3));
        assert_eq!(walk(3, &[Way::Down, Way::Up]), Some(3));
    }

    #[test]
    fn left_and_right_stay_on_the_line() {
        assert_eq!(walk(2, &[Way::Right, Way::Right]), Some(4));
        assert_eq!(walk(4, &[Way::Right]), None);
        assert_eq!(walk(1, &[Way::Left]), Some(0));
    }
}
