// Positions near the end of each game, and a record.

const LOCAL_SEATS = [
  { player: "human:Ana", here: true },
  { player: "human:Rui", here: true },
];

/** Player 1 needs two more marbles in the top row. */
export const SHIFTAGO = {
  spec: "shiftago",
  position: "XXX..../......./......./......./OO...../......./....... 1 19,20",
  seats: LOCAL_SEATS,
};
export const SHIFTAGO_CLICKS = [["0,1"], ["0,5"], ["0,1"]];

/** Player 1 captures both minions of player 2 in two moves. */
export const PIVIT = {
  spec: "pivit",
  position: "......../.......b|/......../......../b-......./......../......../A|....... a a 0",
  seats: LOCAL_SEATS,
};
export const PIVIT_CLICKS = [
  ["1,8", "1,5"],
  ["8,2", "8,5"],
  ["1,5", "8,5"],
];

/** The smallest board: seven cells. */
export const QUANTUM_LEAP = { spec: "quantum-leap:side=2", seed: 0, seats: LOCAL_SEATS };

/** Player 1 has two tiles left, player 2 five. */
export const DOMINUP = {
  spec: "dominup",
  position:
    "77@9,9e;13@7,9s;37@8,9s;01@8,10n;17@8,7e;07@8,10s;11@7,9e;04@6,8s;03@8,10w;23@6,9e;47@7,8s;05@5,8w;" +
    "02@6,8e;12@7,9n;22@6,7s;06@4,8n;25@6,7n;67@5,11s;00@4,8s;34@5,10n;24@2,8w;33@5,10s;35@3,9e;26@2,8s;" +
    "44@1,9s;45@4,10n;36@0,7s;14@5,12e;46@2,7n 27,57|15,16,55,56,66 1",
  seats: LOCAL_SEATS,
};

/** A record with a blunder: the third move could have won. */
export const RECORD = `[Game "shiftago"]
[Seed "0"]
[Seat1 "human:Ana"]
[Seat2 "human:Rui"]
[Position "XXX..../......./......./......./OO...../......./....... 1 19,20"]
[Result "*"]

1. L1 2. L5 3. D4 4. L5 5. L1
`;
