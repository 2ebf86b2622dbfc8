import { BOT_ID } from '../../wire/bot-api.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Tables } from '../tables.ts';
import { standingsOf } from './standings.ts';
import type { Tournament, WholeTournament } from './tournament.ts';
import type { TournamentStore } from './tournament-store.ts';

/** Tournaments as those who ask see them (`src/wire/tournaments.ts`). */

type Summary = AnswerOf<'GET /tournaments'>['tournaments'][number];

export type Names = ReadonlyMap<string, string>;

/** So many names are asked for at a time. */
const AT_ONCE = 200;

/** What members and their bots are called, by their id; who is a member no more is not there. */
export const namesIn = async (tables: Tables, ids: Iterable<string>): Promise<Names> => {
  const asked = [...new Set(ids)];
  const names = new Map<string, string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const places = some.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await tables.rows<{ id: string; name: string }>(
      `SELECT id, name FROM member WHERE id IN (${places})
       UNION ALL SELECT id, name FROM bot_account WHERE id IN (${places})`,
      ...some,
    );
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
};

/** What the members are called whose bots these are, by the bot's id. */
const ownersOf = async (tables: Tables, bots: readonly string[]): Promise<Names> => {
  if (bots.length === 0) return new Map();
  const places = bots.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await tables.rows<{ id: string; name: string }>(
    `SELECT bot_account.id, member.name FROM bot_account JOIN member ON member.id = bot_account.owner
     WHERE bot_account.id IN (${places})`,
    ...bots,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** So many that are over are shown. */
const LAST = 20;
/** Nobody reads more. */
const MOST = 100;

export const listOf = async (
  store: TournamentStore,
  tables: Tables,
  game: string | null,
  member: string | null,
): Promise<AnswerOf<'GET /tournaments'>> => {
  const found = await Promise.all([
    store.list('open', game, member, MOST),
    store.list('running', game, member, MOST),
    store.list('over', game, member, LAST),
  ]);
  const rows = found.flat();
  const names = await namesIn(tables, [
    ...rows.flatMap(({ host }) => host ?? []),
    ...rows.flatMap(({ winners }) => winners),
  ]);
  const leagues = await leagueNames(tables, rows);
  return {
    tournaments: rows.map(row =>
      summaryOf(row, {
        names,
        leagues,
        entrants: row.entrants,
        isIn: row.isIn,
      }),
    ),
  };
};

export const wholeOf = async (
  tables: Tables,
  tournament: WholeTournament,
  member: string | null,
  now: number,
): Promise<AnswerOf<'GET /tournaments/:id'>> => {
  const { entrants, host, changes, nextAt } = tournament;
  const ids = entrants.map(each => each.member);
  const names = await namesIn(tables, [...ids, ...(host === null ? [] : [host])]);
  const leagues = await leagueNames(tables, [tournament]);
  const owners = await ownersOf(
    tables,
    ids.filter(id => BOT_ID.test(id)),
  );
  const rounds = Array.from({ length: tournament.round }, (_, i) => ({
    tables: tournament.tables
      .filter(({ round }) => round === i + 1)
      .map(({ round: _round, ...table }) => table),
  }));
  return {
    ...summaryOf(tournament, {
      ...{ names, leagues, entrants: entrants.length },
      isIn: entrants.some(each => each.member === member && !each.hasLeft),
    }),
    ...{ changes, nextAt, now, rounds },
    members: entrants.map(each => ({
      id: each.member,
      name: names.get(each.member) ?? null,
      ...(each.hasLeft && { hasLeft: true as const }),
      ...(each.isAway && { isAway: true as const }),
      ...(BOT_ID.test(each.member) && { bot: true as const }),
      ...(owners.has(each.member) && { owner: owners.get(each.member)! }),
    })),
    standings: standingsOf(tournament),
    isHost: member !== null && member === host,
  };
};

const leagueNames = async (tables: Tables, rows: readonly Tournament[]): Promise<Names> => {
  const ids = new Set(rows.flatMap(({ choices }) => choices.league?.id ?? []));
  const found = await Promise.all(
    [...ids].map(id => tables.rows<{ name: string }>('SELECT name FROM league WHERE id = $1', id)),
  );
  return new Map([...ids].map((id, i) => [id, found[i]?.[0]?.name ?? '']));
};

type Beside = {
  readonly names: Names;
  readonly leagues: Names;
  readonly entrants: number;
  readonly isIn: boolean;
};

const summaryOf = (tournament: Tournament, { names, leagues, entrants, isIn }: Beside): Summary => {
  const { id, game, name, host, stage, choices, madeAt, startsAt, round, ofRounds, winners } = tournament;
  const { league, ...chosen } = choices;
  const hostName = host === null ? undefined : names.get(host);
  return {
    ...{ ...chosen, id, game, name, stage, madeAt, startsAt, round, ofRounds, entrants, isIn },
    host: host === null || hostName === undefined ? null : { id: host, name: hostName },
    league: league === undefined ? null : { ...league, name: leagues.get(league.id) ?? '' },
    winners: winners.map(each => names.get(each) ?? null),
  };
};
