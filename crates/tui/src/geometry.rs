//! Cursor movement: the nearest spot in a direction on the screen.

use ratatui::layout::Rect;
use tabuleiro_core::Spot;

use crate::widgets::spot_text::SpotArea;

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// Returns the nearest spot in a direction.
///
/// Left and right stay on the same row. Up and down go to the next row that has a spot. Between two
/// spots at the same distance, up takes the left one and down the right one, so that moving back
/// returns to the start.
pub(crate) fn nearest_spot(spots: &[SpotArea], from: Rect, direction: Direction) -> Option<Spot> {
    let candidates = spots.iter().filter(|spot| is_beyond(spot.area, from, direction));
    let (from_x, from_y) = doubled_centre(from);
    let nearest = match direction {
        Direction::Left | Direction::Right => candidates
            .filter(|spot| share_a_row(spot.area, from))
            .min_by_key(|spot| doubled_centre(spot.area).0.abs_diff(from_x)),
        Direction::Up | Direction::Down => candidates.min_by_key(|spot| {
            let (x, y) = doubled_centre(spot.area);
            let is_left = x < from_x;
            let is_second_choice = is_left == (direction == Direction::Down);
            (y.abs_diff(from_y), x.abs_diff(from_x), is_second_choice)
        }),
    };
    nearest.map(|spot| spot.spot)
}

/// Returns twice the coordinates of the centre, which are whole numbers.
fn doubled_centre(area: Rect) -> (u16, u16) {
    (area.left() + area.right(), area.top() + area.bottom())
}

fn share_a_row(a: Rect, b: Rect) -> bool {
    a.top() < b.bottom() && b.top() < a.bottom()
}

fn is_beyond(area: Rect, from: Rect, direction: Direction) -> bool {
    match direction {
        Direction::Left => area.right() <= from.left(),
        Direction::Right => area.left() >= from.right(),
        Direction::Up => area.bottom() <= from.top(),
        Direction::Down => area.top() >= from.bottom(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hexagon of seven spots: each row is shifted by half a cell.
    fn hexagon() -> Vec<SpotArea> {
        let cells = [(2, 0), (4, 0), (1, 2), (3, 2), (5, 2), (2, 4), (4, 4)];
        (0..)
            .zip(cells)
            .map(|(n, (x, y))| SpotArea { spot: Spot::Tray(n), area: Rect::new(x, y, 1, 1) })
            .collect()
    }

    fn walk(from: u16, directions: &[Direction]) -> Option<u16> {
        let spots = hexagon();
        directions.iter().try_fold(from, |n, &direction| {
            match nearest_spot(&spots, spots[usize::from(n)].area, direction)? {
                Spot::Tray(n) => Some(n),
                _ => None,
            }
        })
    }

    #[test]
    fn moving_up_and_down_returns_to_the_same_spot() {
        assert_eq!(walk(3, &[Direction::Up]), Some(0));
        assert_eq!(walk(3, &[Direction::Up, Direction::Down]), Some(3));
        assert_eq!(walk(3, &[Direction::Down, Direction::Up]), Some(3));
    }

    #[test]
    fn left_and_right_stay_on_the_row() {
        assert_eq!(walk(2, &[Direction::Right, Direction::Right]), Some(4));
        assert_eq!(walk(4, &[Direction::Right]), None);
        assert_eq!(walk(1, &[Direction::Left]), Some(0));
    }
}
