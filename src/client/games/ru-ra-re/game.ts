import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { ruRaRe as rules } from '../../../game/ru-ra-re/rules.ts';
import type { View } from '../../../game/ru-ra-re/table.ts';
import type { BoardGame } from '../../table/board-game.ts';
import { deferredPart } from '../../ui/hooks/deferred.ts';
import { iconOf } from './cards/event-icon.tsx';
import { clientGame } from './index.ts';
import { tellingTo } from './staging/telling.ts';
import { refusalWords } from './words/refusals.ts';
import { sentenceOf, weightOf } from './words/sentences.ts';
import { soundWords } from './words/sounds.ts';

/** What the table around the board must know of Ru-Ra-Re. */
export const ruRaRe: BoardGame<View, RuRaReEvent> = {
  id: 'ru-ra-re',
  words: clientGame.words,
  styles: clientGame.styles,
  legalMoves: rules.legalMoves,
  refusalOf: rules.refusalOf,
  after: rules.after,
  telling: tellingTo,
  refusalWords,
  sentenceOf,
  readerOf: plain => plain,
  iconOf,
  HowToScore: deferredPart(() => import('./how-to-score.tsx').then(file => file.HowToScore)),
  soundWords,
  // Each throw by itself; the set-up and what comes between rounds go with what was before.
  groupOf: ({ type }) => (type === 'show' || type === 'setup' ? '' : null),
  weightOf,
  scoring: {
    isScored: ({ type }) => type === 'score',
    // What comes with a scoring, before anybody chooses again.
    follows: ({ type }) => type === 'discard' || type === 'refill' || type === 'end',
  },
  showsEnd: true,
  endsSoon: ({ lastRound }) => lastRound,
  isTurnOf: (event, seat) => event.type === 'show' && Object.hasOwn(event.choices, seat),
};
