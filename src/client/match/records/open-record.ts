import type { AnyEvent } from '../../../game/contract.ts';
import { type GameId, loadReferee, loadRules } from '../../../game/index.ts';
import { botName, isFinished, type MatchRecord } from '../../../game/record.ts';
import { type MadeMove, replay } from '../../../game/referee.ts';
import { botNameAt } from '../../../game/shared/bots/bot-names.ts';
import type { Maker } from '../../../game/shared/made-for.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { SeatInfo } from '../../table/table-match.ts';
import type { Snapshot } from '../../table/timeline.ts';
import { type ReadRecord, readRecord, readRecordText, UnreadableRecord } from './read-record.ts';

/** What was seen after a move; none led to the first. */
export type RecordedSnapshot = Snapshot<unknown> & { readonly made: MadeMove | null };

/** A recorded match, to be stepped through: the set-up first, then a snapshot after each move. */
export type Replay = {
  readonly game: GameId;
  /** What it was opened from, to be opened as somebody else saw it. */
  readonly record: MatchRecord;
  /** Whose views the snapshots are; null for a spectator's. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly AnyEvent[];
  readonly snapshots: readonly [RecordedSnapshot, ...RecordedSnapshot[]];
};

/** Who made a move (counted from 1) in the place of whoever holds the seat; null where they did. */
export const makerOf = ({ record: { madeFor = [] }, snapshots }: Replay, move: number): Maker | null => {
  const [before, after] = [snapshots[move - 1], snapshots[move]];
  if (before === undefined || after === undefined) return null;
  const shown = madeFor.find(({ event, player }) => event === before.events && player === after.made?.seat);
  return shown?.by ?? null;
};

/** @throws UnreadableRecord when the text is not JSON, and for what `openRecord` refuses */
export const openRecordText = async (text: string, seat: Seat | null = null): Promise<Replay> =>
  open(readRecordText(text), seat);

/**
 * Plays a match out again from its public events, as the seat saw it, or with null a spectator. What the record never
 * revealed of a hand is made up.
 * @throws UnreadableRecord when it is no record of a game we have, or the rules do not allow it
 */
export const openRecord = async (data: unknown, seat: Seat | null = null): Promise<Replay> =>
  open(readRecord(data), seat);

const open = async ({ record, game, options }: ReadRecord, seat: Seat | null): Promise<Replay> => {
  const { events } = record;
  if (seat !== null && !(seat in record.names)) throw new UnreadableRecord(`no seat ${seat}`);
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  const snapshots: RecordedSnapshot[] = [];
  const isOver = isFinished(record);
  const positions = replay(record, rules, referee, options);
  let next = positions.next();
  while (!next.done) {
    const { events: reached, made, viewOf } = next.value;
    const view = isOver ? withHands(withTotals(viewOf(seat)), record.players, viewOf) : viewOf(seat);
    snapshots.push({ view, events: reached, made });
    next = positions.next();
  }
  if (next.value !== null) throw new UnreadableRecord(next.value.problem, next.value.event);
  const [first, ...rest] = snapshots;
  if (first === undefined) throw new UnreadableRecord('no events');
  return { game, record, seat, seats: seatsOf(record), events, snapshots: [first, ...rest] };
};

/** The view of a match that is over: nobody's fame is secret any more, as at a table that plays with open totals. */
const withTotals = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'options' in view && hasTotals(view.options)
    ? { ...view, options: { ...view.options, openTotals: true } }
    : view;

/** And so are hands, where seats have any: each seat's is what it sees of its own. */
const withHands = (view: unknown, players: number, viewOf: (seat: Seat) => unknown): unknown =>
  hasHand(view)
    ? {
        ...view,
        hands: Array.from({ length: players }, (_, seat) => (viewOf(seat) as { hand: unknown }).hand),
      }
    : view;

const hasHand = (view: unknown): view is { readonly hand: unknown } =>
  typeof view === 'object' && view !== null && 'hand' in view;

const hasTotals = (options: unknown): options is { readonly openTotals: boolean } =>
  typeof options === 'object' && options !== null && 'openTotals' in options;

const BOT = botName('');

/** Bots bear the names they have at a table. */
const seatsOf = ({ names }: MatchRecord): readonly SeatInfo[] =>
  names.map((name, seat) => {
    if (!name.startsWith(BOT)) return { name, bot: null, connected: true };
    const bot = name.slice(BOT.length);
    return { name: botNameAt(seat, bot), bot, connected: true };
  });
