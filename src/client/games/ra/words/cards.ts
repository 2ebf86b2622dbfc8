import type { Tile } from '../../../../game/ra/tiles.ts';
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

const en: Readonly<Record<CardKind, string>> = {
  ra: 'Starts an auction at once and fills a space of the Ra track. The last space ends the epoch.',
  god: 'On your turn, press any tile of the track, and it fetches that one: no auction. If it stays at home it is worth 2 when the epoch ends. Then it leaves.',
  gold: 'Worth 3 each when the epoch ends. Then it leaves.',
  pharaoh: 'When an epoch ends, the most bring 5, the fewest cost 2. Ties share in full. Pharaohs stay.',
  nile: 'Worth 1 each when an epoch ends, but only with a flood. Nile tiles stay.',
  flood: 'Worth 1 each when the epoch ends, and it wakes your Nile tiles. Then it leaves.',
  civilization:
    'When the epoch ends, different types count: none −5, one or two 0, three 5, four 10, all five 15. Then they leave.',
  monument:
    'Scores once, after the third epoch: by different types (1 each up to six, seven bring 10, all eight 15), and by sets: three alike 5, four 10, five 15.',
  funeral: 'Takes two pharaohs from whoever wins it.',
  drought: 'Takes two Nile tiles from whoever wins it, floods first.',
  unrest: 'Takes two civilizations from whoever wins it, who chooses which.',
  earthquake: 'Takes two monuments from whoever wins it, who chooses which.',
};

const it: Readonly<Record<CardKind, string>> = {
  ra: 'Apre subito un’asta e riempie uno spazio del percorso di Ra. L’ultimo spazio chiude l’epoca.',
  god: 'Nel tuo turno premi una tessera qualsiasi del percorso: la prende lui, senza asta. Se resta a casa vale 2 a fine epoca. Poi se ne va.',
  gold: 'Vale 3 a tessera a fine epoca. Poi se ne va.',
  pharaoh:
    'A fine epoca chi ne ha di più guadagna 5, chi ne ha di meno perde 2. In parità vale per tutti. I faraoni restano.',
  nile: 'Vale 1 a tessera a fine epoca, ma solo con un’inondazione. Il Nilo resta.',
  flood: 'Vale 1 a tessera a fine epoca e risveglia il tuo Nilo. Poi se ne va.',
  civilization:
    'A fine epoca contano i tipi diversi: nessuno −5, uno o due 0, tre 5, quattro 10, tutti e cinque 15. Poi se ne vanno.',
  monument:
    'Conta una volta sola, dopo la terza epoca: per i tipi diversi (1 l’uno fino a sei, sette valgono 10, tutti e otto 15) e per i gruppi: tre uguali 5, quattro 10, cinque 15.',
  funeral: 'Toglie due faraoni a chi lo vince.',
  drought: 'Toglie due tessere del Nilo a chi la vince, prima le inondazioni.',
  unrest: 'Toglie due civiltà a chi la vince, che sceglie quali.',
  earthquake: 'Toglie due monumenti a chi lo vince, che sceglie quali.',
};

export const forWords = defineWords(en, it);

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
