import { type Rematch, seatInRematch } from '../../../game/shared/series.ts';
import { storedValue, useStored } from '../../ui/storage/stored.ts';

/** More people than anybody meets at the tables of one device. */
const MOST = 200;

const muted = storedValue<ReadonlySet<string>>(
  'muted',
  {
    parse: text => {
      const data: unknown = JSON.parse(text);
      return Array.isArray(data)
        ? new Set(data.filter(key => typeof key === 'string').slice(-MOST))
        : undefined;
    },
    write: people => JSON.stringify([...people]),
  },
  { none: new Set() },
);

/** Somebody at one table: their name may be anybody's at another. */
export const personAt = (matchID: string, seat: number): string => `${matchID}/${seat}`;

export const setMuted = (person: string, isMuted: boolean): void => {
  const others = [...muted.get()].filter(each => each !== person);
  keep(isMuted ? [...others, person] : others);
};

/**
 * Who was muted in the match before is muted in its rematch, where they have sat down again by the same name. They are
 * muted there instead: whoever hears them again does so in all that follow.
 */
export const carryMuted = (
  matchID: string,
  { of, series: { wins } }: Rematch,
  nameAt: (seat: number) => string | undefined,
): void => {
  const carried = new Map(
    wins.flatMap((_, before) => {
      const seat = seatInRematch(before, wins.length);
      const isBack = nameAt(seat) !== undefined && nameAt(seat) === wins[seat]?.name;
      return isBack ? [[personAt(of, before), personAt(matchID, seat)] as const] : [];
    }),
  );
  if ([...muted.get()].some(person => carried.has(person)))
    keep([...muted.get()].map(person => carried.get(person) ?? person));
};

const keep = (people: readonly string[]) => void muted.set(new Set(people.slice(-MOST)));

/** Whom this device does not hear. */
export const useMuted = (): ReadonlySet<string> => useStored(muted);
