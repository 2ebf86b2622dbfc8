import type { Place } from '../place.ts';

/** Rules of every game, the framework they stand on, records, and what thinks about them. */
export const RULES: readonly Place[] = [
  {
    file: 'src/game/auction/auction.ts',
    text: "cause === 'voluntary' && toSpeak[0] === caller && best === null",
    broken: "cause !== 'ra-tile' && toSpeak[0] === caller && best === null",
    fault: 'whoever calls Ra on a full track must bid too',
  },
  {
    file: 'src/game/auction/suns.ts',
    text: 'points === most ? highestSun(at(suns, seat)) : -1',
    broken: 'points === most ? sunTotal(at(suns, seat)) : -1',
    fault: 'a tie goes to the most suns in all, not to the highest one',
  },
  {
    file: 'src/game/auction/turns.ts',
    text: '  table.raLeft -= 1;\n',
    broken: '',
    fault: 'a Ra tile that was drawn is still counted among those to come',
  },
  {
    file: 'src/game/auction/tracks.ts',
    text: 'track.length === AUCTION_TRACK && !track.includes(null)',
    broken: 'track.length === AUCTION_TRACK',
    fault: 'a track with gaps counts as full',
  },
  {
    file: 'src/game/priests-of-ra/rules/people.ts',
    text: 'Math.max(PEOPLE_NEEDED, ...held)',
    broken: 'Math.max(1, ...held)',
    fault: 'a single person is enough for the most',
  },
  {
    file: 'src/game/priests-of-ra/moves/priests.ts',
    text: 'count(tiles, side) > turned.filter',
    broken: 'count(tiles, side) >= turned.filter',
    fault: 'priests turn a tile that was turned in this auction',
  },
  {
    file: 'src/game/ra/rules/disasters.ts',
    text: 'TAKES * (1 + alike)',
    broken: 'TAKES',
    fault: 'a choice is asked for where all will be gone',
  },
  {
    file: 'src/game/ra/rules/gods.ts',
    text: '  while (track.at(-1) === null) track.pop();\n',
    broken: '',
    fault: 'a god leaves a gap at the end of the track',
  },
  {
    file: 'src/game/kheops/networks.ts',
    text: 'network.closed &&= (entry(open, i) & entry(OUTER, i)) === 0;',
    broken: 'network.closed &&= open[i] === met[i];',
    fault: 'a network counts as closed by the strict reading',
  },
  {
    file: 'src/game/kheops/powers.ts',
    text: "new Set(['priest', 'pharaoh'])",
    broken: "new Set(['pharaoh'])",
    fault: 'priests guard nothing',
  },
  {
    file: 'src/game/kheops/score.ts',
    text: "piece === 'pharaoh' || symbol === 'double' ? DOUBLE_WEIGHT : PAWN_WEIGHT",
    broken: "(piece === 'pharaoh' ? 2 : 1) * (symbol === 'double' ? 2 : 1)",
    fault: 'a pharaoh on a double tile weighs four',
  },
  {
    file: 'src/game/kheops/imagine.ts',
    text: '  for (const { tile } of Object.values(view.pyramid)) seen.add(tile);\n',
    broken: '',
    fault: 'bots imagine tiles in hands that lie in the pyramid',
  },
  {
    file: 'src/game/ru-ra-re/moves/choose.ts',
    text: 'rows.filter(row => row.length > 0).length > 1',
    broken: 'rows.filter(row => row.length > 0).length > 0',
    fault: 'the round goes on with a single row',
  },
  {
    file: 'src/game/ru-ra-re/view.ts',
    text: 'lastRound ? 0 : DECK_SIZE - piecesFor(displays.length).inPlay',
    broken: '0',
    fault: 'the view tells of cards that nobody has seen',
  },
  {
    file: 'src/game/ru-ra-re/moves/choose.ts',
    text: 'round !== table.round || throwNumber !== table.throw',
    broken: 'round !== table.round',
    fault: 'a choice for an earlier throw is taken',
  },
  {
    file: 'src/game/shared/shuffle.ts',
    text: 'random.below(left)',
    broken: 'random.below(left - 1)',
    fault: 'no item stays where it was: not every order can come',
  },
  {
    file: 'src/game/framework/only-moves.ts',
    text: "data === 'new' ? 'set-up' : 'event'",
    broken: "data === 'new' ? 'set-up' : 'move'",
    fault: 'the framework’s own endTurn changes a match',
  },
  {
    file: 'src/game/framework/create-game.ts',
    text: 'redact: true',
    broken: 'redact: false',
    fault: 'the log shows others what was chosen in secret',
  },
  {
    file: 'src/game/framework/log-events.ts',
    text: '!undone.has(_stateID) && undoneIn(metadata) === null',
    broken: '!undone.has(_stateID)',
    fault: 'the taking back of a move counts as a move',
  },
  {
    file: 'src/game/record.ts',
    text: '...(isOver ? { seed: match.seed } : {}),',
    broken: '...{ seed: match.seed },',
    fault: 'the record of a running match tells its seed',
  },
  {
    file: 'src/game/commitment.ts',
    text: "  if (noted !== null && noted !== proof.commitment) return { kind: 'other' };\n",
    broken: '',
    fault: 'a record with another commitment than the one noted down passes',
  },
  {
    file: 'src/game/mistake.ts',
    text: 'costOf(second.worth(view, seat, legal), best, chosen) >= COSTLY',
    broken: 'second.worth(view, seat, legal).length > 0',
    fault: 'a mistake is shown on the word of one judge',
  },
  {
    file: 'src/game/ra/bot/tiles-worth.ts',
    text: 'floods > 0 ? 1 : entryAt(hopes.flood, coming)',
    broken: 'floods > 0 ? entryAt(hopes.flood, coming) : 1',
    fault: 'bots take Niles to score without a flood',
  },
];
