import type { IncidentKind } from '../../game/shared/incidents.ts';
import { capital, listed, type Person, tuOr, youOr } from '../ui/i18n/grammar.ts';
import type { Language } from '../ui/i18n/i18n.tsx';

/** @param by the others who did it; '' where that is not known */
type Sentence = (person: Person, by: string) => string;

/** What befell somebody at the table, as the history tells it. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<IncidentKind, Sentence>>>> = {
  en: {
    left: ({ name, you }) =>
      you ? 'You left the table: a bot plays for you.' : `${name} left the table: a bot plays on.`,
    away: ({ name, you }) =>
      you ? 'You were away: a bot plays for you.' : `${name} is away: a bot plays on.`,
    vote: ({ name, you }, by) =>
      `${by === '' ? 'Somebody' : capital(by)} would go on without ${you ? 'you' : name}.`,
    voted: ({ name, you }, by) =>
      `${by === '' ? 'The table goes' : `${capital(by)} decided to go`} on without ${you ? 'you: a bot plays for you' : `${name}: a bot plays on`}.`,
    back: ({ name, you }) => (you ? 'You are back.' : `${name} is back.`),
    resigned: ({ name, you }) =>
      you ? 'You resigned: a bot plays on to the end.' : `${name} resigned: a bot plays on to the end.`,
    ended: ({ name, you }) =>
      you ? 'You resigned: the match is over.' : `${name} resigned: the match is over.`,
    late: ({ name, you }) => (you ? 'Your time was up.' : `Time was up for ${name}.`),
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
    vote: ({ name, you }, by) =>
      `Proposta di andare avanti senza ${you ? 'di te' : name}${by === '' ? '' : `: d’accordo ${by}`}.`,
    voted: ({ name, you }, by) =>
      `Il tavolo va avanti senza ${you ? 'di te: gioca un bot al tuo posto' : `${name}: gioca un bot al suo posto`}${by === '' ? '' : `. D’accordo: ${by}`}.`,
    back: ({ name, you }) => (you ? 'Di nuovo al tavolo.' : `${name} è di nuovo al tavolo.`),
    resigned: ({ name, you }) =>
      you
        ? 'Hai abbandonato: un bot gioca fino alla fine.'
        : `${name} abbandona: un bot gioca fino alla fine.`,
    ended: ({ name, you }) =>
      you ? 'Hai abbandonato: la partita è finita.' : `${name} abbandona: la partita è finita.`,
    late: ({ name, you }) => (you ? 'Il tuo tempo è scaduto.' : `Tempo scaduto per ${name}.`),
    'time-up': ({ name, you }) =>
      you
        ? 'Il tuo tempo è scaduto: per te ha scelto la sorte.'
        : `Tempo scaduto: per ${name} ha scelto la sorte.`,
  },
};

export const incidentSentence = (
  language: Language,
  kind: IncidentKind,
  person: Person,
  by: readonly Person[] = [],
): string => SENTENCES[language][kind](person, listed(language, by.map(language === 'it' ? tuOr : youOr)));
