import { type ReactNode, useMemo } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { IncidentKind } from '../../game/shared/incidents.ts';
import type { Maker } from '../../game/shared/made-for.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { capital, type Person, tuOr, youOr } from '../ui/i18n/grammar.ts';
import { type Language, listed } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { seatOfEvent } from './event-seat.ts';
import type { TableIncident, TableMaker, TableMatch, TableTakenBack } from './table-match.ts';

const BEFORE: Readonly<Record<Language, Readonly<Record<Maker, string>>>> = {
  en: { bot: 'Stand-in bot: ', time: 'Time ran out: ' },
  it: { bot: 'Bot sostituto: ', time: 'Tempo scaduto: ' },
};
const BEHIND: Readonly<Record<Language, Readonly<Record<Maker, (who: string) => string>>>> = {
  en: {
    bot: who => `A stand-in bot chose for ${who}.`,
    time: who => `Time ran out for ${who}.`,
  },
  it: {
    bot: who => `Ha scelto un bot sostituto per ${who}.`,
    time: who => `Tempo scaduto per ${who}.`,
  },
};

/** A sentence about an event, with who made the move where whoever holds the seat did not; `seat` is whose event it is. */
export const withMakers = (
  language: Language,
  text: string,
  seat: Seat | null,
  makers: readonly TableMaker[],
  person: (seat: Seat) => Person,
): string => {
  const [first] = makers;
  if (first === undefined) return text;
  if (makers.length === 1 && first.seat === seat) return BEFORE[language][first.by] + text;
  const behind = (['bot', 'time'] as const).flatMap(by => {
    const people = makers.filter(each => each.by === by).map(each => person(each.seat));
    const names = people.map(language === 'it' ? tuOr : youOr);
    return names.length === 0 ? [] : [BEHIND[language][by](listed(language, names))];
  });
  return [text, ...behind].join(' ');
};

/** What happened, and was taken back. */
const takenBack = (language: Language, text: string): string =>
  (language === 'it' ? 'Ritiro: ' : 'Taken back: ') + text;

/** Who took back what has just been told. */
export const whoTookBack = (
  language: Language,
  { moves, agreed }: Pick<TableTakenBack, 'moves' | 'agreed'>,
  { name, you }: Person,
): string => {
  if (language === 'it') {
    const what = moves === 1 ? 'l’ultima mossa' : `le ultime ${moves} mosse`;
    return `${you ? 'Hai ritirato' : `${name} ritira`} ${what}${agreed ? ', d’accordo tutti' : ''}.`;
  }
  const what = moves === 1 ? 'the last move' : `the last ${moves} moves`;
  return `${capital(you ? 'you' : name)} took ${what} back${agreed ? ': everybody had agreed' : ''}.`;
};

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
      you ? 'Ti arrendi: un bot gioca fino alla fine.' : `${name} si arrende: un bot gioca fino alla fine.`,
    ended: ({ name, you }) =>
      you ? 'Ti arrendi: la partita è finita.' : `${name} si arrende: la partita è finita.`,
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

/**
 * A sentence of the history; `weight` sets apart what divides a match or settles something, and what is told only to
 * whoever listens, as it follows from what is seen.
 */
export type HistoryEntry = {
  readonly text: string;
  readonly weight: 'chapter' | 'strong' | 'plain' | 'silent';
  readonly icon: ReactNode;
  /** Whose event it is. */
  readonly seat: Seat | null;
  /** The heading of the group that begins with it, '' for one without, null where none begins. */
  readonly group: string | null;
  /** After how many events the board stood as this line says; null where it tells of no event of the match. */
  readonly at: number | null;
};

/** What is told of a match besides the events that stand. */
type Beside = Pick<TableMatch<unknown, AnyEvent>, 'incidents' | 'takenBack' | 'madeFor'>;

const NO_INCIDENTS: readonly TableIncident[] = [];
const NOTHING: readonly TableTakenBack[] = [];
const NOBODY: NonNullable<Beside['madeFor']> = [];

/** The events of a match as the history tells them, with what befell those at the table in between, and what was taken back. */
export const useEntries = (
  events: readonly AnyEvent[],
  { incidents = NO_INCIDENTS, takenBack: undone = NOTHING, madeFor = NOBODY }: Beside = {},
): readonly HistoryEntry[] => {
  const { game, reader } = useBoard();
  return useMemo(() => {
    const { weightOf } = game;
    const { language, person } = reader;
    const seatOf = game.seatOf ?? seatOfEvent;
    const told = events.map((event, i): HistoryEntry => {
      const seat = seatOf(event);
      const makers = madeFor.filter(maker => maker.event === i);
      return {
        text: withMakers(language, game.sentenceOf(event, reader), seat, makers, person),
        weight: weightOf(event),
        icon: game.iconOf?.(event) ?? null,
        seat,
        group: game.groupOf?.(event, reader) ?? null,
        at: i + 1,
      };
    });
    if (incidents.length === 0 && undone.length === 0) return told;
    const beside = (text: string, seat: Seat | null, icon: ReactNode = null): HistoryEntry => ({
      text,
      weight: 'plain',
      icon,
      seat,
      group: null,
      at: null,
    });
    const taken = (back: TableTakenBack): readonly HistoryEntry[] => [
      ...back.events
        .filter(event => weightOf(event) !== 'silent')
        .map(event => {
          const text = takenBack(language, game.sentenceOf(event, reader));
          return beside(text, seatOf(event), game.iconOf?.(event) ?? null);
        }),
      beside(whoTookBack(language, back, person(back.seat)), back.seat),
    ];
    const entryOf = ({ kind, seat, by = [] }: TableIncident): HistoryEntry =>
      beside(incidentSentence(language, kind, person(seat), by.map(person)), seat);
    const after = (count: number) => [
      ...undone.filter(back => back.after === count).flatMap(taken),
      ...incidents.filter(incident => incident.after === count).map(entryOf),
    ];
    // What came after events that have not been shown yet is not told before them.
    return [...after(0), ...told.flatMap((entry, i) => [entry, ...after(i + 1)])];
  }, [events, game, reader, incidents, undone, madeFor]);
};
