import { defineWords } from '../../ui/i18n/i18n.tsx';

export const exerciseWords = defineWords(
  {
    title: (game: string) => `${game}: exercise of the day`,
    link: 'Exercise of the day',
    loading: 'Laying out the exercise…',
    none: 'There is no exercise for this game today.',
    noCoach: (game: string) => `${game} has no exercise: it has no coach to make one.`,
    noBest: (game: string) =>
      `${game} has no exercise: all choose at once, and whoever always chose the same row in a position would be foreseen. What is best there is a mix of rows, and of those none is the better one.`,
    rules: (game: string) => `The rules of ${game}`,
    find: 'Which of these is the better move for you?',
    choose: 'Choose a move',
    answer: 'Your answer',
    close: 'Close',
    you: 'You',
    right: 'That is it.',
    wrong: (move: string) => `The coach would rather: ${move}.`,
    chosen: (move: string) => `You chose: ${move}.`,
    next: 'There is another one tomorrow.',
    agreed: 'Two judges agree that each of the others costs 3% or more of the chance to win.',
  },
  {
    title: game => `${game}: esercizio del giorno`,
    link: 'Esercizio del giorno',
    loading: 'Si prepara l’esercizio…',
    none: 'Oggi non c’è un esercizio per questo gioco.',
    noCoach: game => `${game} non ha un esercizio: non ha un allenatore che ne prepari.`,
    noBest: game =>
      `${game} non ha un esercizio: tutti scelgono insieme, e chi in una posizione scegliesse sempre la stessa serie si farebbe prevedere. Lì conviene alternare più serie a caso, e nessuna di queste è la migliore.`,
    rules: game => `Le regole di ${game}`,
    find: 'Qual è la tua mossa migliore?',
    choose: 'Scegli una mossa',
    answer: 'La tua risposta',
    close: 'Chiudi',
    you: 'Tu',
    right: 'Proprio questa.',
    wrong: move => `L’allenatore preferisce: ${move}.`,
    chosen: move => `Hai scelto: ${move}.`,
    next: 'Domani ce n’è un altro.',
    agreed: 'Due giudici sono d’accordo: ognuna delle altre costa almeno il 3% di probabilità di vittoria.',
  },
);
