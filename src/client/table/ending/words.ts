import { letterOf, type Person } from '../../ui/i18n/grammar.ts';
import { defineWords, listed, plural } from '../../ui/i18n/i18n.tsx';

/** As the score sheet of Kheops and its plan name networks; these count from 1. */
const networkOf = (n: number): string => letterOf(n - 1);

export const endingWords = defineWords(
  {
    views: 'What to look at',
    podium: 'Podium',
    course: 'The match',
    sheet: 'Score sheet',
    skip: 'Skip',
    youWin: 'You win',
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the victory`,
    result: 'Result',
    place: 'Place',
    player: 'Player',
    points: 'Points',
    numbers: 'The numbers',
    chart: 'Everybody’s score over the match',
    stage: {
      start: () => 'Start',
      epoch: (n: number) => `Epoch ${n}`,
      scoring: (n: number) => (n === 1 ? 'First scoring' : 'Final scoring'),
      network: (n: number) => `Network ${networkOf(n)}`,
      ankhs: () => 'Ankhs',
    },
    /** What the chart runs along. */
    stages: { start: '', epoch: 'Epochs', scoring: 'Scorings', network: 'Networks', ankhs: 'Ankhs' },
    short: {
      start: () => '0',
      epoch: (n: number) => ['I', 'II', 'III'][n - 1] ?? String(n),
      scoring: (n: number) => String(n),
      network: networkOf,
      ankhs: () => '☥',
    },
    told: (stage: string, totals: string) => `${stage}: ${totals}.`,
    turning: 'The tablets are turned face-up. Any key or tap skips this.',
    picture: 'Share a picture',
    pictureSaved: 'The picture is among your downloads.',
    pictureFailed: 'The picture could not be made.',
    pictureName: (game: string) => `${game} result`,
  },
  {
    views: 'Che cosa guardare',
    podium: 'Podio',
    course: 'La partita',
    sheet: 'Punteggi',
    skip: 'Salta',
    youWin: 'Hai vinto',
    wins: name => `Vince ${name}`,
    share: names => `Vittoria condivisa: ${names}`,
    result: 'Risultato',
    place: 'Posto',
    player: 'Giocatore',
    points: 'Punti',
    numbers: 'I numeri',
    chart: 'Il punteggio di ciascuno nel corso della partita',
    stage: {
      start: () => 'Inizio',
      epoch: n => `Epoca ${n}`,
      scoring: n => (n === 1 ? 'Primo conteggio' : 'Conteggio finale'),
      network: n => `Sotterraneo ${networkOf(n)}`,
      ankhs: () => 'Ankh',
    },
    stages: { start: '', epoch: 'Epoche', scoring: 'Conteggi', network: 'Sotterranei', ankhs: 'Ankh' },
    short: {
      start: () => '0',
      epoch: n => ['I', 'II', 'III'][n - 1] ?? String(n),
      scoring: n => String(n),
      network: networkOf,
      ankhs: () => '☥',
    },
    told: (stage, totals) => `${stage}: ${totals}.`,
    turning: 'Le tavolette vengono scoperte. Un tasto o un tocco salta questa scena.',
    picture: 'Condividi un’immagine',
    pictureSaved: 'L’immagine è tra i file scaricati.',
    pictureFailed: 'Non è stato possibile creare l’immagine.',
    pictureName: game => `Risultato di ${game}`,
  },
);

/** The end of a match that was given up. */
export const givenUpWords = defineWords(
  {
    headline: (loser: Person, winner: Person) =>
      `${loser.you ? 'You' : loser.name} resigned: ${winner.you ? 'you win' : `${winner.name} wins`}`,
    asItStood: 'The score as it stood',
  },
  {
    headline: (loser, winner) =>
      `${loser.you ? 'Ti arrendi' : `${loser.name} si arrende`}: ${winner.you ? 'hai vinto' : `vince ${winner.name}`}`,
    asItStood: 'Il punteggio al momento della resa',
  },
);

/** The score of a series, and the rematch that is asked for. */
export const rematchWords = defineWords(
  {
    ask: 'Rematch',
    asking: 'Asking…',
    failed: 'The next match could not be made. Please try again.',
    wants: (name: string) => `${name} wants another.`,
    join: 'Play again',
    next: 'To the next match',
    keptFor: (time: string) => `Your seat is kept for ${time}.`,
    open: 'The seats are open to everybody now.',
    there: (names: readonly string[]) => `At the table: ${listed('en', names)}`,
    series: (matches: number) => `After ${plural('en', matches, 'match', 'matches')}`,
    wins: (name: string, n: number) => `${name} ${n}`,
  },
  {
    ask: 'Rivincita',
    asking: 'Un momento…',
    failed: 'Non è stato possibile preparare la prossima partita. Riprova, per favore.',
    wants: name => `${name} vuole la rivincita.`,
    join: 'Gioca ancora',
    next: 'Alla prossima partita',
    keptFor: time => `Il tuo posto è riservato per ${time}.`,
    open: 'Ora i posti sono aperti a tutti.',
    there: names => `Al tavolo: ${listed('it', names)}`,
    series: matches => `Dopo ${plural('it', matches, 'partita', 'partite')}`,
    wins: (name, n) => `${name} ${n}`,
  },
);
