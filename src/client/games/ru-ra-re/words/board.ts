import type { ScoreItem } from '../../../../game/ru-ra-re/events.ts';
import { signed } from '../../../i18n/grammar.ts';
import { defineWords, plural } from '../../../i18n/i18n.tsx';

const itemsEn: Readonly<Record<ScoreItem, string>> = {
  kings: 'Kings',
  churches: 'Churches',
  points: 'Points cards',
  knights: 'Knights',
  animals: 'Animals',
  farms: 'Farms',
};
const itemsIt: Readonly<Record<ScoreItem, string>> = {
  kings: 'Re',
  churches: 'Chiese',
  points: 'Carte punti',
  knights: 'Cavalieri',
  animals: 'Animali',
  farms: 'Fattorie',
};
export const itemWords = defineWords(itemsEn, itemsIt);

/** The rows, the hands, and what lies in front of the players. */
export const boardWords = defineWords(
  {
    rows: 'Rows',
    row: (n: number) => `Row ${n}`,
    holds: (cards: string, outermost: string) => `${cards}; outermost: ${outermost}`,
    empty: 'no cards',
    brings: (n: number) => `brings you ${signed(n)} as things lie`,
    chosen: 'your choice',
    gain: (n: number) => signed(n),
    hands: 'Hands',
    fist: 'is thinking',
    ready: 'has chosen',
    resting: 'has a row',
    shows: (n: number) => `shows ${n}`,
    players: 'Other players',
    yours: 'In front of you',
    inFrontOf: (name: string) => `In front of ${name}`,
    now: (n: number) => plural('en', n, 'point', 'points'),
    nowHint: 'if the scoring came now',
    total: (n: number) => `${n} scored`,
    oneMore: (n: number) => `one more: ${signed(n)}`,
    held: (n: number, name: string) => `${n} ${name}`,
    pile: (n: number) => plural('en', n, 'card in the pile', 'cards in the pile'),
    round: (n: number) => `Round ${n}`,
    lastRound: 'Last round',
    secondHalf: 'after the first scoring',
    nothingYet: 'nothing yet',
  },
  {
    rows: 'Serie',
    row: n => `Serie ${n}`,
    holds: (cards, outermost) => `${cards}; all’esterno: ${outermost}`,
    empty: 'nessuna carta',
    brings: n => `ti darebbe ${signed(n)}, così come stanno le cose`,
    chosen: 'la tua scelta',
    gain: n => signed(n),
    hands: 'Mani',
    fist: 'sta pensando',
    ready: 'ha scelto',
    resting: 'ha la sua serie',
    shows: n => `mostra ${n}`,
    players: 'Altri giocatori',
    yours: 'Davanti a te',
    inFrontOf: name => `Davanti a ${name}`,
    now: n => plural('it', n, 'punto', 'punti'),
    nowHint: 'se si valutasse ora',
    total: n => `${n} già segnati`,
    oneMore: n => `una in più: ${signed(n)}`,
    held: (n, name) => `${n} ${name}`,
    pile: n => plural('it', n, 'carta nel mazzo', 'carte nel mazzo'),
    round: n => `Turno ${n}`,
    lastRound: 'Ultimo turno',
    secondHalf: 'dopo la prima valutazione',
    nothingYet: 'ancora niente',
  },
);

/** What is expected, and what can be done. */
export const actionWords = defineWords(
  {
    choose: 'choose a row',
    chooseAgain: 'choose again',
    waitFor: (names: string) => `waiting for ${names}`,
    everybody: 'All choose',
    prompt: 'Choose a row in secret. You may change it until everybody has chosen.',
    promptAgain: 'You clashed: choose again, any row that holds cards.',
    chosen: (row: number) => `You have chosen row ${row}. You may still change it.`,
    resting: 'You have your row. The others choose again.',
    telling: 'Ru – Ra – Re!',
    skip: 'Go on',
    skipHint: 'without looking',
  },
  {
    choose: 'scegliere una serie',
    chooseAgain: 'scegliere di nuovo',
    waitFor: names => `si aspetta ${names}`,
    everybody: 'Scelgono tutti',
    prompt: 'Scegli in segreto una serie. Puoi cambiare finché non hanno scelto tutti.',
    promptAgain: 'Stessa serie: scegli di nuovo, una qualsiasi con delle carte.',
    chosen: row => `Hai scelto la serie ${row}. Puoi ancora cambiare.`,
    resting: 'Hai la tua serie. Gli altri scelgono di nuovo.',
    telling: 'Ru – Ra – Re!',
    skip: 'Avanti',
    skipHint: 'senza guardare',
  },
);

/** The score sheets. */
export const scoreWords = defineWords(
  {
    item: 'Item',
    now: 'As it stands',
    nowLead: 'What the displays would be worth if the scoring came now.',
    first: 'First scoring',
    second: 'Second scoring',
    sum: 'Sum',
    total: 'Total',
    winner: (name: string) => `${name} wins`,
    youWin: 'You win',
    shared: (names: string) => `${names} share the win`,
    scorings: 'Scorings',
  },
  {
    item: 'Voce',
    now: 'Allo stato attuale',
    nowLead: 'Quanto varrebbero le carte se si valutasse ora.',
    first: 'Prima valutazione',
    second: 'Seconda valutazione',
    sum: 'Somma',
    total: 'Totale',
    winner: name => `Vince ${name}`,
    youWin: 'Hai vinto',
    shared: names => `Vincono insieme ${names}`,
    scorings: 'Valutazioni',
  },
);

export const helpWords = defineWords(
  {
    rows: 'Choose row 1, 2, …',
    skip: 'Go on without looking',
    markFist: 'Fist: is thinking. Fist with a tick: has chosen, and may still change it',
    markOutermost: 'The card that lies over the others is the outermost: a clash takes it',
    markStays:
      'Farms, churches and points cards go back after the first scoring; kings, knights and animals stay',
  },
  {
    rows: 'Scegli la serie 1, 2, …',
    skip: 'Avanti senza guardare',
    markFist: 'Pugno: sta pensando. Pugno con la spunta: ha scelto, e può ancora cambiare',
    markOutermost: 'La carta che sta sopra le altre è la più esterna: chi si scontra la perde',
    markStays:
      'Fattorie, chiese e carte punti tornano nella scatola dopo la prima valutazione; re, cavalieri e animali restano',
  },
);
