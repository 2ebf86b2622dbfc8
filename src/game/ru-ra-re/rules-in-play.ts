import type { RuRaReEvent, ScoreEvent } from './events.ts';
import { RULE_OF_ITEM } from './events.ts';

/** Every numbered rule of the game, and what in the public events shows that it came into play. */
export const RULES_IN_PLAY = {
  'Q-01': 'the rows were laid',
  'Q-10': 'somebody took a row, or several clashed on one',
  'Q-11': 'a round ended for players who were still waiting',
  'Q-12': 'all hands were shown together',
  'Q-20': 'the rows were filled',
  'Q-21': 'the first scoring came, and cards left',
  'Q-22': 'the pile was used up and the last round played',
  'Q-23': 'the match was won',
  'Q-30': 'kings scored',
  'Q-31': 'churches scored',
  'Q-32': 'points cards scored',
  'Q-33': 'knights scored',
  'Q-34': 'animals scored',
  'Q-35': 'farms scored',
} as const;
type Rule = keyof typeof RULES_IN_PLAY;

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly RuRaReEvent[]): Readonly<Record<Rule, number>> => {
  const counts = Object.fromEntries(Object.keys(RULES_IN_PLAY).map(rule => [rule, 0])) as Record<
    Rule,
    number
  >;
  const seen = { first: false, last: false };
  const seeScore = (event: ScoreEvent) => {
    for (const item of event.items) counts[RULE_OF_ITEM[item.for]] += 1;
    if (event.player === 0 && event.scoring === 1) seen.first = true;
    if (event.player === 0 && event.scoring === 2) seen.last = true;
  };
  for (const event of events) {
    switch (event.type) {
      case 'setup':
        counts['Q-01'] += 1;
        break;
      case 'show':
        counts['Q-12'] += 1;
        break;
      case 'take':
      case 'clash':
        counts['Q-10'] += 1;
        break;
      case 'round-end':
        if (event.nothing.length > 0) counts['Q-11'] += 1;
        break;
      case 'refill':
        counts['Q-20'] += 1;
        break;
      case 'score':
        seeScore(event);
        break;
      case 'end':
        counts['Q-23'] += 1;
        break;
    }
  }
  counts['Q-21'] += Number(seen.first);
  counts['Q-22'] += Number(seen.last);
  return counts;
};
