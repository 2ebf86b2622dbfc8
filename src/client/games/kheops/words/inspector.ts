import { CLOSED_TIMES } from '../../../../game/kheops/numbers.ts';
import type { Power } from '../../../../game/kheops/tiles.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

const thenEn: Readonly<Record<Power, (n: number) => string>> = {
  'rotate-corridor': n => `Then you must rotate a corridor: ${n} within reach.`,
  'rotate-room': n => `Then you must rotate a room: ${n} within reach.`,
  swap: () => 'Then you must swap one of your pawns with an opposing one.',
  move: () => 'Then you must move another pawn of yours.',
};
const thenIt: Readonly<Record<Power, (n: number) => string>> = {
  'rotate-corridor': n => `Poi devi ruotare un corridoio a scelta fra ${n}.`,
  'rotate-room': n => `Poi devi ruotare una sala a scelta fra ${n}.`,
  swap: () => 'Poi devi scambiare una tua pedina con un’avversaria.',
  move: () => 'Poi devi spostare un’altra tua pedina.',
};

/** What a cell holds and what a move would bring about. */
export const inspectorWords = defineWords(
  {
    label: 'What lies there',
    alone: 'Joined to no other tile: no network.',
    tile: (kind: string, symbol: string) => `${kind}, ${symbol}`,
    noUse: 'Its power has no effect here: it is skipped.',
    next: thenEn,
    network: (n: number) => `Network of ${plural('en', n, 'tile', 'tiles')}:`,
    rooms: (n: number) => plural('en', n, 'room', 'rooms'),
    pawns: 'Pawns:',
    score: 'Score:',
    closed: `– closed: × ${CLOSED_TIMES}`,
    closedYetOpen: 'Closed: no opening leads out of the pyramid.',
    cursed: 'cursed, worth nothing',
    worth: (n: number) => plural('en', n, 'point', 'points'),
    closes: (n: number) => (n === 1 ? 'A network is closed' : `${n} networks are closed`),
    ifItStays: 'If it stays that way until the end.',
    toNobody: (n: number) => `${plural('en', n, 'point', 'points')}, scored by nobody`,
    toYou: (n: number) => `${plural('en', n, 'point', 'points')} for you`,
    to: (n: number, name: string) => `${plural('en', n, 'point', 'points')} for ${name}`,
  },
  {
    label: 'Che cosa c’è lì',
    alone: 'Non comunica con altre tessere: nessun sotterraneo.',
    tile: (kind, symbol) => `${kind}, ${symbol}`,
    noUse: 'Il suo potere qui non ha effetto: si salta.',
    next: thenIt,
    network: n => `Sotterraneo di ${plural('it', n, 'tessera', 'tessere')}:`,
    rooms: n => plural('it', n, 'sala', 'sale'),
    pawns: 'Pedine:',
    score: 'Punti:',
    closed: `– chiuso: × ${CLOSED_TIMES}`,
    closedYetOpen: 'Chiuso: nessuna apertura dà fuori dalla piramide.',
    cursed: 'maledetto, non vale niente',
    worth: n => plural('it', n, 'punto', 'punti'),
    closes: n => (n === 1 ? 'Un sotterraneo è chiuso' : `${n} sotterranei sono chiusi`),
    ifItStays: 'Se resta così fino alla fine.',
    toNobody: n => `${plural('it', n, 'punto', 'punti')} a nessuno`,
    toYou: n => `${plural('it', n, 'punto', 'punti')} a te`,
    to: (n, name) => `${plural('it', n, 'punto', 'punti')} a ${name}`,
  },
);
