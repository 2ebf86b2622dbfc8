/**
 * - `GET /previews/NAME.png` → a picture of the game, or, as `house`, of all of them; `GET /previews/NAME/ID.png` → one of the table as
 *   a spectator sees it, or of the game as long as the table waits. 404 where there is none, 503 where too many are being drawn.
 */

import { MATCH_ID } from '../../wire/parts.ts';
import type { RouteContext } from '../boardgame.ts';
import { SharedAnswers } from '../bounded-map.ts';
import type { Matches } from '../match/matches.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Artist } from './artist.ts';
import { HOUSE } from './club-preview.ts';

/** How many pictures are kept: those that were asked for last. */
const KEPT = 200;
const MINUTE = 60;

export const pictureRoute = (matches: Pick<Matches, 'load' | 'game'>, artist: Pick<Artist, 'draw'>) => {
  const pictures = new SharedAnswers<Buffer | null>(KEPT);
  const gameOf = (name: string) => pictures.get(name, () => artist.draw(name, null));
  const tableOf = ({ id, version, data, state }: StoredMatch): Promise<Buffer | null> => {
    const { gameName } = data;
    if (state === null || data.heldBack) return gameOf(gameName);
    const { rules } = matches.game(gameName)!.module;
    return pictures.get(`${id} ${version}`, () => artist.draw(gameName, rules.view(state.G, null)));
  };
  return async (ctx: RouteContext): Promise<void> => {
    const game = ctx.params.name?.replace(/\.png$/, '') ?? '';
    const id = ctx.params.id?.replace(/\.png$/, '');
    if (matches.game(game) === undefined && game !== HOUSE) return ctx.throw(404, 'there is no such game');
    const match = id === undefined ? null : MATCH_ID.test(id) ? await matches.load(id) : null;
    if (id !== undefined && match?.data.gameName !== game) return ctx.throw(404, 'there is no such match');
    const picture = await (match === null ? gameOf(game) : tableOf(match));
    if (picture === null) return ctx.throw(404, 'there is no picture of this game');
    ctx.set('cache-control', `public, max-age=${match === null ? 60 * MINUTE : MINUTE}`);
    ctx.set('cross-origin-resource-policy', 'cross-origin');
    ctx.type = 'png';
    ctx.body = picture;
  };
};
