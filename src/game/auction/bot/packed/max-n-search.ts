import { AuctionSolver, type Rivals } from './auction-solver.ts';
import { DRAW, INVOKE, type MoveList, noMoves } from './moves.ts';
import { ACTOR, AUCTION, BAG, MOST_SEATS, OVER, type Packed, PLAYERS, STEP, TURN } from './table.ts';

/** What the search needs of a game: its rules on packed tables. */
export type PackedGame = {
  readonly newTable: () => Packed;
  readonly legalMoves: (s: Packed, into: MoveList) => number;
  readonly apply: (s: Packed, move: number, drawn: number) => void;
  /** All have spoken, and `BEST_SEAT` and `BEST_SUN` tell who has won the lot, if anybody. */
  readonly settle: (s: Packed) => void;
  /**
   * A default policy for steps of the game's own below the root: the move to follow, or undefined to search all of them. To judge
   * each takes as many times as long as there are moves.
   */
  readonly inPassing?: (s: Packed) => number | undefined;
  /** Where the counts of the tiles in the bag begin, and how many kinds of them there are. */
  readonly inBag: number;
  readonly tiles: number;
};

/**
 * Every seat's chance to win, as far as somebody can tell who looks no further. Asked at the beginning of turns and at the end.
 * May tell more numbers of each seat, which count for nothing: those of all seats come after their chances.
 */
export type Judge = (s: Packed, chances: Float64Array) => void;

/** What one level of the search keeps while a deeper one is at work. */
type Frame = { readonly table: Packed; readonly chances: Float64Array; readonly moves: MoveList };

/**
 * Max-n search: everybody sees all and wants nothing but to win, so each player makes the move with their own highest chance. A draw
 * is a chance node: the mean over the tiles of the bag. Its memory is used again and again, so it must not be shared by threads.
 */
export class MaxNSearch {
  readonly #game: PackedGame;
  readonly #judge: Judge;
  readonly #newRivals: (() => Rivals) | null;
  readonly #valuesASeat: number;
  #own = 0;
  readonly #frames: Frame[] = [];
  readonly #auctions: AuctionSolver[] = [];
  #ofRollout: AuctionSolver | null = null;
  #frameDepth = 0;
  #auctionDepth = 0;

  /**
   * @param newRivals makes a model of the opponents' bids, one for each nested auction; null: they bid what is best for them
   * @param valuesASeat how many numbers the judge gives of each seat
   */
  constructor(game: PackedGame, judge: Judge, newRivals: (() => Rivals) | null, valuesASeat = 1) {
    this.#valuesASeat = valuesASeat;
    this.#newRivals = newRivals;
    this.#game = game;
    this.#judge = judge;
  }

  /**
   * Everybody's chances once whoever is to act has made a move, if each goes on as is best for them.
   * @param turns the search depth: how many turns after this one are searched before the judge evaluates. Half a turn is
   * whether somebody calls Ra in it: an auction more for each call, instead of one for each tile that may be drawn
   */
  after(s: Packed, move: number, turns: number, chances: Float64Array): void {
    this.#own = s[ACTOR]!;
    this.#after(s, move, turns, chances);
  }

  /** An auction begins that is played on by `answer`. */
  listen(s: Packed): void {
    this.#ofRollout ??= this.#newAuction();
    this.#ofRollout.listen(s);
  }

  /** What is best for whoever is asked in the auction that was listened to, as far as the judge can tell: the move. */
  answer(s: Packed): number {
    return this.#ofRollout!.answer(s, this.#sold);
  }

  readonly #sold = (after: Packed, into: Float64Array): void => this.#value(after, 0, into);

  #after(s: Packed, move: number, turns: number, chances: Float64Array): void {
    const { apply, inBag, tiles } = this.#game;
    const frame = this.#pushFrame();
    if (move === DRAW) {
      const all = s[BAG]!;
      chances.fill(0);
      for (let tile = 0; tile < tiles; tile++) {
        const count = s[inBag + tile]!;
        if (count === 0) continue;
        frame.table.set(s);
        apply(frame.table, DRAW, tile);
        this.#value(frame.table, turns, frame.chances);
        for (let n = 0; n < s[PLAYERS]! * this.#valuesASeat; n++)
          chances[n]! += (count / all) * frame.chances[n]!;
      }
    } else {
      frame.table.set(s);
      apply(frame.table, move, 0);
      this.#value(frame.table, turns, chances);
    }
    this.#frameDepth -= 1;
  }

  /** Everybody's chances as the table stands, searched so many turns deep. */
  value(s: Packed, turns: number, chances: Float64Array): void {
    this.#own = s[ACTOR]!;
    this.#value(s, turns, chances);
  }

  #value(s: Packed, turns: number, chances: Float64Array): void {
    switch (s[STEP]) {
      case OVER:
        this.#judge(s, chances);
        return;
      case TURN:
        if (turns === 0) this.#judge(s, chances);
        else if (turns < 1) this.#call(s, chances);
        else this.#best(s, turns - 1, chances);
        return;
      case AUCTION:
        this.#hear(s, turns, chances);
        return;
      default: {
        const move = this.#game.inPassing?.(s);
        if (move === undefined) this.#best(s, turns, chances);
        else this.#after(s, move, turns, chances);
      }
    }
  }

  /** Ra is invoked where that is better than the judge thinks the turn is, for whoever's turn it is, or must be. */
  #call(s: Packed, chances: Float64Array): void {
    const frame = this.#pushFrame();
    const mustCall = this.#game.legalMoves(s, frame.moves) === 1;
    this.#judge(s, chances);
    this.#after(s, INVOKE, 0, frame.chances);
    const seat = s[ACTOR]!;
    if (mustCall || frame.chances[seat]! > chances[seat]!) chances.set(frame.chances);
    this.#frameDepth -= 1;
  }

  /** The move that is best for whoever is to act. */
  #best(s: Packed, turns: number, chances: Float64Array): void {
    const frame = this.#pushFrame();
    const seat = s[ACTOR]!;
    const count = this.#game.legalMoves(s, frame.moves);
    for (let i = 0; i < count; i++) {
      this.#after(s, frame.moves[i]!, turns, frame.chances);
      if (i === 0 || frame.chances[seat]! > chances[seat]!) chances.set(frame.chances);
    }
    this.#frameDepth -= 1;
  }

  #hear(s: Packed, turns: number, chances: Float64Array): void {
    const solver = this.#auctions[this.#auctionDepth] ?? this.#newAuction();
    this.#auctions[this.#auctionDepth] = solver;
    this.#auctionDepth += 1;
    solver.solve(s, this.#own, chances, (after, into) => this.#value(after, turns, into));
    this.#auctionDepth -= 1;
  }

  #newAuction(): AuctionSolver {
    return new AuctionSolver(this.#game, this.#newRivals?.() ?? null, this.#valuesASeat);
  }

  #pushFrame(): Frame {
    const frame = this.#frames[this.#frameDepth] ?? {
      table: this.#game.newTable(),
      chances: new Float64Array(MOST_SEATS * this.#valuesASeat),
      moves: noMoves(),
    };
    this.#frames[this.#frameDepth] = frame;
    this.#frameDepth += 1;
    return frame;
  }
}
