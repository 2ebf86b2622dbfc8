import type { KheopsEvent } from '../../../game/kheops/events.ts';
import { kheops as rules } from '../../../game/kheops/rules.ts';
import type { View } from '../../../game/kheops/table.ts';
import type { BoardGame } from '../../table/board-game.ts';
import { deferredPart } from '../../ui/hooks/deferred.ts';
import { clientGame } from './index.ts';
import { iconOf } from './pieces/event-icon.tsx';
import { tellingTo } from './staging/telling.ts';
import { dressOf } from './view/facts.ts';
import { historyWords } from './words/history.ts';
import { refusalWords } from './words/refusals.ts';
import { sentenceOf, weightOf } from './words/sentences.ts';
import { soundWords } from './words/sounds.ts';

/** What is seen after an event. Of a match that is over everybody's hand is: the rules know of no such view. */
const after: BoardGame<View, KheopsEvent>['after'] = (view, event) => {
  const seen = rules.after(view, event);
  return view.hands === undefined ? seen : { ...seen, hands: view.hands };
};

/** What the table around the board must know of Kheops. */
export const kheops: BoardGame<View, KheopsEvent> = {
  id: 'kheops',
  words: clientGame.words,
  styles: clientGame.styles,
  legalMoves: rules.legalMoves,
  refusalOf: rules.refusalOf,
  after,
  telling: tellingTo,
  refusalWords,
  sentenceOf,
  readerOf: plain => plain,
  iconOf,
  HowToScore: deferredPart(() => import('./how-to-score.tsx').then(file => file.HowToScore)),
  soundWords,
  weightOf,
  scoring: { isScored: ({ type }) => type === 'end', follows: () => true },
  showsEnd: true,
  endsSoon: ({ stock }) => stock === 0,
  dressOf,
  groupOf: (event, { language, person }) => {
    if (event.type === 'setup') return '';
    if (event.type === 'pawn') return historyWords[language].turnOf(person(event.player));
    return null;
  },
};
