import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { SeatInfo } from '../../../table/table-match.ts';

export type Clash = Extract<RuRaReEvent, { type: 'clash' }>;

/** The seats that bots play. */
export const botsAmong = (seats: readonly Pick<SeatInfo, 'bot'>[]): ReadonlySet<Seat> =>
  new Set(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])));

/** The clashes of one throw in which no person takes part, in the order of the rules: they are shown in one beat. */
const botClashes = (thrown: readonly RuRaReEvent[], bots: ReadonlySet<Seat>): readonly Clash[] =>
  thrown.filter(
    (event): event is Clash => event.type === 'clash' && event.players.every(player => bots.has(player)),
  );

/** Where each throw begins among the events, and where it ends. */
const throwsIn = (events: readonly RuRaReEvent[]): (readonly RuRaReEvent[])[] => {
  const starts = events.flatMap(({ type }, i) => (type === 'show' ? [i] : []));
  return starts.map((start, i) => events.slice(start, starts[i + 1]));
};

/**
 * What passes at once: of the clashes among bots all but the first, with which they are shown; and the throw of bots who
 * throw again without anybody else, whose hands are seen at the rows they have shown.
 */
export const passingIn = (
  events: readonly RuRaReEvent[],
  bots: ReadonlySet<Seat>,
): ReadonlySet<RuRaReEvent> => {
  const passing = new Set<RuRaReEvent>();
  let thrownBefore = 0;
  for (const thrown of throwsIn(events)) {
    const [show] = thrown;
    if (show?.type !== 'show') continue;
    const throwing = Object.keys(show.choices).map(Number);
    if (throwing.length < thrownBefore && throwing.every(seat => bots.has(seat))) passing.add(show);
    for (const clash of botClashes(thrown, bots).slice(1)) passing.add(clash);
    thrownBefore = thrown.some(({ type }) => type === 'round-end') ? 0 : throwing.length + 1;
  }
  return passing;
};

/** The clashes that are shown together with the one on stage: itself alone where a person takes part. */
export const beatOf = (
  events: readonly RuRaReEvent[],
  told: number,
  bots: ReadonlySet<Seat>,
): readonly Clash[] => {
  const current = events[told - 1];
  if (current?.type !== 'clash') return [];
  const all = botClashes(throwAt(events, told), bots);
  return all[0] === current ? all : [current];
};

/** The events of the throw that is being told. */
const throwAt = (events: readonly RuRaReEvent[], told: number): readonly RuRaReEvent[] => {
  const begins = events.slice(0, told).findLastIndex(({ type }) => type === 'show');
  if (begins < 0) return [];
  const next = events.findIndex(({ type }, i) => i > begins && type === 'show');
  return events.slice(begins, next < 0 ? undefined : next);
};
