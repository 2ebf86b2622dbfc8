import { type GameId, hasCoach, metaOf } from '../../../game/index.ts';
import { parseBotAfter, usualBotAfter } from '../../../game/shared/bots/bot-after.ts';
import { parseHints } from '../../../game/shared/bots/hints.ts';
import { parseBotLevel } from '../../../game/shared/bots/levels.ts';
import { parseRated, parseUndo } from '../../../game/shared/rated.ts';
import { parseClock, parseOutOfTime } from '../../../game/shared/table-clock.ts';
import { parseTalk } from '../../../game/shared/talk.ts';
import { parseSecondsToAct } from '../../../game/shared/time-limit.ts';
import type { TableOption, Value } from './option-words.ts';

/** What has been chosen so far; the rest is as the rulebook has it. */
export type Chosen = { readonly [Option in TableOption]?: Value };

/** What only a server can keep, for tables of any game that have chosen these. */
const servedTo = (data: Data): readonly Offered[] => [
  { option: 'rated', usual: false },
  { option: 'botAfter', usual: usualBotAfter(data) },
  { option: 'botLevel', usual: 'medium' },
  { option: 'time', usual: 0 },
  { option: 'outOfTime', usual: 'bot' },
  { option: 'talk', usual: 'all' },
  { option: 'hints', usual: false },
  { option: 'undo', usual: true },
];

/** What a table has chosen, as a server keeps it. */
type Data = Readonly<Record<string, unknown>>;
type Offered = { readonly option: TableOption; readonly usual: Value };

/**
 * The options a game offers to its tables, or to those on one screen, each with what holds when nothing is chosen.
 * @param chosen so far, on which what is usual may depend
 */
export const offeredOptions = (game: GameId, onThisScreen = false, chosen: Chosen = {}): readonly Offered[] =>
  offeredTo(game, onThisScreen, dataOf(chosen));

const offeredTo = (game: GameId, onThisScreen: boolean, data: Data): readonly Offered[] => {
  const { defaults, testOptions } = metaOf(game);
  const own = Object.entries(defaults)
    .filter(([option]) => !testOptions.includes(option))
    .map(([option, usual]) => ({ option: option as TableOption, usual }));
  if (onThisScreen) return own;
  return [...own, ...servedTo(data).filter(({ option }) => option !== 'hints' || hasCoach(game))];
};

/** Of chosen options, or of a table's as the server sends them: those that differ from the game's defaults. */
export const differing = (game: GameId, data: Data): Chosen => {
  return Object.fromEntries(
    offeredTo(game, false, data).flatMap(({ option, usual }) => {
      const value = valueIn(data, option, game);
      return value !== null && value !== usual ? [[option, value]] : [];
    }),
  );
};

/** What is said of a table: where it differs, and what becomes of whoever is away or out of time, be it as usual. */
export const termsOf = (game: GameId, data: Data): Chosen => {
  const { botAfter: _, ...differs } = differing(game, data);
  if (typeof parseClock(data) === 'string') return { ...differs, outOfTime: parseOutOfTime(data) ?? 'bot' };
  const botAfter = parseBotAfter(data);
  return typeof botAfter === 'number' || botAfter === 'never' ? { ...differs, botAfter } : differs;
};

/** What a server is asked for: what differs, and how long whoever is away is waited for, where each has a usual of its own. */
export const askedOf = (game: GameId, chosen: Chosen): Readonly<Record<string, Value>> => {
  const data = dataOf(chosen);
  const { time, outOfTime, botAfter = usualBotAfter(data), ...more } = differing(game, data);
  // Where nothing is said of them at a rated table, they are off.
  const aids = chosen.rated === true ? aidsOf(game).map(aid => [aid, chosen[aid] !== false]) : [];
  const said = { ...more, ...Object.fromEntries(aids) };
  if (typeof time !== 'string')
    return { ...said, botAfter, ...(time !== undefined && { secondsToAct: time as number }) };
  // A clock says how long anybody is waited for, there or not.
  return { ...said, clock: time, ...(outOfTime !== undefined && { outOfTime }) };
};

/** What the matches of a game help with, and a rated match does not unless its table wants it. */
const aidsOf = (game: GameId): readonly TableOption[] =>
  offeredOptions(game).flatMap(({ option }) => (option === 'undo' || option === 'helps' ? [option] : []));

/** What is chosen once a table is to be rated, or no more. */
export const withRated = (game: GameId, chosen: Chosen, rated: boolean): Chosen => ({
  ...chosen,
  rated,
  ...Object.fromEntries(aidsOf(game).map(aid => [aid, !rated])),
});

/** What was chosen, as a server keeps it: a clock, or seconds for each move. */
export const dataOf = ({ time, ...more }: Chosen): Data => ({
  ...more,
  ...(typeof time === 'string' && { clock: time }),
  ...(typeof time === 'number' && { secondsToAct: time }),
});

/** Whether an option says anything at a table that has chosen these. */
export const isAsked = (option: TableOption, { time }: Chosen): boolean => {
  const hasClock = typeof time === 'string';
  if (option === 'outOfTime') return hasClock;
  return option !== 'botAfter' || !hasClock;
};

/** What is chosen for an option, or null where nothing is, or nothing that the option knows. */
const valueIn = (data: Data, option: TableOption, game: GameId): Value | null => {
  if (option === 'talk') return parseTalk(data);
  if (option === 'hints') return parseHints(data);
  if (option === 'time') return parseClock(data) ?? parseSecondsToAct(data);
  if (option === 'outOfTime') return parseOutOfTime(data) ?? null;
  if (option === 'rated') return parseRated(data);
  if (option === 'undo') return parseUndo(data);
  if (option === 'botLevel') return parseBotLevel(metaOf(game), data) ?? null;
  if (option === 'botAfter') return parseBotAfter(data) ?? null;
  const value = data[option];
  if (value === undefined) return null;
  return 'options' in metaOf(game).parseOptions({ [option]: value }) ? (value as Value) : null;
};
