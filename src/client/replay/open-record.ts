import type { AnyEvent } from '../../game/contract.ts';
import { type GameId, isGameId, loadReferee, loadRules, metaOf } from '../../game/index.ts';
import { botName, type MatchRecord, parseRecord, refusalOfVersion } from '../../game/record.ts';
import { type MadeMove, replay } from '../../game/referee.ts';
import { botNameAt } from '../../game/shared/bot-names.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { SeatInfo } from '../table/table-match.ts';

/** The table as it was seen after a move (none led to the first), and how many events had come about by then. */
export type Moment = { readonly view: unknown; readonly events: number; readonly made: MadeMove | null };

/** A recorded match, to be stepped through: the set-up first, then a moment for each move. */
export type Replay = {
  readonly game: GameId;
  /** Whose views the moments are; null for a spectator's. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly events: readonly AnyEvent[];
  readonly moments: readonly [Moment, ...Moment[]];
};

/** Why a record cannot be stepped through; `event` counts from 0 and is null where no event is to blame. */
export class UnreadableRecord extends Error {
  readonly event: number | null;
  constructor(problem: string, event: number | null = null) {
    super(problem);
    this.event = event;
  }
}

/** @throws UnreadableRecord when the text is not JSON, and for what `openRecord` refuses */
export const openRecordText = async (text: string, seat: Seat | null = null): Promise<Replay> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UnreadableRecord('not JSON');
  }
  return openRecord(data, seat);
};

/**
 * Plays a match out again from its public events, as the seat saw it, or with null a spectator. What the record never
 * revealed of a hand is made up.
 * @throws UnreadableRecord when it is no record of a game we have, or the rules do not allow it
 */
export const openRecord = async (data: unknown, seat: Seat | null = null): Promise<Replay> => {
  const parsed = parseRecord(data);
  if ('error' in parsed) throw new UnreadableRecord(parsed.error);
  const { record } = parsed;
  const { game, players, events } = record;
  if (!isGameId(game)) throw new UnreadableRecord(`no game is called "${game}"`);
  const { seats, parseOptions } = metaOf(game);
  if (players < seats.min || players > seats.max) {
    throw new UnreadableRecord(`"players" must be ${seats.min} to ${seats.max}`);
  }
  const outdated = refusalOfVersion(record, metaOf(game));
  if (outdated !== null) throw new UnreadableRecord(outdated);
  if (seat !== null && !(seat in record.names)) throw new UnreadableRecord(`no seat ${seat}`);
  const options = parseOptions(record.options);
  if ('error' in options) throw new UnreadableRecord(options.error);

  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  const moments: Moment[] = [];
  const positions = replay(record, rules, referee, options.options);
  let next = positions.next();
  while (!next.done) {
    const { events: past, made, viewOf } = next.value;
    moments.push({ view: viewOf(seat), events: past, made });
    next = positions.next();
  }
  if (next.value !== null) throw new UnreadableRecord(next.value.problem, next.value.event);
  const [first, ...rest] = moments;
  if (first === undefined) throw new UnreadableRecord('no events');
  return { game, seat, seats: seatsOf(record), events, moments: [first, ...rest] };
};

const BOT = botName('');

/** Bots bear the names they have at a table. */
const seatsOf = ({ names }: MatchRecord): readonly SeatInfo[] =>
  names.map((name, seat) =>
    name.startsWith(BOT)
      ? { name: botNameAt(seat), bot: name.slice(BOT.length), connected: true }
      : { name, bot: null, connected: true },
  );
