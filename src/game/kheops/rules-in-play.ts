import type { KheopsEvent } from './events.ts';
import { WORKERS } from './numbers.ts';

/** Every numbered rule of the game, and what in the public events shows that it came into play. */
export const RULES_IN_PLAY = {
  'K-01': 'a base was laid',
  'K-02': 'white began',
  'K-03': 'a tile was laid from a hand',
  'K-10': 'a tile was drawn',
  'K-11': 'a pawn went on a free tile',
  'K-12': 'a power had no legal use',
  'K-13': 'a tile was turned',
  'K-14': 'pawns were swapped',
  'K-15': 'a pawn was moved',
  'K-20': 'a mummy took a worker’s place',
  'K-21': 'a priest or the pharaoh was placed',
  'K-30': 'a tile was laid',
  'K-31': 'white’s last pawn was the mummy, or one that came back',
  'K-40': 'a network was scored',
  'K-41': 'sarcophagi, the apex or length paid a bonus',
  'K-42': 'a closed network was doubled',
  'K-43': 'a network had an owner',
  'K-44': 'ankhs scored',
  'K-45': 'a cursed network was worth nothing',
} as const;
type Rule = keyof typeof RULES_IN_PLAY;

/** What one rule holds several of: `K-13 rotate-room`. Each is counted by itself, as the rule alone would hide it. */
const CASES = [
  'K-11 worker',
  'K-11 priest',
  'K-11 mummy',
  'K-11 pharaoh',
  // Of rooms and corridors there is always one to turn.
  'K-12 swap',
  'K-12 move',
  'K-13 rotate-corridor',
  'K-13 rotate-room',
  'K-41 single-sarcophagus',
  'K-41 sarcophagus-pair',
  'K-41 apex',
  'K-41 longest',
  'K-43 nobody',
  'K-45 longest',
  'K-45 draw',
] as const;

type Counts = Record<Rule | (typeof CASES)[number], number>;
const NONE = Object.fromEntries([...Object.keys(RULES_IN_PLAY), ...CASES].sort().map(key => [key, 0]));

/** How often each numbered rule came into play in a match, and each of its cases, from its public events. */
export const rulesInPlay = (events: readonly KheopsEvent[]): Readonly<Counts> => {
  const counts = { ...NONE } as Counts;
  const see = (...seen: (keyof Counts)[]) => {
    for (const one of seen) counts[one] += 1;
  };
  const longest = Math.max(0, ...events.map(event => (event.type === 'network' ? event.cells.length : 0)));
  let white = 0;
  let whitePawns = 0;
  for (const event of events) {
    switch (event.type) {
      case 'setup':
        see('K-01', 'K-02');
        white = event.white;
        break;
      case 'pawn':
        if (event.replaces === undefined) see('K-11', `K-11 ${event.piece}`);
        else see('K-20');
        if (event.piece === 'priest' || event.piece === 'pharaoh') see('K-21');
        if (event.player === white) whitePawns += 1;
        if (event.player === white && whitePawns === WORKERS.white + 1) see('K-31');
        break;
      case 'power':
        if ('none' in event) {
          see('K-12');
          if (event.power === 'swap' || event.power === 'move') see(`K-12 ${event.power}`);
        } else if (event.power === 'swap') see('K-14');
        else if (event.power === 'move') see('K-15');
        else see('K-13', `K-13 ${event.power}`);
        break;
      case 'tile':
        see('K-03', 'K-30');
        break;
      case 'refill':
        see('K-10');
        break;
      case 'network':
        see('K-40', ...event.bonuses.map(bonus => `K-41 ${bonus.for}` as const));
        if (event.bonuses.length > 0) see('K-41');
        if (event.closed && event.points > 0) see('K-42');
        see(event.owners.length > 0 ? 'K-43' : 'K-43 nobody');
        if (event.cursed) see('K-45');
        if (event.cursed && event.cells.length === longest) see('K-45 longest');
        break;
      case 'ankhs':
        if (event.count > 0) see('K-44');
        break;
      case 'end':
        if (event.winners.length > 1) see('K-45 draw');
        break;
    }
  }
  return counts;
};
