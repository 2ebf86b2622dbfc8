import type { Sun } from '../../../../game/auction/suns.ts';
import { defineWords, plural } from '../../../i18n/i18n.tsx';
import { il } from './grammar.ts';

const tilesEn = (n: number) => (n === 0 ? 'no tiles' : plural('en', n, 'tile', 'tiles'));
const tilesIt = (n: number) => (n === 0 ? 'nessuna tessera' : plural('it', n, 'tessera', 'tessere'));

export const actionWords = defineWords(
  {
    suns: 'Your suns',
    choices: 'Actions',
    draw: 'Draw',
    drawHint: 'a tile from the bag',
    invoke: 'Invoke Ra',
    invokeHint: 'begin an auction',
    pass: 'Pass',
    bid: (sun: Sun, tiles: number, centre: Sun) => `Bid ${sun}: take ${tilesEn(tiles)} and the ${centre}`,
    sunUp: (sun: Sun) => `Sun ${sun}, face-up`,
    sunDown: (sun: Sun) => `Sun ${sun}, face-down until the next epoch`,
    down: 'face-down',
    done: 'Done',
  },
  {
    suns: 'I tuoi gettoni sole',
    choices: 'Azioni',
    draw: 'Pesca',
    drawHint: 'una tessera dalla borsa',
    invoke: 'Invoca Ra',
    invokeHint: 'comincia un’asta',
    pass: 'Passa',
    bid: (sun, tiles, centre) => `Offri ${il(sun)}: prendi ${tilesIt(tiles)} e ${il(centre)}`,
    sunUp: sun => `Sole ${sun}, scoperto`,
    sunDown: sun => `Sole ${sun}, coperto fino alla prossima epoca`,
    down: 'coperto',
    done: 'Fatto',
  },
);

/** What is expected now, in the turn banner, and in which epoch. */
export const expectedWords = defineWords(
  {
    epoch: (epoch: number) => `Epoch ${epoch}`,
    drawOrInvoke: 'draw a tile or invoke Ra',
    mustInvoke: 'the track is full, so invoke Ra',
    bidOrPass: (best: Sun) => `bid more than ${best}, or pass`,
    openBid: 'bid a sun, or pass',
    mustBid: 'nobody has bid, so a sun must be bid',
  },
  {
    epoch: epoch => `Epoca ${epoch}`,
    drawOrInvoke: 'pescare una tessera o invocare Ra',
    mustInvoke: 'il percorso d’asta è pieno, invocare Ra',
    bidOrPass: best => `offrire più di ${best}, o passare`,
    openBid: 'offrire un sole, o passare',
    mustBid: 'nessuno ha offerto, offrire un sole è d’obbligo',
  },
);
