import type { Context } from 'koa';
import type { PlayerData } from '../boardgame.ts';
import { answerWith, type Cached, CachedText, cachedText } from '../http/cached-text.ts';
import type { Matches } from '../match/matches.ts';
import type { ListedMatch, ListQuery } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import { STAGES, type Stage } from '../match/stored-match.ts';
import { isAwaited } from './awaited.ts';
import { BATCH, keyOf, type ListRequest, type ListsRequest } from './list-request.ts';

/** What most ask for is made anew at most four times a second. */
const AT_MOST_EVERY_MS = 250;
/** Another server may change what is stored without a word to this one. */
const LASTS_MS = 5000;
/** How many matches a list holds that says nothing of stages. */
const WHOLE_LIST = 100;

/** What is kept of each game: the first page of each stage, and the lists that say nothing of stages. */
const KINDS = [...STAGES, 'all', 'over', 'not-over'] as const;
type Kind = (typeof KINDS)[number];

type Clock = () => number;

/** The lists of the lobby. What most ask for is kept as text. */
export class LobbyLists {
  readonly #matches: Matches;
  readonly #clock: Clock | undefined;
  readonly #kept = new Map<string, CachedText>();
  /** Several lists as one text, by what was asked for, and of what it was put together. */
  readonly #together = new Map<string, { readonly of: string; readonly kept: Cached }>();

  /** @param clock milliseconds since any moment */
  constructor(matches: Matches, clock?: Clock) {
    this.#matches = matches;
    this.#clock = clock;
  }

  /** A listed match of this game has come, changed or gone. */
  changed(game: string): void {
    for (const kind of KINDS) this.#kept.get(nameOf(game, kind))?.outdated();
  }

  async answer(ctx: Context, game: string, request: ListRequest): Promise<void> {
    const { stage } = request;
    if (stage === null) {
      const { isGameover, between } = request;
      const kind = isGameover === undefined ? 'all' : isGameover ? 'over' : 'not-over';
      const list = () => this.#all(game, isGameover, between);
      if (Object.keys(between).length > 0) ctx.body = await list();
      else await answerWith(ctx, await this.#keptAs(game, kind, list));
      return;
    }
    const { limit, after } = request;
    const isFirst = after === undefined && limit === BATCH;
    if (isFirst) await answerWith(ctx, await this.#firstPage(game, stage));
    else ctx.body = await this.#batch({ gameName: game, stage, limit, ...(after && { after }) });
  }

  /** The first pages of these games and stages: `{GAME: {STAGE: {matches, next}}}`. */
  async answerTogether(ctx: Context, { games, stages }: ListsRequest): Promise<void> {
    const found = await Promise.all(
      games.map(game => Promise.all(stages.map(stage => this.#firstPage(game, stage)))),
    );
    const asked = `${games} ${stages}`;
    const of = found
      .flat()
      .map(({ etag }) => etag)
      .join();
    let together = this.#together.get(asked);
    if (together?.of !== of) {
      // Pages that are kept as text are put together as text.
      const objectOf = (names: readonly string[], texts: readonly string[]) =>
        `{${names.map((name, i) => `${JSON.stringify(name)}:${texts[i]}`).join()}}`;
      const ofGames = found.map(pages =>
        objectOf(
          stages,
          pages.map(({ text }) => text),
        ),
      );
      together = { of, kept: cachedText(objectOf(games, ofGames)) };
      this.#together.set(asked, together);
    }
    await answerWith(ctx, together.kept);
  }

  #firstPage(game: string, stage: Stage): Promise<Cached> {
    return this.#keptAs(game, stage, () => this.#batch({ gameName: game, stage, limit: BATCH }));
  }

  #keptAs(game: string, kind: Kind, make: () => Promise<object>) {
    const name = nameOf(game, kind);
    const kept =
      this.#kept.get(name) ??
      new CachedText({
        make: async () => JSON.stringify(await make()),
        atMostEvery: AT_MOST_EVERY_MS,
        lasts: LASTS_MS,
        ...(this.#clock && { now: this.#clock }),
      });
    this.#kept.set(name, kept);
    return kept.get();
  }

  async #batch(query: ListQuery): Promise<object> {
    // One more than asked for shows whether there is a next page.
    const found = await this.#matches.list({ ...query, limit: query.limit + 1 });
    const matches = found.slice(0, query.limit);
    const last = matches.at(-1);
    const next = found.length > query.limit && last !== undefined ? keyOf(last) : null;
    const isUnattended = ({ id, data }: ListedMatch) =>
      query.stage === 'open' && !isAwaited(this.#matches, id, data);
    return { matches: matches.map(match => asListed(match, isUnattended(match))), next };
  }

  /** Open tables first, so that however many are played none of them is hidden. */
  async #all(
    gameName: string,
    isGameover: boolean | undefined,
    between: Pick<ListQuery, 'updatedAfter' | 'updatedBefore'>,
  ): Promise<object> {
    const stages = STAGES.filter(stage => isGameover === undefined || isGameover === (stage === 'finished'));
    const listed: ListedMatch[] = [];
    for (const stage of stages) {
      const limit = WHOLE_LIST - listed.length;
      if (limit > 0) listed.push(...(await this.#matches.list({ gameName, stage, limit, ...between })));
    }
    return {
      matches: listed.map(({ id, data: { talk: _, ...data } }) => ({
        ...data,
        matchID: id,
        players: publicPlayers(data, this.#matches.presentAt(id)),
      })),
    };
  }
}

const nameOf = (game: string, kind: Kind): string => `${game} ${kind}`;

/** What a lobby shows of a match: where it still waits for players, whether anybody is there at the moment, but not who. */
const asListed = ({ id, data }: ListedMatch, isUnattended: boolean): object => {
  const { gameName, setupData, createdAt, updatedAt, gameover } = data;
  const players = publicPlayers(data, new Set()).map(({ isConnected: _, ...player }: PlayerData) => player);
  return {
    ...{ matchID: id, gameName, players, setupData, createdAt, updatedAt, gameover },
    ...(isUnattended && { unattended: true }),
  };
};
