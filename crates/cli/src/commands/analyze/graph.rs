//! The evaluation graph of a game as text.

/// A letter at a ply and a win probability.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) ply: usize,
    pub(super) chance: f64,
    pub(super) letter: char,
}

/// The number of steps from 0% to 100%.
const STEPS: usize = 10;
/// The greatest width of the graph; longer games are compressed.
const WIDTH: usize = 70;

/// Returns the lines of the graph; none if there are no points.
pub(super) fn draw(points: &[Point]) -> Vec<String> {
    let Some(last) = points.iter().map(|point| point.ply).max() else {
        return Vec::new();
    };
    let width = (last + 1).min(WIDTH);
    let mut rows = vec![vec![' '; width]; STEPS + 1];
    for point in points {
        let row = (point.chance.clamp(0.0, 1.0) * STEPS as f64).round() as usize;
        let column = point.ply * width / (last + 1);
        rows[STEPS - row][column] = point.letter;
    }
    let label = |row| match row {
        0 => "100%",
        _ if row == STEPS / 2 => " 50%",
        _ if row == STEPS => "  0%",
        _ => "    ",
    };
    let line = |(row, letters): (usize, Vec<char>)| {
        let letters: String = letters.into_iter().collect();
        format!("{} |{letters}", label(row)).trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.into_iter().enumerate().map(line).collect();
    lines.push(format!("     +{}", "-".repeat(width)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(ply: usize, chance: f64) -> Point {
        Point { ply, chance, letter: 'X' }
    }

    #[test]
    fn chances_rise_from_the_bottom_to_the_top() {
        let points = [point(0, 0.5), point(1, 0.66), point(2, 0.31), point(3, 0.0), point(4, 1.0)];
        let wanted = "\
100% |    X
     |
     |
     | X
     |
 50% |X
     |
     |  X
     |
     |
  0% |   X
     +-----";
        assert_eq!(draw(&points).join("\n"), wanted);
    }

    #[test]
    fn long_games_are_drawn_closer_together() {
        let points: Vec<Point> = (0..1000).map(|ply| point(ply, 0.5)).collect();
        let lines = draw(&points);
        assert_eq!(lines[STEPS / 2], format!(" 50% |{}", "X".repeat(WIDTH)));
        assert!(lines.iter().all(|line| line.len() <= WIDTH + 6));
    }

    #[test]
    fn a_graph_without_points_is_empty() {
        assert!(draw(&[]).is_empty());
    }
}
