//! A reference implementation of the rules on arrays and lists.

/// The seat, and whether the piece is a master and is vertical.
type Piece = (usize, bool, bool);
type Board = Vec<Vec<Option<Piece>>>;
/// The column and row, counted from 0 at the lower left.
type Place = (usize, usize);

#[derive(Clone)]
pub(super) struct Position {
    players: usize,
    board: Board,
    pub(super) seat: usize,
    promoted: Vec<usize>,
    out: Vec<usize>,
    quiet_moves: usize,
    seen: Vec<(Board, usize)>,
}

impl Position {
    /// Parses a position, which must be valid.
    pub(super) fn read(players: usize, text: &str) -> Position {
        let fields: Vec<&str> = text.split(' ').collect();
        let seat = |c: char| "abcd".find(c.to_ascii_lowercase()).unwrap();
        let mut rows: Board = Vec::new();
        for row in fields[0].rsplit('/') {
            let mut squares: Vec<Option<Piece>> = Vec::new();
            for c in row.chars() {
                match c {
                    '.' => squares.push(None),
                    '|' => squares.last_mut().unwrap().as_mut().unwrap().2 = true,
                    '-' => {}
                    c => squares.push(Some((seat(c), c.is_uppercase(), false))),
                }
            }
            rows.push(squares);
        }
        let mut table = Position {
            players,
            board: rows,
            seat: seat(fields[1].chars().next().unwrap()),
            promoted: fields[2].chars().filter(|&c| c != '-').map(seat).collect(),
            out: Vec::new(),
            quiet_moves: fields[3].parse().unwrap(),
            seen: Vec::new(),
        };
        table.seen.push((table.board.clone(), table.seat));
        table
    }

    fn count(&self, holds: impl Fn(Piece) -> bool) -> usize {
        self.board.iter().flatten().flatten().filter(|&&piece| holds(piece)).count()
    }

    fn has_pieces(&self, seat: usize) -> bool {
        self.count(|piece| piece.0 == seat) > 0
    }

    fn moves_of(&self, seat: usize) -> Vec<(Place, Place)> {
        let side = self.board.len();
        let mut moves = Vec::new();
        for x in 0..side {
            for y in 0..side {
                let Some((owner, is_master, is_vertical)) = self.board[y][x] else { continue };
                if owner != seat {
                    continue;
                }
                for direction in [-1, 1] {
                    for steps in 1.. {
                        let moved = |from: usize| from.checked_add_signed(direction * steps);
                        let to =
                            if is_vertical { (Some(x), moved(y)) } else { (moved(x), Some(y)) };
                        let (Some(to_x), Some(to_y)) = to else { break };
                        if to_x >= side || to_y >= side {
                            break;
                        }
                        let there = self.board[to_y][to_x];
                        if there.is_some_and(|piece| piece.0 == seat) {
                            break;
                        }
                        if is_master || steps % 2 == 1 {
                            moves.push(((x, y), (to_x, to_y)));
                        }
                        if there.is_some() {
                            break;
                        }
                    }
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    pub(super) fn moves(&self) -> Vec<(Place, Place)> {
        if self.end().is_some() { Vec::new() } else { self.moves_of(self.seat) }
    }

    pub(super) fn play(&mut self, (from, to): (Place, Place)) {
        let last = self.board.len() - 1;
        let (seat, is_master, is_vertical) = self.board[from.1][from.0].take().unwrap();
        let promotes = !is_master && [0, last].contains(&to.0) && [0, last].contains(&to.1);
        let captured = self.board[to.1][to.0].replace((seat, is_master || promotes, !is_vertical));
        if promotes && !self.promoted.contains(&seat) {
            self.promoted.push(seat);
        }
        if let Some((owner, ..)) = captured
            && !self.has_pieces(owner)
        {
            self.out.push(owner);
        }
        self.quiet_moves = if promotes || captured.is_some() { 0 } else { self.quiet_moves + 1 };
        let around: Vec<usize> = (1..=self.players).map(|n| (seat + n) % self.players).collect();
        let able = around.iter().find(|&&seat| !self.moves_of(seat).is_empty());
        self.seat = *able.or(around.iter().find(|&&seat| self.has_pieces(seat))).unwrap();
        self.seen.push((self.board.clone(), self.seat));
    }

    /// Returns the reason why the game is over, if it is, and the ranking.
    pub(super) fn end(&self) -> Option<(&'static str, String)> {
        let with_pieces = (0..self.players).filter(|&seat| self.has_pieces(seat)).count();
        let now = self.seen.last().unwrap();
        let reason = if self.count(|piece| !piece.1) == 0 {
            "no-minions"
        } else if with_pieces == 1 {
            "last-player"
        } else if self.moves_of(self.seat).is_empty() {
            "all-pass"
        } else if self.quiet_moves >= 50 * with_pieces {
            "no-progress"
        } else if self.seen.iter().filter(|&then| then == now).count() >= 3 {
            "repetition"
        } else {
            return None;
        };
        let places: Vec<String> = (0..self.players)
            .map(|seat| 1 + (0..self.players).filter(|&other| self.is_ahead(other, seat)).count())
            .map(|place| place.to_string())
            .collect();
        Some((reason, places.join(",")))
    }

    /// Returns true if one seat ranks above another.
    fn is_ahead(&self, one: usize, other: usize) -> bool {
        let when = |list: &[usize], seat| list.iter().position(|&known| known == seat);
        match (self.has_pieces(one), self.has_pieces(other)) {
            (true, false) => return true,
            (false, true) => return false,
            (false, false) => return when(&self.out, one) > when(&self.out, other),
            (true, true) => {}
        }
        if self.count(|piece| piece.1) == 0 {
            return false;
        }
        let masters = |seat| self.count(|piece| piece.0 == seat && piece.1);
        let promotion = |seat| when(&self.promoted, seat).unwrap_or(usize::MAX);
        let pieces = |seat| self.count(|piece| piece.0 == seat);
        if masters(one) != masters(other) {
            return masters(one) > masters(other);
        }
        if promotion(one) != promotion(other) {
            return promotion(one) < promotion(other);
        }
        pieces(one) > pieces(other)
    }

    pub(super) fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |m| {
            let mut after = self.clone();
            after.play(m);
            after.perft(depth - 1)
        };
        moves.into_iter().map(after).sum()
    }
}

/// Formats a move.
pub(super) fn write((from, to): (Place, Place)) -> String {
    let name = |(x, y): Place| format!("{}{}", (b'a' + x as u8) as char, y + 1);
    name(from) + &name(to)
}
