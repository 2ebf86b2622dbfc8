import type { Context } from 'koa';
import { buildRecord } from '../../game/record.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData } from '../boardgame.ts';
import { matchIn } from '../lobby/guarded-routes.ts';
import type { Matches } from '../match/matches.ts';
import { gameOptionsOf } from '../match/options.ts';
import type { Control } from '../match/stored-match.ts';
import { eventsOf, namesOf } from './match-events.ts';

/**
 * `GET /games/NAME/ID/record`: the match record, `match-record/1`. Of a running match with the public events so
 * far; of a finished one with its result (or who resigned), its seed, and the salt of the commitment to that. 404 when there is no such
 * match, 409 before it has begun.
 */
export const recordRoute =
  (matches: Matches) =>
  async (ctx: Context & { params: Record<string, string> }): Promise<void> => {
    const { id, data, state, control } = await matchIn(ctx, matches);
    const history = await matches.history(id);
    if (state === null || history.initialState === null) {
      return ctx.throw(409, 'the match has not begun: there is nothing to record');
    }
    const game = matches.game(data.gameName)!;
    const { rules, meta } = game.module;
    ctx.set('cache-control', 'no-cache');
    ctx.body = buildRecord({
      game: game.name,
      rulesVersion: control.rulesVersion ?? null,
      dataHash: control.dataHash ?? null,
      players: state.ctx.numPlayers,
      names: namesOf(data),
      options: gameOptionsOf(data),
      defaults: meta.defaults,
      events: eventsOf(game, history),
      seed: history.initialState.G.secret.seed,
      proof: proofOf(id, data, control),
      outcome: rules.outcome(state.G),
      resigned: resignedIn(data),
    });
  };

/** Who ended the match by giving up, or null. */
const resignedIn = ({ gameover }: MatchData): Seat | null =>
  (gameover as { readonly resigned?: Seat } | undefined)?.resigned ?? null;

/** Null for matches that earlier versions made. */
const proofOf = (match: string, { commitment }: MatchData, { seal }: Control) =>
  commitment === undefined || seal === undefined ? null : { match, commitment, salt: seal.salt };
