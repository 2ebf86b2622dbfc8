/**
 * Why nothing came of a message, beside the codes of a game's rules: of `refused`, of `answer`, and of acknowledgements. Whoever
 * says too much and goes on is cut off.
 */
export const REFUSALS = {
  malformed: 'it is not as this page says',
  rate: 'too fast: send it again later',
  'unknown-match': 'there is no such match',
  'other-pieces': 'the server has other tiles or cards than the match was dealt from',
  credentials: 'this is not the page’s seat, or no longer',
  'not-joined': 'no `sync` came before, as that seat',
  'not-started': 'seats are free',
  closed: 'the host has closed the table',
  deserted: 'everybody got up before the match began',
  resigned: 'the seat was given up',
  'match-over': 'the match is over',
  'unknown-move': 'the game has no such move',
  stale: 'the match had moved on; what was missed has been sent',
  'not-now': 'the game does not wait for that',
  'no-talk': 'the table has chosen so',
  'no-undo': 'the table has chosen so, or is rated',
  'not-moved': 'there is nothing to take back yet',
  'too-far': 'what is to be taken back is too long ago',
  revealed: 'what was chosen in secret lies open: nobody chooses so twice',
  'other-rules': 'the match was begun under earlier rules, and cannot be taken back',
  asked: 'somebody asks already whether they may take a move back',
  'refused-before': 'somebody has said no to taking this move back',
  'asked-enough': 'the seat has asked as often as a match allows',
  'too-often': 'the seat has taken back as many moves as a match allows',
  fault: 'the server could not store it: try again',
} as const satisfies Readonly<Record<string, string>>;
