import {
  CIVILIZATION_FAME,
  DISASTER_TAKES,
  GOD_FAME,
  GOLD_FAME,
  MONUMENT_FAME,
  MONUMENT_SET_FAME,
  PHARAOH_FAME,
  RIVER_FAME,
} from '../../../../game/ra/numbers.ts';
import type { Tile } from '../../../../game/ra/tiles.ts';
import { inWords } from '../../../../site/number-in-words.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** What the card of a tile says it is for: one text a group of tiles. */
export type CardKind =
  | 'ra'
  | 'god'
  | 'gold'
  | 'pharaoh'
  | 'nile'
  | 'flood'
  | 'civilization'
  | 'monument'
  | 'funeral'
  | 'drought'
  | 'unrest'
  | 'earthquake';

const KINDS: Partial<Readonly<Record<Tile, CardKind>>> = {
  ra: 'ra',
  god: 'god',
  gold: 'gold',
  pharaoh: 'pharaoh',
  nile: 'nile',
  flood: 'flood',
  art: 'civilization',
  agriculture: 'civilization',
  religion: 'civilization',
  astronomy: 'civilization',
  writing: 'civilization',
  funeral: 'funeral',
  drought: 'drought',
  unrest: 'unrest',
  earthquake: 'earthquake',
};

/** What is left are monuments. */
export const cardKind = (tile: Tile): CardKind => KINDS[tile] ?? 'monument';

const { most, fewest } = PHARAOH_FAME;
const ofTypes = CIVILIZATION_FAME.map(fame => (fame < 0 ? signed(fame) : `${fame}`));
const each = MONUMENT_FAME[1];
const ofSet = MONUMENT_SET_FAME;
const takesEn = inWords('en', DISASTER_TAKES);
const takesIt = inWords('it', DISASTER_TAKES);

const en: Readonly<Record<CardKind, string>> = {
  ra: 'Starts an auction at once and fills a space of the Ra track. The last space ends the epoch.',
  god: `On your turn, press any tile of the track but a god, and it fetches that one: no auction. If it stays at home it is worth ${GOD_FAME} when the epoch ends. Then it leaves.`,
  gold: `Worth ${GOLD_FAME} each when the epoch ends. Then it leaves.`,
  pharaoh: `When an epoch ends, the most bring ${most}, the fewest cost ${-fewest}. Ties share in full. Pharaohs stay.`,
  nile: `Worth ${RIVER_FAME} each when an epoch ends, but only with a flood. Nile tiles stay.`,
  flood: `Worth ${RIVER_FAME} each when the epoch ends, and it wakes your Nile tiles. Then it leaves.`,
  civilization: `When the epoch ends, different types count: none ${ofTypes[0]}, one or two ${ofTypes[1]}, three ${ofTypes[3]}, four ${ofTypes[4]}, all five ${ofTypes[5]}. Then they leave.`,
  monument: `Scores once, after the third epoch: by different types (${each} each up to six, seven bring ${MONUMENT_FAME[7]}, all eight ${MONUMENT_FAME[8]}), and by sets: three alike ${ofSet[3]}, four ${ofSet[4]}, five ${ofSet[5]}.`,
  funeral: `Takes ${takesEn} pharaohs from whoever wins it.`,
  drought: `Takes ${takesEn} Nile tiles from whoever wins it, floods first.`,
  unrest: `Takes ${takesEn} civilizations from whoever wins it, who chooses which.`,
  earthquake: `Takes ${takesEn} monuments from whoever wins it, who chooses which.`,
};

const it: Readonly<Record<CardKind, string>> = {
  ra: 'Apre subito un’asta e riempie uno spazio del percorso di Ra. L’ultimo spazio chiude l’epoca.',
  god: `Nel tuo turno premi una tessera del percorso, tranne un altro dio: la prende lui, senza asta. Se resta a casa vale ${GOD_FAME} a fine epoca. Poi se ne va.`,
  gold: `Vale ${GOLD_FAME} a tessera a fine epoca. Poi se ne va.`,
  pharaoh: `A fine epoca chi ne ha di più guadagna ${most}, chi ne ha di meno perde ${-fewest}. In parità vale per tutti. I faraoni restano.`,
  nile: `Vale ${RIVER_FAME} a tessera a fine epoca, ma solo con un’inondazione. Il Nilo resta.`,
  flood: `Vale ${RIVER_FAME} a tessera a fine epoca e risveglia il tuo Nilo. Poi se ne va.`,
  civilization: `A fine epoca contano i tipi diversi: nessuno ${ofTypes[0]}, uno o due ${ofTypes[1]}, tre ${ofTypes[3]}, quattro ${ofTypes[4]}, tutti e cinque ${ofTypes[5]}. Poi se ne vanno.`,
  monument: `Conta una volta sola, dopo la terza epoca: per i tipi diversi (${each} l’uno fino a sei, sette valgono ${MONUMENT_FAME[7]}, tutti e otto ${MONUMENT_FAME[8]}) e per i gruppi: tre uguali ${ofSet[3]}, quattro ${ofSet[4]}, cinque ${ofSet[5]}.`,
  funeral: `Toglie ${takesIt} faraoni a chi lo vince.`,
  drought: `Toglie ${takesIt} tessere del Nilo a chi la vince, prima le inondazioni.`,
  unrest: `Toglie ${takesIt} civiltà a chi la vince, che sceglie quali.`,
  earthquake: `Toglie ${takesIt} monumenti a chi lo vince, che sceglie quali.`,
};

export const forWords = defineWords(en, it);

/** How the river scores, Nile and floods together. */
export const riverWords = defineWords(
  {
    river: `When an epoch ends, ${RIVER_FAME} for each Nile and each flood tile, but only with at least one flood. Floods leave, the Nile stays.`,
  },
  {
    river: `A fine epoca ${RIVER_FAME} per ogni Nilo e ogni inondazione, ma solo con almeno un’inondazione. Le inondazioni se ne vanno, il Nilo resta.`,
  },
);

/** The rule behind a tile. */
export const RULE_OF_CARD: Readonly<Record<CardKind, string>> = {
  ra: 'T-03',
  god: 'R-01',
  gold: 'R-13',
  pharaoh: 'R-11',
  nile: 'R-12',
  flood: 'R-12',
  civilization: 'R-14',
  monument: 'R-15',
  funeral: 'R-03',
  drought: 'R-03',
  unrest: 'R-03',
  earthquake: 'R-03',
};
