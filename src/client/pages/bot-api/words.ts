import { defineWords } from '../../ui/i18n/i18n.tsx';

export const apiWords = defineWords(
  {
    title: 'Your bot plays here',
    lead: 'A program in any language can play at these tables, as a bot of yours.',
    steps: {
      make: 'Keep a name, and make a bot on your own page. You are given its token, once.',
      listen:
        'Listen to the stream: one line of JSON for each turn, with what the seat sees and every legal move.',
      answer: 'Answer with one of the moves, and with the number of the state it was chosen in.',
    },
    own: 'To your page',
    example: 'With a bot of the house in every other seat a match begins at once, and counts for the rating:',
    all: 'What there is to ask',
    english: '',
    file: 'The same for programs: OpenAPI 3.1',
    body: 'Body',
    answer: 'Answer',
    shapes: 'What is in them',
    loading: 'One moment …',
    failed: 'The description could not be fetched.',
    again: 'Try again',
  },
  {
    title: 'Il tuo bot gioca qui',
    lead: 'Un programma, in qualsiasi linguaggio, può giocare a questi tavoli come tuo bot.',
    steps: {
      make: 'Tieni un nome, e crea un bot sulla tua pagina. Ricevi il suo token, una volta sola.',
      listen:
        'Ascolta lo stream: una riga di JSON per ogni turno, con ciò che vede il posto e tutte le mosse legali.',
      answer: 'Rispondi con una delle mosse, e con il numero dello stato in cui l’hai scelta.',
    },
    own: 'Alla tua pagina',
    example:
      'Con un bot della casa in ogni altro posto la partita comincia subito, e conta per il punteggio:',
    all: 'Che cosa si può chiedere',
    english: 'La descrizione che segue è in inglese.',
    file: 'Lo stesso per i programmi: OpenAPI 3.1',
    body: 'Corpo',
    answer: 'Risposta',
    shapes: 'Che cosa c’è dentro',
    loading: 'Un momento …',
    failed: 'Non è stato possibile leggere la descrizione.',
    again: 'Riprova',
  },
);
