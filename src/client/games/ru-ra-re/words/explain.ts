import { defineWords, plural } from '../../../i18n/i18n.tsx';
import type { FanKind } from '../fans.ts';

const ANIMAL_EN = 'Animals, each kind by itself: 1, 2, 3, 4, 5 of a kind are worth 1, 3, 6, 10, 15.';
const ANIMAL_IT = 'Animali, ogni specie per sé: 1, 2, 3, 4, 5 uguali valgono 1, 3, 6, 10, 15.';
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
  king: 'Kings: 1 to 7 of them are worth 0, 1, 4, 9, 16, 25, 36.',
  knight: 'Knights: 1 each; 2 each for whoever has the most, or ties for it.',
  church: 'Churches: 10 for whoever has the most, and for all who tie.',
  farm: 'Farmer and farmwife: 7; with a farmhouse: 14. Anything single: nothing.',
  points: 'Points cards are worth their number.',
  ...animals(ANIMAL_EN),
};
const countsIt: Readonly<Record<FanKind, string>> = {
  king: 'Re: da 1 a 7 valgono 0, 1, 4, 9, 16, 25, 36.',
  knight: 'Cavalieri: 1 l’uno; 2 l’uno a chi ne ha di più, anche a pari merito.',
  church: 'Chiese: 10 a chi ne ha di più, e a tutti i pari merito.',
  farm: 'Contadino e contadina: 7; con una casa: 14. Da soli: niente.',
  points: 'Le carte punti valgono il loro numero.',
  ...animals(ANIMAL_IT),
};

/** What the cards of the table explain. */
export const explainWords = defineWords(
  {
    counts: countsEn,
    stays: 'Stays in front of you after the first scoring, and counts again.',
    leaves: 'Goes back in the box after the first scoring: counts once.',
    now: (points: number) => `Now: ${plural('en', points, 'point', 'points')}.`,
    unseen: (n: number, card: string) => `${card}: ${n} not seen yet.`,
    pile: 'When filling the rows uses it up, one last round is played.',
    box: 'What clashes lose and what the first scoring uses up. For the last round it is shuffled, if the pile falls short.',
    scored: (n: number) => `Scored already: ${n}.`,
    items: (list: string) => `If the scoring came now: ${list}.`,
    press: 'Press to see all that lies there.',
    nothing: 'Nothing lies there yet.',
  },
  {
    counts: countsIt,
    stays: 'Resta davanti a te dopo il primo conteggio, e vale di nuovo.',
    leaves: 'Dopo il primo conteggio torna nella scatola: vale una volta sola.',
    now: points => `Ora: ${plural('it', points, 'punto', 'punti')}.`,
    unseen: (n, card) => `${card}: ${n === 1 ? '1 non ancora vista' : `${n} non ancora viste`}.`,
    pile: 'Quando si esaurisce riempiendo le serie, si gioca un ultimo turno.',
    box: 'Ciò che si perde negli scontri e ciò che esce dopo il primo conteggio. Per l’ultimo turno si mischia, se il mazzo non basta.',
    scored: n => `Già segnati: ${n}.`,
    items: list => `Se si contasse ora: ${list}.`,
    press: 'Premi per vedere tutte le sue carte.',
    nothing: 'Non c’è ancora niente.',
  },
);
