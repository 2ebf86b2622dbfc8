import { SharedAnswers } from '../bounded-map.ts';
import { viewIn } from '../match/past.ts';
import { viewerOf } from '../match/served-game.ts';
import type { Session } from './match-pages.ts';
import type { MatchReader } from './reading.ts';

/** Views that are kept, each some two thousand characters. */
const KEPT = 500;

type View = Readonly<Record<string, unknown>> | null;

/** How matches looked in earlier states, to whoever looks back on what its page was not there for. */
export class EarlierViews {
  readonly #reader: Pick<MatchReader, 'log' | 'initialState'>;
  readonly #kept = new SharedAnswers<View>(KEPT);

  constructor(reader: Pick<MatchReader, 'log' | 'initialState'>) {
    this.#reader = reader;
  }

  /** @throws what the storage throws */
  view({ game, matchID, seat }: Pick<Session, 'game' | 'matchID' | 'seat'>, stateID: number): Promise<View> {
    const viewer = viewerOf(game, seat);
    // What led up to a state stays as it is, whatever is taken back later.
    const key = `${matchID}/${viewer ?? 'all'}/${stateID}`;
    return this.#kept.get(key, () => this.#read(game, matchID, viewer, stateID));
  }

  async #read(
    game: Session['game'],
    matchID: string,
    viewer: Session['seat'],
    stateID: number,
  ): Promise<View> {
    const [initialState, log] = await Promise.all([
      this.#reader.initialState(matchID),
      this.#reader.log(matchID, { before: stateID }),
    ]);
    return viewIn(game, { initialState, log }, stateID, viewer) as View;
  }
}
