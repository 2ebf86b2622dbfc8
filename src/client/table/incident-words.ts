import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Person } from '../i18n/grammar.ts';
import type { Language } from '../i18n/i18n.tsx';

type Sentence = (person: Person) => string;

/** What befell somebody at the table, as the history tells it. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<IncidentKind, Sentence>>>> = {
  en: {
    left: ({ name, you }) =>
      you ? 'You left the table: a bot plays for you.' : `${name} left the table: a bot plays on.`,
    away: ({ name, you }) =>
      you ? 'You were away: a bot plays for you.' : `${name} is away: a bot plays on.`,
    voted: ({ name, you }) =>
      you
        ? 'The table goes on without you: a bot plays for you.'
        : `The table goes on without ${name}: a bot plays on.`,
    back: ({ name, you }) => (you ? 'You are back.' : `${name} is back.`),
    resigned: ({ name, you }) =>
      you ? 'You resigned: a bot plays on to the end.' : `${name} resigned: a bot plays on to the end.`,
    ended: ({ name, you }) =>
      you ? 'You resigned: the match is over.' : `${name} resigned: the match is over.`,
    'time-up': ({ name, you }) =>
      you ? 'Your time was up: chance chose for you.' : `Time was up: chance chose for ${name}.`,
  },
  it: {
    left: ({ name, you }) =>
      you
        ? 'Hai lasciato il tavolo: gioca un bot al tuo posto.'
        : `${name} lascia il tavolo: gioca un bot al suo posto.`,
    away: ({ name, you }) =>
      you ? 'Non c’eri: gioca un bot al tuo posto.' : `${name} non c’è: gioca un bot al suo posto.`,
    voted: ({ name, you }) =>
      you
        ? 'Il tavolo va avanti senza di te: gioca un bot al tuo posto.'
        : `Il tavolo va avanti senza ${name}: gioca un bot al suo posto.`,
    back: ({ name, you }) => (you ? 'Di nuovo al tavolo.' : `${name} è di nuovo al tavolo.`),
    resigned: ({ name, you }) =>
      you
        ? 'Hai abbandonato: un bot gioca fino alla fine.'
        : `${name} abbandona: un bot gioca fino alla fine.`,
    ended: ({ name, you }) =>
      you ? 'Hai abbandonato: la partita è finita.' : `${name} abbandona: la partita è finita.`,
    'time-up': ({ name, you }) =>
      you
        ? 'Il tuo tempo è scaduto: per te ha scelto la sorte.'
        : `Tempo scaduto: per ${name} ha scelto la sorte.`,
  },
};

export const incidentSentence = (language: Language, kind: IncidentKind, person: Person): string =>
  SENTENCES[language][kind](person);
