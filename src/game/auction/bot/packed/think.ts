import { AuctionThought, type Rivals } from './auction-thought.ts';
import { DRAW, INVOKE, type MoveList, noMoves } from './moves.ts';
import { ACTOR, AUCTION, BAG, MOST_SEATS, OVER, type Packed, PLAYERS, STEP, TURN } from './table.ts';

/** A game as it is thought about: its packed rules. */
export type PackedGame = {
  readonly newTable: () => Packed;
  readonly legalMoves: (s: Packed, into: MoveList) => number;
  readonly apply: (s: Packed, move: number, drawn: number) => void;
  /** All have spoken, and `BEST_SEAT` and `BEST_SUN` tell who has won the lot, if anybody. */
  readonly settle: (s: Packed) => void;
  /**
   * The move that is made in a step of the game's own where one thinks of what comes later, or undefined: what is best for whoever
   * makes it. To weigh each by a judge takes as many times as long as there are moves.
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

/** What one thought keeps while another is inside it. */
type Desk = { readonly table: Packed; readonly chances: Float64Array; readonly moves: MoveList };

/**
 * Thinks ahead: everybody sees all, and wants nothing but to win (max-n). A drawn tile is every tile of the bag, as often
 * as it lies in there. Its memory is used again and again: not to be shared by threads.
 */
export class Thinker {
  readonly #game: PackedGame;
  readonly #judge: Judge;
  readonly #newRivals: (() => Rivals) | null;
  readonly #told: number;
  #own = 0;
  readonly #desks: Desk[] = [];
  readonly #auctions: AuctionThought[] = [];
  #played: AuctionThought | null = null;
  #deskDepth = 0;
  #auctionDepth = 0;

  /**
   * @param newRivals what makes rivals, for each auction that is thought about within another; null: they do what is best for them
   * @param told how many numbers the judge tells of each seat
   */
  constructor(game: PackedGame, judge: Judge, newRivals: (() => Rivals) | null, told = 1) {
    this.#told = told;
    this.#newRivals = newRivals;
    this.#game = game;
    this.#judge = judge;
  }

  /**
   * Everybody's chances once whoever is to act has made a move, if each goes on as is best for them.
   * @param turns how many turns after this one are thought through; the judge tells of what comes then. Half a turn is
   * whether somebody calls Ra in it: an auction more for each call, instead of one for each tile that may be drawn
   */
  after(s: Packed, move: number, turns: number, chances: Float64Array): void {
    this.#own = s[ACTOR]!;
    this.#after(s, move, turns, chances);
  }

  /** An auction begins that is played on by `answer`. */
  listen(s: Packed): void {
    this.#played ??= this.#newAuction();
    this.#played.listen(s);
  }

  /** What is best for whoever is asked in the auction that was listened to, as far as the judge can tell: the move. */
  answer(s: Packed): number {
    return this.#played!.answer(s, this.#sold);
  }

  readonly #sold = (after: Packed, into: Float64Array): void => this.#value(after, 0, into);

  #after(s: Packed, move: number, turns: number, chances: Float64Array): void {
    const { apply, inBag, tiles } = this.#game;
    const desk = this.#take();
    if (move === DRAW) {
      const all = s[BAG]!;
      chances.fill(0);
      for (let tile = 0; tile < tiles; tile++) {
        const count = s[inBag + tile]!;
        if (count === 0) continue;
        desk.table.set(s);
        apply(desk.table, DRAW, tile);
        this.#value(desk.table, turns, desk.chances);
        for (let n = 0; n < s[PLAYERS]! * this.#told; n++) chances[n]! += (count / all) * desk.chances[n]!;
      }
    } else {
      desk.table.set(s);
      apply(desk.table, move, 0);
      this.#value(desk.table, turns, chances);
    }
    this.#deskDepth -= 1;
  }

  /** Everybody's chances as the table stands, so many turns thought through. */
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
    const desk = this.#take();
    const mustCall = this.#game.legalMoves(s, desk.moves) === 1;
    this.#judge(s, chances);
    this.#after(s, INVOKE, 0, desk.chances);
    const seat = s[ACTOR]!;
    if (mustCall || desk.chances[seat]! > chances[seat]!) chances.set(desk.chances);
    this.#deskDepth -= 1;
  }

  /** The move that is best for whoever is to act. */
  #best(s: Packed, turns: number, chances: Float64Array): void {
    const desk = this.#take();
    const seat = s[ACTOR]!;
    const count = this.#game.legalMoves(s, desk.moves);
    for (let i = 0; i < count; i++) {
      this.#after(s, desk.moves[i]!, turns, desk.chances);
      if (i === 0 || desk.chances[seat]! > chances[seat]!) chances.set(desk.chances);
    }
    this.#deskDepth -= 1;
  }

  #hear(s: Packed, turns: number, chances: Float64Array): void {
    const thought = this.#auctions[this.#auctionDepth] ?? this.#newAuction();
    this.#auctions[this.#auctionDepth] = thought;
    this.#auctionDepth += 1;
    thought.solve(s, this.#own, chances, (after, into) => this.#value(after, turns, into));
    this.#auctionDepth -= 1;
  }

  #newAuction(): AuctionThought {
    return new AuctionThought(this.#game, this.#newRivals?.() ?? null, this.#told);
  }

  #take(): Desk {
    const desk = this.#desks[this.#deskDepth] ?? {
      table: this.#game.newTable(),
      chances: new Float64Array(MOST_SEATS * this.#told),
      moves: noMoves(),
    };
    this.#desks[this.#deskDepth] = desk;
    this.#deskDepth += 1;
    return desk;
  }
}
