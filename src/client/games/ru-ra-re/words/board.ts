import type { ScoreItem } from '../../../../game/ru-ra-re/events.ts';
import { type Person, signed } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

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
    brings: (n: number) => `would bring you ${n === 0 ? 'nothing' : signed(n)} as things stand`,
    chosen: 'your choice',
    gain: (n: number) => signed(n),
    hands: 'Hands',
    fist: 'still to choose',
    ready: 'choice made',
    resting: 'row taken',
    shows: (n: number) => `row ${n}`,
    players: 'Other players',
    yours: 'In front of you',
    inFrontOf: (name: string) => `In front of ${name}`,
    now: (n: number) => plural('en', n, 'point', 'points'),
    nowHint: 'if scored now',
    inAll: 'in all',
    scored: (_n: number) => 'scored',
    next: (points: number, n: number, card: string) =>
      card === '' ? `with ${n}: ${points}` : `+ ${card}: ${points}`,
    worth: (likely: number, best: number) => `likely ${likely} · maybe ${best}`,
    asOfNow: 'now',
    inTheEnd: (likely: number, best: number) => `at the end likely ${likely}, maybe ${best}`,
    about: (likely: number) => `≈ ${likely}`,
    perhaps: (best: number) => `↑ ${best}`,
    openSheet: (name: string) => `${name}: their cards, and what each row would bring`,
    interest: 'What each row would bring',
    ofRow: { now: 'Now', likely: 'Likely', best: 'Maybe' },
    hope: 'Likely is the bots’ estimate of what it adds by the end. Maybe is what it would bring if everything came that goes with it.',
    firstScoring: 'First scoring',
    secondScoring: 'Final scoring',
    stock: 'Pile and box',
    alone: 'Alone!',
    clash: 'Clash!',
    box: (n: number) =>
      n === 0 ? 'No cards in the box' : plural('en', n, 'card in the box', 'cards in the box'),
    held: (n: number, name: string) => `${n} ${name}`,
    pile: (n: number) =>
      n === 0 ? 'No cards in the pile' : plural('en', n, 'card in the pile', 'cards in the pile'),
    round: (n: number) => `Round\u00a0${n}`,
    lastRound: 'Last round',
    nothingYet: 'No cards here yet.',
    openOwn: 'Your cards, kind by kind',
  },
  {
    rows: 'Serie',
    row: n => `Serie ${n}`,
    holds: (cards, outermost) => `${cards}; la più esterna: ${outermost}`,
    empty: 'nessuna carta',
    brings: n =>
      n === 0
        ? 'non ti darebbe niente per come stanno le cose'
        : `ti darebbe ${signed(n)} per come stanno le cose`,
    chosen: 'la tua scelta',
    gain: n => signed(n),
    hands: 'Mani',
    fist: 'scelta da fare',
    ready: 'scelta fatta',
    resting: 'serie già presa',
    shows: n => `serie ${n}`,
    players: 'Altri giocatori',
    yours: 'Davanti a te',
    inFrontOf: name => `Davanti a ${name}`,
    now: n => plural('it', n, 'punto', 'punti'),
    nowHint: 'se si contasse ora',
    inAll: 'in tutto',
    scored: n => (n === 1 ? 'già segnato' : 'già segnati'),
    next: (points, n, card) => (card === '' ? `con ${n}: ${points}` : `+ ${card}: ${points}`),
    worth: (likely, best) => `circa ${likely} · forse ${best}`,
    asOfNow: 'ora',
    inTheEnd: (likely, best) => `alla fine circa ${likely}, forse ${best}`,
    about: likely => `≈ ${likely}`,
    perhaps: best => `↑ ${best}`,
    openSheet: name => `${name}: le sue carte, e quanto darebbe ogni serie`,
    interest: 'Quanto darebbe ogni serie',
    ofRow: { now: 'Ora', likely: 'Circa', best: 'Forse' },
    hope: 'Circa è la stima dei bot di quanto aggiunge alla fine. Forse è quanto darebbe se arrivasse tutto ciò che la completa.',
    firstScoring: 'Primo conteggio',
    secondScoring: 'Conteggio finale',
    stock: 'Mazzo e scatola',
    alone: 'Via libera!',
    clash: 'Scontro!',
    box: n =>
      n === 0 ? 'Nessuna carta nella scatola' : plural('it', n, 'carta nella scatola', 'carte nella scatola'),
    held: (n, name) => `${n} ${name}`,
    pile: n => (n === 0 ? 'Nessuna carta nel mazzo' : plural('it', n, 'carta nel mazzo', 'carte nel mazzo')),
    round: n => `Turno\u00a0${n}`,
    lastRound: 'Ultimo turno',
    nothingYet: 'Ancora nessuna carta.',
    openOwn: 'Le tue carte, tipo per tipo',
  },
);

