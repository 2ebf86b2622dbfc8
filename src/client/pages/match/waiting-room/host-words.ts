import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const hostWords = defineWords(
  {
    label: 'As the host of this table',
    options: 'Options',
    start: 'Start now',
    startHint: 'Bots take the free seats.',
    close: 'Close the table',
    closeQuestion: 'The table is closed for everybody who sits at it.',
    closeConfirm: 'Close it',
    makeHost: 'Make host',
    makeHostOf: (name: string) => `Make ${name} the host`,
    sendAway: 'Free the seat',
    sendAwayOf: (name: string) => `Free the seat of ${name}`,
    sendAwayQuestion: (name: string) => `${name} will have to sit down again.`,
  },
  {
    label: 'Per chi ospita il tavolo',
    options: 'Opzioni',
    start: 'Comincia subito',
    startHint: 'I bot prendono i posti liberi.',
    close: 'Chiudi il tavolo',
    closeQuestion: 'Il tavolo si chiude per tutti i presenti.',
    closeConfirm: 'Chiudilo',
    makeHost: 'Cedi il tavolo',
    makeHostOf: name => `Cedi il tavolo a ${name}`,
    sendAway: 'Libera il posto',
    sendAwayOf: name => `Libera il posto di ${name}`,
    sendAwayQuestion: name => `${name} dovrà sedersi di nuovo.`,
  },
);
