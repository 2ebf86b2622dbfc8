import type { Maker } from '../../game/shared/made-for.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { capital, listed, type Person, tuOr, youOr } from '../ui/i18n/grammar.ts';
import type { Language } from '../ui/i18n/i18n.tsx';
import type { TableMaker, TableTakenBack } from './table-match.ts';

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
export const takenBack = (language: Language, text: string): string =>
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
