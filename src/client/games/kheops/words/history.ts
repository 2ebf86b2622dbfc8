import type { Power } from '../../../../game/kheops/tiles.ts';
import { ha, type Person, tuOr, who, youOr } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

/** A cell in words, where it is named at all. */
type Place = string | null;

const inBrackets = (cell: Place): string => (cell === null ? '' : ` (${cell})`);

const has = (p: Person): string => (p.you ? 'You have' : `${p.name} has`);

const en = {
  cell: (row: number, place: number) => `row ${row}, place ${place}`,
  setup: (white: Person, blue: Person) =>
    `The base of the pyramid is laid. ${has(white)} white and ${white.you ? 'begin' : 'begins'}. ${has(blue)} blue.`,
  pawn: (p: Person, piece: string, cell: Place) =>
    `${who(p)} placed ${piece}${cell === null ? '' : ` at ${cell}`}.`,
  replaces: (p: Person, piece: string, cell: Place) =>
    `${who(p)} placed ${piece} on an opposing worker${cell === null ? '' : `${inBrackets(cell)}, who goes back to the supply`}.`,
  none: (power: string) => `The power ${power} has no effect there.`,
  turned: (p: Person, kind: string, cell: Place) => `${who(p)} rotated ${kind}${inBrackets(cell)}.`,
  swapped: (p: Person, from: Place, to: Place) =>
    `${who(p)} swapped ${from === null || to === null ? 'two pawns' : `the pawns at ${from} and ${to}`}.`,
  moved: (p: Person, from: Place, to: Place) =>
    `${who(p)} moved a pawn${from === null || to === null ? '' : ` from ${from} to ${to}`}.`,
  laid: (p: Person, tile: string, cell: Place) => `${who(p)} laid ${tile}${inBrackets(cell)}.`,
  turnOf: (p: Person) => (p.you ? 'Your turn' : `${p.name}’s turn`),
  drew: (p: Person) => `${who(p)} drew a tile.`,
  network: (
    n: number,
    rooms: number,
    extras: string,
    closed: boolean,
    points: number,
    owner: string | null,
  ) =>
    `A network of ${n} tiles: ${plural('en', rooms, 'room', 'rooms')}${extras === '' ? '' : `, ${extras}`}${closed ? ', closed and doubled' : ''}. ${plural('en', points, 'point', 'points')}${owner === null ? ', scored by nobody' : ` for ${owner}`}.`,
  cursed: (n: number) => `A network of ${n} tiles is cursed: it is worth nothing.`,
  ankhs: (p: Person, count: number, points: number) =>
    `${who(p)} ${p.you ? 'hold' : 'holds'} ${plural('en', count, 'ankh', 'ankhs')}: ${plural('en', points, 'point', 'points')}.`,
  score: (p: Person, points: number) => `${youOr(p)} ${points}`,
  ended: (p: Person, scores: string) => `${p.you ? 'You win' : `${p.name} wins`}: ${scores}.`,
  drawn: (scores: string) => `A draw: ${scores}.`,
  you: 'you',
  powers: {
    'rotate-corridor': 'to rotate a corridor',
    'rotate-room': 'to rotate a room',
    swap: 'to swap two pawns',
    move: 'to move a pawn',
  } satisfies Record<Power, string>,
};

/** What happened, as sentences. */
export const historyWords = defineWords(en, {
  cell: (row, place) => `fila ${row}, casella ${place}`,
  setup: (white, blue) =>
    `La base della piramide è pronta. ${white.you ? 'Hai il bianco e cominci' : `${white.name} ha il bianco e comincia`}. ${blue.you ? 'Hai' : `${blue.name} ha`} il blu.`,
  pawn: (p, piece, cell) => `${ha(p)} piazzato ${piece}${cell === null ? '' : ` in ${cell}`}.`,
  replaces: (p, piece, cell) =>
    `${ha(p)} piazzato ${piece} al posto di un operaio${cell === null ? '' : ` avversario${inBrackets(cell)}, che torna nella riserva`}.`,
  none: power => `Il potere ${power} lì non ha effetto.`,
  turned: (p, kind, cell) => `${ha(p)} ruotato ${kind}${inBrackets(cell)}.`,
  swapped: (p, from, to) =>
    `${ha(p)} scambiato ${from === null || to === null ? 'due pedine' : `le pedine in ${from} e in ${to}`}.`,
  moved: (p, from, to) =>
    `${ha(p)} spostato una pedina${from === null || to === null ? '' : ` dalla ${from}, alla ${to}`}.`,
  laid: (p, tile, cell) => `${ha(p)} posato ${tile}${inBrackets(cell)}.`,
  turnOf: p => (p.you ? 'Il tuo turno' : `Il turno di ${p.name}`),
  drew: p => `${ha(p)} pescato una tessera.`,
  network: (n, rooms, extras, closed, points, owner) =>
    `Un sotterraneo di ${n} tessere: ${plural('it', rooms, 'sala', 'sale')}${extras === '' ? '' : `, ${extras}`}${closed ? ', chiuso e raddoppiato' : ''}. ${plural('it', points, 'punto', 'punti')} ${owner === null ? 'a nessuno' : `a ${owner}`}.`,
  cursed: n => `Un sotterraneo di ${n} tessere è maledetto: non vale niente.`,
  ankhs: (p, count, points) =>
    `${p.you ? 'Occupi' : `${p.name} occupa`} ${count} ankh: ${plural('it', points, 'punto', 'punti')}.`,
  score: (p, points) => `${tuOr(p)} ${points}`,
  ended: (p, scores) => `${p.you ? 'Vinci tu' : `Vince ${p.name}`}: ${scores}.`,
  drawn: scores => `Pareggio: ${scores}.`,
  you: 'te',
  powers: {
    'rotate-corridor': 'di ruotare un corridoio',
    'rotate-room': 'di ruotare una sala',
    swap: 'di scambiare due pedine',
    move: 'di spostare una pedina',
  },
});
