import { LAST_EPOCH } from '../../../game/auction/epochs.ts';
import {
  type PriestsEvent,
  RULE_OF_ITEM,
  SCORE_ITEMS,
  type ScoreItem,
} from '../../../game/priests-of-ra/events.ts';
import { priestsOfRa as rules } from '../../../game/priests-of-ra/rules.ts';
import type { Table, View } from '../../../game/priests-of-ra/table.ts';
import { deferredPart } from '../../ui/hooks/deferred.ts';
import type { AuctionGame } from '../auction/context/auction-game.ts';
import { tellingBy } from '../auction/moments/telling.ts';
import { groupOfAuction } from '../auction/pieces/history-marks.tsx';
import { readerOf } from '../auction/view/facts.ts';
import { reasonOf } from '../auction/view/refusals.ts';
import type { OwnScenes } from '../auction/view/scenes.ts';
import { scoring } from '../auction/view/scoring-events.ts';
import { weightOf } from '../auction/words/sentences.ts';
import { soundWords } from '../auction/words/sounds.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { clientGame } from './index.ts';
import { iconOf, pictureOf } from './pieces/icons.tsx';
import { Tile } from './pieces/tile.tsx';
import { BAG, lotReasons, lotWorth, prospects } from './view/facts.ts';
import { refusalWords } from './words/refusals.ts';
import { countWords, itemWords } from './words/score.ts';
import { sentenceOf } from './words/sentences.ts';
import { tileWords } from './words/tile-words.ts';

const AT_THE_END: readonly ScoreItem[] = ['pyramid', 'chambers', 'ankhs', 'suns'];

/** A tile is laid and turned at once. */
const SCENES: OwnScenes<PriestsEvent> = { place: null, flip: null };

/** What the shared parts of the table must know of Priests of Ra. */
export const priestsOfRa: AuctionGame<Table, PriestsEvent> = {
  id: 'priests-of-ra',
  words: clientGame.words,
  styles: clientGame.styles,
  Tile,
  tileWords,
  // What is left in the bag, which a table need not tell, makes no move legal.
  legalMoves: (table, seat) => rules.legalMoves(table as View, seat),
  refusalOf: (table, seat, move) => rules.refusalOf(table as View, seat, move),
  refusalWords,
  reasonOf: (view, seat, move, refusal) => {
    const reason = reasonOf(view, seat, move, refusal);
    return reason === 'settle-first' && view.step.kind === 'priests' ? 'turn-or-done' : reason;
  },
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
  lotReasons: (view, seat) => lotReasons(view, seat, view.track, paidBy(view, seat)),
  lotWorth: (view, seat) => lotWorth(view, seat, view.track, paidBy(view, seat)),
  prospects,
  bag: BAG,
  sheet: {
    items: SCORE_ITEMS.map(item => ({ item, rule: RULE_OF_ITEM[item], atTheEnd: AT_THE_END.includes(item) })),
    names: itemWords,
    counts: [
      { key: 'plagues', rule: 'P-13' },
      { key: 'ankhs', rule: 'P-11' },
    ],
    pictureOf,
    countNames: countWords,
  },
};
