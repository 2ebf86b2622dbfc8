import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { Reader } from '../../../table/board-game.ts';
import { capital } from '../../../ui/i18n/grammar.ts';
import { listed } from '../../../ui/i18n/i18n.tsx';
import { outcomeWords } from '../words/outcome.ts';

type Score = Extract<RuRaReEvent, { type: 'score' }>;

/**
 * What the last round or scoring came to, in one line: it stays in view while the next choice is made, whatever
 * followed of itself (cards that went back, rows that were filled). Null before anything came of a throw. In short where
 * a line is.
 */
export const outcomeOf = (
  events: readonly RuRaReEvent[],
  { language, person }: Reader,
  inShort = false,
): string | null => {
  const words = outcomeWords[language];
  const ended = events.at(-1);
  const points = (all: readonly (readonly [Seat, number])[]) =>
    all.map(([seat, n]) => words.points(person(seat), n)).join(', ');
  if (ended?.type === 'end') {
    const scores = points(ended.scores.map((n, seat) => [seat, n] as const));
    return words.ended(
      listed(
        language,
        ended.winners.map(seat => words.name(person(seat))),
      ),
      scores,
      {
        you: ended.winners.some(seat => person(seat).you),
        many: ended.winners.length > 1,
      },
    );
  }
  const shown = events.findLastIndex(({ type }) => type === 'show');
  const after = events.slice(shown + 1);
  if (shown < 0 || after.length === 0) return null;
  const scores = after.filter((event): event is Score => event.type === 'score');
  if (scores[0] !== undefined)
    return words.scored(scores[0].scoring, points(scores.map(({ player, points: n }) => [player, n])));
  return roundOf(events, shown, { language, person }, inShort);
};

/** Who has taken which row in this round, who still clashes after its last throw, and who came away with nothing. */
const roundOf = (
  events: readonly RuRaReEvent[],
  shown: number,
  { language, person }: Reader,
  inShort: boolean,
): string | null => {
  const words = outcomeWords[language];
  const began = events.slice(0, shown).findLastIndex(({ type }) => type === 'refill' || type === 'setup');
  const names = (seats: readonly Seat[]) =>
    listed(
      language,
      seats.map(seat => words.name(person(seat))),
    );
  const taken: string[] = [];
  const met: string[] = [];
  const empty: string[] = [];
  for (const [i, event] of events.entries()) {
    if (i <= began) continue;
    if (event.type === 'take')
      taken.push(
        (inShort ? words.points : taken.length === 0 ? words.took : words.tookToo)(
          person(event.player),
          event.row,
        ),
      );
    if (event.type === 'clash' && i > shown)
      met.push((inShort ? words.metInShort : words.met)(names(event.players), event.row));
    if (event.type === 'round-end' && event.nothing.length > 0)
      empty.push(words.nothing(names(event.nothing)));
  }
  const rows = taken.join(', ');
  const parts = [...(rows === '' ? [] : [inShort ? words.rows(rows) : rows]), ...met, ...empty];
  const [first = '', ...rest] = parts;
  return first === '' ? null : `${[capital(first), ...rest].join('; ')}.`;
};
