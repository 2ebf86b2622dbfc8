import { LAST_EPOCH } from '../../../game/auction/epochs.ts';
import { lotOn } from '../../../game/auction/tracks.ts';
import { type RaEvent, RULE_OF_ITEM, SCORE_ITEMS, type ScoreItem } from '../../../game/ra/events.ts';
import { ra as rules } from '../../../game/ra/rules.ts';
import type { Table, View } from '../../../game/ra/table.ts';
import { deferredPart } from '../../ui/hooks/deferred.ts';
import { defineWords } from '../../ui/i18n/i18n.tsx';
import type { AuctionGame } from '../auction/context/auction-game.ts';
import { tellingBy } from '../auction/moments/telling.ts';
import { groupOfAuction } from '../auction/pieces/history-marks.tsx';
import { readerOf } from '../auction/view/facts.ts';
import type { OwnScenes } from '../auction/view/scenes.ts';
import { scoring } from '../auction/view/scoring-events.ts';
import { weightOf } from '../auction/words/sentences.ts';
import { soundWords } from '../auction/words/sounds.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { clientGame } from './index.ts';
import { iconOf, pictureOf } from './pieces/icons.tsx';
import { Tile } from './pieces/tile.tsx';
import { BAG, lotReasons, lotWorth, prospects } from './view/facts.ts';
import { reasonOf } from './view/refusals.ts';
import { refusalWords } from './words/refusals.ts';
import { itemWords } from './words/score.ts';
import { sentenceOf } from './words/sentences.ts';
import { tileWords } from './words/tile-words.ts';

const AT_THE_END: readonly ScoreItem[] = ['monument-kinds', 'monument-sets', 'suns'];

/** A disaster has come about when it takes what it takes. */
const SCENES: OwnScenes<RaEvent> = {
  god: { ms: 1500, sound: 'tile' },
  disaster: { ms: 1800, landsAt: 0.42, sound: 'gong' },
};

/** What the shared parts of the table must know of Ra. */
export const ra: AuctionGame<Table, RaEvent> = {
  id: 'ra',
  words: clientGame.words,
  styles: clientGame.styles,
  Tile,
  tileWords,
  // What is left in the bag, which a table need not tell, makes no move legal.
  legalMoves: (table, seat) => rules.legalMoves(table as View, seat),
  refusalOf: (table, seat, move) => rules.refusalOf(table as View, seat, move),
  refusalWords,
  reasonOf,
  sentenceOf,
  iconOf,
  HowToScore: deferredPart(() => import('./how-to-score.tsx').then(file => file.HowToScore)),
  soundWords,
  groupOf: groupOfAuction,
  weightOf,
  scoring,
  endsSoon: ({ epoch }) => epoch === LAST_EPOCH,
  after: (table, event) => rules.after(table as View, event),
  scenes: SCENES,
  telling: tellingBy(SCENES),
  readerOf,
  lotReasons: (view, seat) => lotReasons(view, seat, lotOn(view.track), paidBy(view, seat)),
  lotWorth: (view, seat) => lotWorth(view, seat, lotOn(view.track), paidBy(view, seat)),
  prospects,
  bag: BAG,
  sheet: {
    items: SCORE_ITEMS.map(item => ({ item, rule: RULE_OF_ITEM[item], atTheEnd: AT_THE_END.includes(item) })),
    names: itemWords,
    counts: [],
    pictureOf,
    countNames: defineWords({}, {}),
  },
};
