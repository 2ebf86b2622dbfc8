import type { ShownEntry } from '../../wire/to-page.ts';
import { SharedAnswers } from '../bounded-map.ts';
import { viewerOf } from '../match/served-game.ts';
import type { Session } from './match-pages.ts';
import { logFor } from './outbound.ts';
import type { MatchReader } from './reading.ts';

/** Moves in a chunk of history; the one that ends with the last moves before a `sync` has what is left over. */
const CHUNK_MOVES = 50;
/** Chunks that are kept, each some ten thousand characters. */
const KEPT = 500;

type Chunk = readonly ShownEntry[];

/**
 * What happened before the last moves of a match, in chunks. What has happened stays as it is, so a chunk is made once for all
 * that see the match in the same way, and kept as long as it is among those that were asked for last.
 */
export class HistoryChunks {
  readonly #reader: Pick<MatchReader, 'log'>;
  readonly #kept = new SharedAnswers<Chunk>(KEPT);

  constructor(reader: Pick<MatchReader, 'log'>) {
    this.#reader = reader;
  }

  /**
   * The moves that lead up to a state, back to a number that all chunks break at.
   * @throws what the storage throws
   */
  chunk({ game, matchID, seat }: Pick<Session, 'game' | 'matchID' | 'seat'>, before: number): Promise<Chunk> {
    const viewer = viewerOf(game, seat);
    const key = `${matchID}/${viewer ?? 'all'}/${before}`;
    // What is not there yet may come.
    return this.#kept.get(
      key,
      () => this.#read(matchID, viewer, before),
      moves => moves.length === 0,
    );
  }

  async #read(matchID: string, viewer: Session['seat'], before: number): Promise<Chunk> {
    const after = Math.max(0, Math.floor((before - 1) / CHUNK_MOVES) * CHUNK_MOVES);
    return logFor(viewer, await this.#reader.log(matchID, { after, before, limit: CHUNK_MOVES }));
  }
}
