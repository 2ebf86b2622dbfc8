/** One deal at several tables (`src/wire/duplicate-routes.ts`). */
import { parseRated } from '../../game/shared/rated.ts';
import { endBody, newDuplicateBody, sitBody } from '../../wire/duplicate.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import { BoundedMap } from '../bounded-map.ts';
import { bodyAs } from '../http/json-body.ts';
import type { LongPolls } from '../http/long-polls.ts';
import { TRIES } from '../lobby/joining.ts';
import { asHttpError, gameIn } from '../lobby/requests.ts';
import type { LobbyServices } from '../lobby/services.ts';
import { hashOf, sameSecret } from '../match/credentials.ts';
import { newMatchId } from '../match/ids.ts';
import { TakenMeanwhile } from '../tables.ts';
import type { Duplicate } from './duplicate-store.ts';
import type { Duplicates } from './duplicates.ts';
import type { Origins } from './origins.ts';
import { shownOf } from './shown.ts';
import { seatOfMemberAt, seatTaken, sitAtOneOf, type Table, waitingTables } from './sitting.ts';

type Parts = LobbyServices & {
  readonly duplicates: Duplicates;
  readonly origins: Origins;
  readonly longPolls: LongPolls;
};

/** For so long all who ask are shown the same, of so many duplicates. */
const SHOWN_MS = 1000;
const SHOWN = 200;

type Shown = AnswerOf<'GET /duplicates/:id'>;

export const duplicateRoutes = (
  router: Router,
  { duplicates, matches, admission, idempotencyKeys, sitters, origins, longPolls }: Parts,
): void => {
  const duplicateIn = async (ctx: RouteContext): Promise<Duplicate> => {
    const { id = '' } = ctx.params;
    const found = MATCH_ID.test(id) ? await duplicates.store.find(id) : null;
    return found ?? ctx.throw(404, 'there is no such deal');
  };
  const tablesOf = async (id: string): Promise<readonly Table[]> =>
    (await duplicates.tablesOf(id)).flatMap(({ match }, i) =>
      match === null ? [] : [{ table: i + 1, match }],
    );

  router.post('/duplicates/:name', async ctx => {
    const { name: game, module } = gameIn(ctx, matches);
    const { tables, table } = await bodyAs(ctx, newDuplicateBody(module.meta));
    if (parseRated(table.setupData) === true)
      return ctx.throw(
        400,
        'table: tables of one deal are not rated: what is seen at one is worth something at another',
      );
    const id = (await idempotencyKeys.matchID(ctx)) ?? newMatchId();
    const key = await idempotencyKeys.credentials(ctx, id);
    ctx.body = { id, key } satisfies AnswerOf<'POST /duplicates/:name'>;
    if ((await duplicates.store.find(id)) !== null) return;
    const member = await sitters.memberOf(ctx);
    await duplicates.lay(
      {
        ...{ id, game, players: table.numPlayers, setupData: table.setupData },
        ...{ host: member?.id ?? null, hostKey: hashOf(key) },
      },
      tables,
      make => admission.admit(ctx, table.setupData, make),
    );
  });

  const kept = new BoundedMap<{ readonly until: number; readonly shown: Promise<Shown | null> }>(SHOWN);
  const forget = (id: string) => kept.forget(id);
  const shown = (id: string): Promise<Shown | null> => {
    const now = performance.now();
    let last = kept.get(id);
    if (last === undefined || last.until <= now) {
      last = { until: now + SHOWN_MS, shown: shownOf({ duplicates, matches }, id) };
      last.shown.catch(() => forget(id));
      kept.put(id, last);
    }
    return last.shown;
  };
  router.get('/duplicates/:id', async ctx => {
    const { id = '' } = ctx.params;
    if (!MATCH_ID.test(id)) return ctx.throw(404, 'there is no such deal');
    if (await longPolls.hasNews(ctx, `deal ${id}`, async () => (await shown(id))?.changes ?? null))
      ctx.body = (await shown(id)) ?? ctx.throw(404, 'there is no such deal');
  });

  router.post('/duplicates/:id/sit', async ctx => {
    const { table, playerID, playerName } = await bodyAs(ctx, sitBody);
    const { id } = await duplicateIn(ctx);
    const member = await sitters.memberOf(ctx);
    const name = member?.name ?? playerName;
    const from = await origins(ctx, id);
    const seat = playerID === undefined ? undefined : Number(playerID);
    const wanted = { table, seat, member, name, from };
    const sit = async (): Promise<AnswerOf<'POST /duplicates/:id/sit'>> => {
      for (let tries = 1; ; tries++) {
        // Before the tables are read: a seat that is found here is found there.
        const isSeated = await duplicates.store.isSeated(id, member?.id ?? null, from.browser);
        const all = await tablesOf(id);
        const own =
          (member && (await seatOfMemberAt(sitters, all, member.id))) ?? seatTaken(all, await repeated(all));
        if (own !== null) return own;
        // Its host may have ended it meanwhile.
        const { endedAt, cutAt } = await duplicateIn(ctx);
        if (endedAt !== null || cutAt !== null) throw asHttpError(ctx, 'deal-over');
        if (isSeated) throw asHttpError(ctx, 'one-seat');
        const waiting = waitingTables(all, wanted);
        if (waiting.length === 0) throw asHttpError(ctx, 'no-free-seat');
        const sat = await sitAtOneOf({ sitters, matches }, waiting, wanted, each =>
          idempotencyKeys.credentials(ctx, each),
        ).catch(error => {
          // They have sat down elsewhere meanwhile, whichever server they asked.
          if (error instanceof TakenMeanwhile) return null;
          throw error;
        });
        if (sat !== null && 'matchID' in sat) return sat;
        if (sat !== null || tries >= TRIES) throw asHttpError(ctx, sat?.refused ?? 'seat-taken');
      }
    };
    const repeated = async (all: readonly Table[]): Promise<ReadonlyMap<string, string>> => {
      const found = await Promise.all(
        all.map(async ({ match }) => [match.id, await idempotencyKeys.repeated(ctx, match.id)] as const),
      );
      return new Map(found.flatMap(([match, own]) => (own === null ? [] : [[match, own] as const])));
    };
    ctx.set('cache-control', 'no-store');
    ctx.body = await sit();
    forget(id);
  });

  router.post('/duplicates/:id/end', async ctx => {
    const { key } = await bodyAs(ctx, endBody);
    const { id, host, hostKey } = await duplicateIn(ctx);
    const member = await sitters.memberOf(ctx);
    const isHost = (member !== null && member.id === host) || sameSecret(key, hostKey);
    if (!isHost) throw asHttpError(ctx, 'not-host');
    await duplicates.cut(id);
    forget(id);
    ctx.body = {};
  });
};
