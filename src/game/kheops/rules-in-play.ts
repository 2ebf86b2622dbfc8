import type { KheopsEvent } from './events.ts';

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

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly KheopsEvent[]): Readonly<Record<Rule, number>> => {
  const counts = Object.fromEntries(Object.keys(RULES_IN_PLAY).map(rule => [rule, 0])) as Record<
    Rule,
    number
  >;
  const see = (...rules: Rule[]) => {
    for (const rule of rules) counts[rule] += 1;
  };
  let white = 0;
  let whitePawns = 0;
  for (const event of events) {
    switch (event.type) {
      case 'setup':
        see('K-01', 'K-02');
        white = event.white;
        break;
      case 'pawn':
        see(event.replaces === undefined ? 'K-11' : 'K-20');
        if (event.piece === 'priest' || event.piece === 'pharaoh') see('K-21');
        if (event.player === white) whitePawns += 1;
        if (event.player === white && whitePawns === 15) see('K-31');
        break;
      case 'power':
        if ('none' in event) see('K-12');
        else if ('turn' in event) see('K-13');
        else see(event.power === 'swap' ? 'K-14' : 'K-15');
        break;
      case 'tile':
        see('K-03', 'K-30');
        break;
      case 'refill':
        see('K-10');
        break;
      case 'network':
        see('K-40');
        if (event.bonuses.length > 0) see('K-41');
        if (event.closed && event.points > 0) see('K-42');
        if (event.owners.length > 0) see('K-43');
        if (event.cursed) see('K-45');
        break;
      case 'ankhs':
        if (event.count > 0) see('K-44');
        break;
    }
  }
  return counts;
};
