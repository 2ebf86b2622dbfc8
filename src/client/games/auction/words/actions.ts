import type { Sun } from '../../../../game/auction/suns.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

const tilesEn = (n: number) => plural('en', n, 'tile', 'tiles');
const tilesIt = (n: number) => plural('it', n, 'tessera', 'tessere');

export const actionWords = defineWords(
  {
    suns: 'Your suns',
    choices: 'Actions',
    draw: 'Draw',
    drawHint: 'a tile from the bag',
    invoke: 'Invoke Ra',
    invokeHint: 'begin an auction',
    pass: 'Pass',
    bid: (sun: Sun, tiles: number, centre: Sun) =>
      `Bid ${sun}: take ${tiles === 0 ? 'only' : `${tilesEn(tiles)} and`} the ${centre}`,
    sunUp: (sun: Sun) => `Sun ${sun}, face-up`,
    sunDown: (sun: Sun) => `Sun ${sun}, face-down until the epoch ends`,
    sunLaid: (sun: Sun) => `Sun ${sun}, bid in this auction`,
    down: 'face-down',
    laid: 'bid',
    done: 'Done',
  },
  {
    suns: 'I tuoi soli',
    choices: 'Azioni',
    draw: 'Pesca',
    drawHint: 'una tessera dal sacchetto',
    invoke: 'Invoca Ra',
    invokeHint: 'comincia un’asta',
    pass: 'Passa',
    bid: (sun, tiles, centre) =>
      `Offri ${il(sun)}: prendi ${tiles === 0 ? 'solo' : `${tilesIt(tiles)} e`} ${il(centre)}`,
    sunUp: sun => `Sole ${sun}, scoperto`,
    sunDown: sun => `Sole ${sun}, coperto fino a fine epoca`,
    sunLaid: sun => `Sole ${sun}, offerto in quest’asta`,
    down: 'coperto',
    laid: 'offerto',
    done: 'Fatto',
  },
);

/** What is expected now, in the turn banner, and in which epoch. `you`: of the reader, who is told; of others it is said. */
export const expectedWords = defineWords(
  {
    epoch: (epoch: number) => `Epoch ${epoch}`,
    ends: { auction: 'The auction ends', epoch: (epoch: number) => `Epoch ${epoch} ends` },
    drawOrInvoke: (you: boolean) => `${you ? '' : 'may '}draw a tile or invoke Ra`,
    mustInvoke: (you: boolean) => `the track is full, so ${you ? 'invoke Ra' : 'must invoke Ra'}`,
    bidOrPass: (best: Sun, you: boolean) =>
      you ? `bid more than ${best}, or pass` : `may bid more than ${best}`,
    openBid: (you: boolean) => (you ? 'bid a sun, or pass' : 'may bid a sun'),
    mustBid: (you: boolean) => `nobody has bid, so ${you ? 'bid a sun' : 'must bid a sun'}`,
  },
  {
    epoch: epoch => `Epoca ${epoch}`,
    ends: { auction: 'L’asta si chiude', epoch: epoch => `Finisce l’epoca ${epoch}` },
    drawOrInvoke: you => (you ? 'pesca una tessera o invoca Ra' : 'può pescare una tessera o invocare Ra'),
    mustInvoke: you => `il percorso d’asta è pieno, ${you ? 'invoca' : 'deve invocare'} Ra`,
    bidOrPass: (best, you) => (you ? `offri più di ${best}, o passa` : `può offrire più di ${best}`),
    openBid: you => (you ? 'offri un sole, o passa' : 'può offrire un sole'),
    mustBid: you => `nessuno ha offerto, ${you ? 'offri' : 'deve offrire'} un sole`,
  },
);
