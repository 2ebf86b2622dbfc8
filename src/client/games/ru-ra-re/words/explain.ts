import {
  ANIMAL_POINTS,
  CHURCH_POINTS,
  COUPLE_POINTS,
  FARM_POINTS,
  KING_POINTS,
  KNIGHT_POINTS,
  MOST_KNIGHTS_POINTS,
} from '../../../../game/ru-ra-re/numbers.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import type { FanKind } from '../view/fans.ts';

/** "1, 3, 6 or 10". */
const either = (numbers: readonly number[], or: string): string =>
  `${numbers.slice(0, -1).join(', ')} ${or} ${numbers.at(-1)}`;
/** How many of a kind a list knows: one, two, three … */
const counts = (byCount: readonly number[]): readonly number[] => [...byCount.keys()].slice(1);
const mostKings = KING_POINTS.length - 1;

const ANIMAL_EN = `Animals, each kind on its own: ${either(counts(ANIMAL_POINTS), 'or')} of a kind are worth ${either(ANIMAL_POINTS.slice(1), 'or')}.`;
const ANIMAL_IT = `Animali, specie per specie: ${either(counts(ANIMAL_POINTS), 'o')} uguali valgono ${either(ANIMAL_POINTS.slice(1), 'o')}.`;
const animals = (text: string) => ({
  sheep: text,
  horse: text,
  pig: text,
  cow: text,
  goat: text,
  goose: text,
  hen: text,
  dog: text,
});

const countsEn: Readonly<Record<FanKind, string>> = {
  king: `Kings: 1 to ${mostKings} of them are worth ${either(KING_POINTS.slice(1), 'or')}.`,
  knight: `Knights: ${KNIGHT_POINTS} each; ${MOST_KNIGHTS_POINTS} each for whoever has the most, and for all who tie.`,
  church: `Churches: ${CHURCH_POINTS} for whoever has the most, and for all who tie.`,
  farm: `A farmer and a farmwife: ${COUPLE_POINTS}; with a farmhouse: ${FARM_POINTS}. On their own: nothing.`,
  points: 'Points cards are worth their number.',
  ...animals(ANIMAL_EN),
};
const countsIt: Readonly<Record<FanKind, string>> = {
  king: `Re: da 1 a ${mostKings} valgono ${either(KING_POINTS.slice(1), 'o')}.`,
  knight: `Cavalieri: ${KNIGHT_POINTS} ciascuno; ${MOST_KNIGHTS_POINTS} ciascuno per chi ne ha di più, anche a pari merito.`,
  church: `Chiese: ${CHURCH_POINTS} per chi ne ha di più, anche a pari merito.`,
  farm: `Un contadino e una contadina: ${COUPLE_POINTS}; con una casa: ${FARM_POINTS}. Da soli: niente.`,
  points: 'Le carte punti valgono il loro numero.',
  ...animals(ANIMAL_IT),
};

/** What the cards of the table explain. */
export const explainWords = defineWords(
  {
    counts: countsEn,
    printed:
      'Beside a card’s sign stands how many of it there are in the game, such as ×5; at its foot, what it scores.',
    stays: 'The tick: kept after the first scoring, and counted again.',
    leaves: 'The cross: back in the box after the first scoring, counted once.',
    now: (points: number) =>
      points === 0 ? 'Now: nothing.' : `Now: ${plural('en', points, 'point', 'points')}.`,
    unseen: (n: number, card: string) => (n === 0 ? `${card}: all seen.` : `${card}: ${n} not seen yet.`),
    pile: 'When filling the rows uses it up, one last round is played.',
    pileOut: 'It is used up: after this round comes the final scoring.',
    box: 'The cards lost in clashes, and those put back after the first scoring. If the pile runs short for the last round, the box is shuffled and fills the rows.',
    scored: (n: number) => `From the first scoring: ${n}.`,
    items: (list: string) => `If scored now: ${list === '' ? 'nothing' : list}.`,
    final: (list: string) => `In the final scoring: ${list === '' ? 'nothing' : list}.`,
    inAll: (n: number) => `In all: ${n}.`,
    nothing: 'No cards yet.',
    ready: 'The tick: they may still change their mind, until all have chosen.',
    clash:
      'Where two or more choose it nobody takes it: its outermost card goes to the box, and they choose again.',
    press: 'Press to see all their cards.',
  },
  {
    counts: countsIt,
    printed:
      'Accanto al simbolo di una carta è scritto quante ce ne sono nel gioco, per esempio ×5; in basso, quanto vale.',
    stays: 'La spunta: in tavola anche dopo il primo conteggio, punti due volte.',
    leaves: 'La croce: nella scatola dopo il primo conteggio, punti una volta sola.',
    now: points => (points === 0 ? 'Ora: niente.' : `Ora: ${plural('it', points, 'punto', 'punti')}.`),
    unseen: (n, card) => (n === 0 ? `${card}: non ne restano da vedere.` : `${card}: ${n} ancora da vedere.`),
    pile: 'Quando si esaurisce riempiendo le serie, si gioca un ultimo turno.',
    pileOut: 'È esaurito: dopo questo turno c’è il conteggio finale.',
    box: 'Le carte perse negli scontri e quelle rimesse via dopo il primo conteggio. Se per l’ultimo turno il mazzo non basta, la scatola viene mescolata e completa le serie.',
    scored: n => `Dal primo conteggio: ${n}.`,
    items: list => `Se si contasse ora: ${list === '' ? 'niente' : list}.`,
    final: list => `Nel conteggio finale: ${list === '' ? 'niente' : list}.`,
    inAll: n => `In tutto: ${n}.`,
    nothing: 'Ancora nessuna carta.',
    ready: 'La spunta: può ancora cambiare idea, finché non hanno scelto tutti.',
    clash:
      'Se la scelgono in due o più nessuno la prende: la carta più esterna va nella scatola, e si sceglie di nuovo.',
    press: 'Premi per vedere tutte le sue carte.',
  },
);
