import { useMemo, useState } from 'react';
import type { AnyEvent, Outcome } from '../../../game/contract.ts';
import type { GameId, GameModule } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Rematch } from '../../../game/shared/series.ts';
import type { OutOfTime } from '../../../game/shared/table-clock.ts';
import type { Talk } from '../../../game/shared/talk.ts';
import type { SeatClaim } from '../../match/lobby/credentials.ts';
import { type OnlineSnapshot, tableMatchOf } from '../../match/online/online-snapshot.ts';
import { useBotOwners } from '../../match/online/use-bot-owners.ts';
import type { Online } from '../../match/online/use-match-connection.ts';
import type { Person } from '../../match/talk/talk.tsx';
import type { TableMatch } from '../../table/table-match.ts';

/** What the lobby and the connection tell of a match that has begun. */
export type ToldMatch = {
  readonly game: GameId;
  readonly id: string;
  readonly claim: SeatClaim | null;
  readonly online: Online | null;
  readonly now: OnlineSnapshot;
  /** The hash of what the match was dealt from, where the server gave it one. */
  readonly commitment: string | undefined;
  /** When it was over, in milliseconds since 1970, if it was before this page came. */
  readonly endedAt: number | undefined;
  /** How long this table waits for somebody who is away, in milliseconds, where it has chosen that. */
  readonly waits: number | undefined;
  /** What becomes of whoever is out of time, where this table plays by a clock. */
  readonly outOfTime: OutOfTime | undefined;
  /** By what the table plays, as it has chosen. */
  readonly setupData: Readonly<Record<string, unknown>> | undefined;
  /** What may be said at the table. */
  readonly talk: Talk;
  /** Where this is the rematch of another match: of which. */
  readonly rematchOf: Rematch | undefined;
  /** The tournament whose table this is, by its id. */
  readonly tournament: string | undefined;
  /** Whoever is at this page may have a seat here: they are signed in no more on this device. */
  readonly isSignedOut: boolean;
  /** It is played by days, or without an end to anybody's time. */
  readonly isSlow: boolean;
  /** Everybody who sits there has agreed that the coach may be asked. */
  readonly hints: boolean;
  /** Moves may be taken back. */
  readonly undo: boolean;
  /** The deal that other tables play too, where it is one of those. */
  readonly deal: string | undefined;
  /** Others may still play it: there is neither a record nor a replay. */
  readonly isHeldBack: boolean;
};

/** An online match as whoever sits at this page may see it, and how it stands for them. */
export type OnlineMatch = ToldMatch & {
  /** What the board shows; null until the server has told it. Its `seat` is null for whoever only looks on. */
  readonly table: TableMatch<unknown, AnyEvent> | null;
  /** The seat that this page holds, played or given up; null for a spectator. */
  readonly own: Seat | null;
  readonly hasResigned: boolean;
  /** It is this page that the match waits for. */
  readonly mine: boolean;
  readonly over: boolean;
  /** What it has come to; null as long as it goes on. */
  readonly outcome: Outcome | null;
  /** When it ended, in milliseconds since 1970; undefined as long as it goes on. */
  readonly ended: number | undefined;
  /** By seat, as they are shown. */
  readonly names: readonly string[];
  /** Those at the table who are no bots, also where one stands in for them. */
  readonly people: readonly Person[];
};

export const useOnlineMatch = (told: ToldMatch): OnlineMatch => {
  const { claim, online, now, endedAt, waits, outOfTime } = told;
  const own = claim?.seat ?? null;
  const hasResigned = own !== null && now.players[own]?.data?.resigned === true;
  const known = useMemo(() => {
    if (online === null) return null;
    const { connection } = online;
    // Who has given up only looks on.
    return tableMatchOf(now, hasResigned ? { ...connection, seat: null } : connection, waits);
  }, [online, now, hasResigned, waits]);
  const rules = online?.module.rules;
  const outcome = known === null || rules === undefined ? null : outcomeOf(rules, known);
  const over = outcome !== null;
  const ended = useEnd(over, endedAt);
  const owners = useBotOwners(now.players);
  const [watched, watch] = useState<Seat>(own ?? 0);
  const table = useMemo(
    () =>
      known && {
        ...known,
        seats: known.seats.map((seat, i) => ({ ...seat, ...owners[i] })),
        ...(known.seat === null && { watched, watch }),
        ...(ended !== undefined && { ended }),
        ...(outOfTime !== undefined && { outOfTime }),
        ...(over && { banks: NO_BANKS }),
      },
    [known, owners, watched, ended, outOfTime, over],
  );
  const seat = table?.seat ?? null;
  return {
    ...told,
    table,
    own,
    hasResigned,
    // Where somebody has given up, the position is still one in which somebody is to act.
    mine: !over && table !== null && seat !== null && rules?.seatsToAct(table.view).includes(seat) === true,
    over,
    outcome,
    ended,
    names: now.players.map(({ name }) => isolated(name ?? '')),
    people: now.players.flatMap(({ id, name, data }) =>
      data === undefined || data.standIn === true ? [{ seat: id, name: name ?? '' }] : [],
    ),
  };
};

/** What is left in the banks of a match that is over is nobody's any more. */
const NO_BANKS: ReadonlyMap<Seat, number> = new Map();

const outcomeOf = (
  rules: GameModule['rules'],
  { view, endedBy = null }: TableMatch<unknown, AnyEvent>,
): Outcome | null => rules.outcome(view) ?? (endedBy === null ? null : givenUpBy(endedBy));

/** What a match of two comes to when somebody gives up: nobody's score counts. */
const givenUpBy = (seat: Seat): Outcome => ({ scores: [], winners: [1 - seat] });

/** When the match ended: unless the server had told that before, when this page saw it. */
const useEnd = (over: boolean, toldAt: number | undefined): number | undefined => {
  const [seenAt, setSeenAt] = useState<number | null>(null);
  if (over && seenAt === null) setSeenAt(Date.now());
  return over ? (toldAt ?? seenAt ?? undefined) : undefined;
};
