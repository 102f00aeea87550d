//! A reference move generator, written from the rules, on lines of characters.

/// A line and a position, counted from 1 as in the rules.
type Coordinates = (usize, usize);

#[derive(Clone)]
pub(super) struct Board(Vec<Vec<char>>);

impl Board {
    pub(super) fn new(lines: &str) -> Board {
        Board(lines.split_whitespace().map(|line| line.chars().collect()).collect())
    }

    fn stone(&self, (line, position): Coordinates) -> Option<char> {
        self.0.get(line.checked_sub(1)?)?.get(position.checked_sub(1)?).copied()
    }

    /// Returns the cell one step left, right, up-left, up-right, down-left or down-right.
    fn step(&self, (line, position): Coordinates, direction: usize) -> Option<Coordinates> {
        let middle = self.0.len().div_ceil(2);
        let to = match direction {
            0 => (line, position.checked_sub(1)?),
            1 => (line, position + 1),
            2 if line <= middle => (line.checked_sub(1)?, position.checked_sub(1)?),
            2 => (line - 1, position),
            3 if line <= middle => (line.checked_sub(1)?, position),
            3 => (line - 1, position + 1),
            4 if line < middle => (line + 1, position),
            4 => (line + 1, position.checked_sub(1)?),
            _ if line < middle => (line + 1, position + 1),
            _ => (line + 1, position),
        };
        self.stone(to).map(|_| to)
    }

    fn captures(&self, mine: char) -> Vec<(Coordinates, Coordinates)> {
        let theirs = if mine == 'O' { 'X' } else { 'O' };
        let mut captures = Vec::new();
        for line in 1..=self.0.len() {
            for position in 1..=self.0[line - 1].len() {
                let from = (line, position);
                if self.stone(from) != Some(mine) {
                    continue;
                }
                let neighbour =
                    |direction| self.step(from, direction).and_then(|to| self.stone(to));
                let friends =
                    (0..6).filter(|&direction| neighbour(direction) == Some(mine)).count();
                for direction in 0..6 {
                    let leap = (0..friends).try_fold(from, |at, _| self.step(at, direction));
                    if let Some(to) = leap.filter(|&to| self.stone(to) == Some(theirs)) {
                        captures.push((from, to));
                    }
                }
            }
        }
        captures
    }

    pub(super) fn moves(&self, mine: char) -> Vec<String> {
        let text = |((l1, p1), (l2, p2))| format!("{p1}-{l1}x{p2}-{l2}");
        self.captures(mine).into_iter().map(text).collect()
    }

    pub(super) fn perft(&self, mine: char, depth: u32) -> u64 {
        let captures = self.captures(mine);
        if depth == 1 {
            return captures.len() as u64;
        }
        let theirs = if mine == 'O' { 'X' } else { 'O' };
        let after = |(from, to): (Coordinates, Coordinates)| {
            let mut after = self.clone();
            after.0[from.0 - 1][from.1 - 1] = '_';
            after.0[to.0 - 1][to.1 - 1] = mine;
            after.perft(theirs, depth - 1)
        };
        captures.into_iter().map(after).sum()
    }
}