/** What is expected, and what can be done. */
export const actionWords = defineWords(
  {
    choose: 'choose a row',
    chooseAgain: 'choose again',
    waitFor: (names: string, _many: boolean) => `waiting for ${names}`,
    waitForMany: (n: number) => `waiting for ${n} players`,
    everybody: 'Everybody chooses',
    prompt: 'Choose a row in secret. You may change your mind until everybody has chosen.',
    promptLast: 'Choose a row: one press, and all hands open.',
    promptAgain: 'You clashed: choose again, among the rows that still hold cards.',
    chosen: (row: number) => `You have chosen row ${row}.`,
    mayChange: 'You may still change your mind.',
    resting: 'You have your row. The others are choosing again.',
    telling: 'Ru – Ra – Re!',
    scoring: 'The cards are being scored.',
    skip: 'Go on',
    skipHint: 'skip the scene',
  },
  {
    choose: 'scegli una serie',
    chooseAgain: 'scegli di nuovo',
    waitFor: (names, many) => `si aspetta${many ? 'no' : ''} ${names}`,
    waitForMany: n => `si aspettano ${n} giocatori`,
    everybody: 'Scelgono tutti',
    prompt: 'Scegli in segreto una serie. Puoi cambiare idea finché non hanno scelto tutti.',
    promptLast: 'Scegli una serie: un tocco, e si aprono tutte le mani.',
    promptAgain: 'Scontro! Scegli di nuovo, tra le serie che hanno ancora carte.',
    chosen: row => `Hai scelto la serie ${row}.`,
    mayChange: 'Puoi ancora cambiare idea.',
    resting: 'Hai la tua serie. Gli altri stanno scegliendo di nuovo.',
    telling: 'Ru – Ra – Re!',
    scoring: 'Si contano le carte.',
    skip: 'Avanti',
    skipHint: 'salta la scena',
  },
);

/** The score sheets. */
export const scoreWords = defineWords(
  {
    item: 'Item',
    now: 'As it stands',
    nowLead: 'What everybody’s cards would be worth if they were scored now.',
    first: 'First scoring',
    second: 'Final scoring',
    sum: 'Subtotal',
    total: 'Total',
    winner: ({ you, name }: Person) => (you ? 'You win' : `${name} wins`),
    shared: (names: string) => `${names} share the victory`,
    scorings: 'Scorings',
  },
  {
    item: 'Voce',
    now: 'Al momento',
    nowLead: 'Quanto varrebbero le carte di ognuno se si contasse ora.',
    first: 'Primo conteggio',
    second: 'Conteggio finale',
    sum: 'Subtotale',
    total: 'Totale',
    winner: ({ you, name }) => (you ? 'Hai vinto' : `Vince ${name}`),
    shared: names => `Vittoria condivisa: ${names}`,
    scorings: 'Conteggi',
  },
);

export const helpWords = defineWords(
  {
    rows: 'Choose row 1, 2, …',
    skip: 'Go on: skip the scene',
    markFist: 'Fist: still thinking. Fist with a tick: has chosen, and may still change their mind',
    markClash:
      'Clash: where two or more choose one row nobody takes it. Its outermost card, the one on top, goes to the box, and they choose again',
    markLast: 'Last round: it is played when the pile has run out; then comes the final scoring',
    markStays:
      'Tick: stays after the first scoring, as kings, knights and animals do. Cross: goes back in the box, as farms, churches and points cards do',
  },
  {
    rows: 'Scegli la serie 1, 2, …',
    skip: 'Avanti: salta la scena',
    markFist: 'Pugno: sta pensando. Pugno con la spunta: ha scelto, e può ancora cambiare idea',
    markClash:
      'Scontro: se due o più scelgono la stessa serie, nessuno la prende. La carta più esterna, quella in cima, va nella scatola, e chi si è scontrato sceglie di nuovo',
    markLast: 'Ultimo turno: si gioca quando il mazzo è finito; poi c’è il conteggio finale',
    markStays:
      'Spunta: resta dopo il primo conteggio, come re, cavalieri e animali. Croce: torna nella scatola, come fattorie, chiese e carte punti',
  },
);
