import { buildRecord } from '../../game/record.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData, RouteContext } from '../boardgame.ts';
import { BoundedMap } from '../bounded-map.ts';
import { answerWith, type Cached, cachedText } from '../http/cached-text.ts';
import { asHttpError, matchIn } from '../lobby/requests.ts';
import type { Matches } from '../match/matches.ts';
import { gameOptionsOf } from '../match/options.ts';
import type { Control, StoredMatch } from '../match/stored-match.ts';
import { besideOf, eventsOf, namesOf } from './match-events.ts';

/** How many records are kept as they were made last, of some 40 kB each and as much again where browsers asked for them. */
const KEPT = 100;

/** Answers with the record of a match. */
export const recordRoute = (matches: Matches) => {
  const kept = new BoundedMap<{ readonly version: number; readonly record: Promise<Cached | null> }>(KEPT);
  return async (ctx: RouteContext): Promise<void> => {
    const match = await matchIn(ctx, matches);
    if (match.data.heldBack) throw asHttpError(ctx, 'held-back');
    const { id, version } = match;
    let last = kept.get(id);
    // Every write raises the version.
    if (last?.version !== version) {
      last = { version, record: recordOf(matches, match) };
      // What failed is tried again by whoever asks next.
      last.record.catch(() => kept.forget(id));
    }
    kept.put(id, last);
    const record = await last.record;
    if (record === null) return ctx.throw(409, 'the match has not begun: there is nothing to record');
    await answerWith(ctx, record);
  };
};

/** Null before the match has begun. */
const recordOf = async (
  matches: Matches,
  { id, data, state, control }: StoredMatch,
): Promise<Cached | null> => {
  const history = await matches.history(id);
  if (state === null || history.initialState === null) return null;
  const game = matches.game(data.gameName)!;
  const { rules, meta } = game.module;
  const record = buildRecord({
    game: game.name,
    rulesVersion: control.rulesVersion ?? null,
    dataHash: control.dataHash ?? null,
    players: state.ctx.numPlayers,
    names: namesOf(data),
    options: gameOptionsOf(data),
    defaults: meta.defaults,
    events: eventsOf(game, history),
    beside: besideOf(game, history),
    seed: history.initialState.G.secret.seed,
    proof: proofOf(id, data, control),
    outcome: rules.outcome(state.G),
    resigned: resignedIn(data),
  });
  return cachedText(JSON.stringify(record));
};

/** Who ended the match by giving up, or null. */
const resignedIn = ({ gameover }: MatchData): Seat | null =>
  (gameover as { readonly resigned?: Seat } | undefined)?.resigned ?? null;

/** Null for matches that earlier versions made. */
const proofOf = (match: string, { commitment }: MatchData, { seal }: Control) =>
  commitment === undefined || seal === undefined ? null : { match, commitment, salt: seal.salt };
