import type { Context } from 'koa';
import type { PlayerData } from '../boardgame.ts';
import { answerWith, KeptText } from '../http/kept-text.ts';
import type { Matches } from '../match/matches.ts';
import type { ListedMatch, ListQuery } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import { STAGES } from '../match/stored-match.ts';
import { keyOf, type ListRequest, PAGE } from './list-request.ts';

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
  readonly #kept = new Map<string, KeptText>();

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
    const isFirst = after === undefined && limit === PAGE;
    const page = () => this.#page({ gameName: game, stage, limit, ...(after && { after }) });
    if (isFirst) await answerWith(ctx, await this.#keptAs(game, stage, page));
    else ctx.body = await page();
  }

  #keptAs(game: string, kind: Kind, make: () => Promise<object>) {
    const name = nameOf(game, kind);
    const kept =
      this.#kept.get(name) ??
      new KeptText({
        make: async () => JSON.stringify(await make()),
        atMostEvery: AT_MOST_EVERY_MS,
        lasts: LASTS_MS,
        ...(this.#clock && { now: this.#clock }),
      });
    this.#kept.set(name, kept);
    return kept.get();
  }

  async #page(query: ListQuery): Promise<object> {
    // One more than asked for shows whether there is a next page.
    const found = await this.#matches.list({ ...query, limit: query.limit + 1 });
    const matches = found.slice(0, query.limit);
    const last = matches.at(-1);
    const next = found.length > query.limit && last !== undefined ? keyOf(last) : null;
    return { matches: matches.map(asListed), next };
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
      matches: listed.map(({ id, data }) => ({
        ...data,
        matchID: id,
        players: publicPlayers(data, this.#matches.presentAt(id)),
      })),
    };
  }
}

const nameOf = (game: string, kind: Kind): string => `${game} ${kind}`;

/** What a lobby shows of a match; who is there at the moment is none of it. */
const asListed = ({ id, data }: ListedMatch): object => {
  const { gameName, setupData, createdAt, updatedAt, gameover } = data;
  const players = publicPlayers(data, new Set()).map(({ isConnected: _, ...player }: PlayerData) => player);
  return { matchID: id, gameName, players, setupData, createdAt, updatedAt, gameover };
};
