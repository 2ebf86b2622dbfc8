import type { GameId } from '../../../game/index.ts';
import type { AnswerOf } from '../../../wire/routes.ts';
import { json, kept } from '../../ui/storage/kept.ts';

type DailyTry = NonNullable<AnswerOf<'GET /daily/:name/:day'>['own']>;
type KeptTry = { readonly game: GameId; readonly day: string; readonly own: DailyTry };

/** More than the games of a fortnight. */
const MOST = 60;

const isTry = (data: unknown): data is KeptTry => {
  const { game, day, own } = Object(data) as Record<string, unknown>;
  const { matchID } = Object(own) as Record<string, unknown>;
  return [game, day, matchID].every(text => typeof text === 'string');
};

/** A guest's tries, the last one first: what came of them the server forgets with the day. */
const stored = kept(
  'daily-tries',
  json<readonly KeptTry[]>(data => (Array.isArray(data) ? data.filter(isTry) : undefined)),
  { none: [] },
);

/** What a guest came to with a deal on this device, or null. Under way it is on its day alone. */
export const triedAt = (game: GameId, day: string): DailyTry | null =>
  stored.get().find(each => each.game === game && each.day === day)?.own ?? null;

export const keepTry = (game: GameId, day: string, own: DailyTry): void => {
  const before = triedAt(game, day);
  if (JSON.stringify(before) === JSON.stringify(own)) return;
  const others = stored.get().filter(each => each.game !== game || each.day !== day);
  stored.set([{ game, day, own }, ...others].slice(0, MOST));
};
