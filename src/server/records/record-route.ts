import type { Context } from 'koa';
import { buildRecord } from '../../game/record.ts';
import type { House } from '../house.ts';
import { matchIn } from '../lobby/guarded-routes.ts';
import { eventsOf, namesOf } from './match-events.ts';

/**
 * `GET /games/NAME/ID/record`: the match record, `match-record/1`. Of a running match with the public events so
 * far; of a finished one with its result and its seed. 404 when there is no such match.
 */
export const recordRoute =
  (house: House) =>
  async (ctx: Context & { params: Record<string, string> }): Promise<void> => {
    const match = await matchIn(ctx, house);
    const served = house.games.get(match.gameName)!;
    const stored = await house.store.fetch(ctx.params.id!, { state: true, initialState: true, log: true });
    const { state, initialState } = stored;
    const { rules, meta } = served.module;
    const { bots: _, ...options } = match.setupData ?? {};
    ctx.set('cache-control', 'no-cache');
    ctx.body = buildRecord({
      game: served.name,
      players: state.ctx.numPlayers,
      names: namesOf(match),
      options,
      defaults: meta.defaults,
      events: eventsOf(served, stored),
      seed: initialState.G.secret.seed,
      outcome: rules.outcome(state.G),
    });
  };
