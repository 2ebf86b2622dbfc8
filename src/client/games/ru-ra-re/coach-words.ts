import type { AnyMove } from '../../../game/contract.ts';
import type { View } from '../../../game/ru-ra-re/table.ts';
import type { Why } from '../../table/why.ts';
import { signed } from '../../ui/i18n/grammar.ts';
import { defineWords, type Language } from '../../ui/i18n/i18n.tsx';
import { interestIn, tableIn, worthOfRow } from './view/worth.ts';
import { boardWords, itemWords } from './words/board.ts';

/** A move as a few words. */
export const moveText = (language: Language, [, , , row]: AnyMove): string =>
  boardWords[language].row(Number(row));

const words = defineWords(
  {
    row: (now: number, items: string) => `If scored now: ${now === 0 ? 'nothing' : signed(now)}${items}.`,
    likely: (n: number) =>
      `Counting the scorings to come, ${n === 0 ? 'hardly anything' : `about ${signed(n)}`}.`,
    rival: (name: string, points: string) =>
      `To ${name} it is worth about ${points}: if two choose it, nobody takes it.`,
  },
  {
    row: (now, items) => `Se si contasse ora: ${now === 0 ? 'niente' : signed(now)}${items}.`,
    likely: n => `Con i conteggi ancora da fare, ${n === 0 ? 'quasi niente' : `circa ${signed(n)}`}.`,
    rival: (name, points) => `Per ${name} vale circa ${points}: se la scelgono in due, nessuno la prende.`,
  },
);

/** What a row brings its chooser, and who else wants it. [Q-10, Q-30 to Q-35] */
export const why: Why = (language, { view: seen, seat, move: [, , , row], nameOf }) => {
  const view = seen as View;
  const table = tableIn(view);
  const cards = view.rows[Number(row) - 1] ?? [];
  const { now, likely, reasons } = worthOfRow(table, seat, cards);
  const items = reasons.map(({ item, points }) => `${itemWords[language][item]} ${signed(points)}`);
  const rival = interestIn(table, cards).find(({ seat: of }) => of !== seat && view.waiting.includes(of));
  return [
    words[language].row(now, items.length === 0 ? '' : ` (${items.join(', ')})`),
    words[language].likely(likely),
    ...(rival === undefined || rival.worth.likely <= 0
      ? []
      : [words[language].rival(nameOf(rival.seat), signed(rival.worth.likely))]),
  ].join(' ');
};

export { WantedRows as ReviewPart } from './wanted-rows.tsx';
