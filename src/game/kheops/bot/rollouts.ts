import type { SyncBot } from '../../contract.ts';
import { assertDefined } from '../../shared/assert.ts';
import type { Random } from '../../shared/random.ts';
import type { Seat } from '../../shared/seats.ts';
import { shuffle } from '../../shared/shuffle.ts';
import type { Move, View } from '../table.ts';
import { TILES, type TileId } from '../tiles.ts';
import { CELL_COUNT, type Packed, pack } from './packed/board.ts';
import { likeOf } from './packed/layings.ts';
import { make, newTurnSearch, type PlanWithAny, type WholeTurn } from './turn-search.ts';
import type { Weights } from './weights.ts';
import { moveOf } from './whole-turn.ts';

/** How much it thinks: in numbers, not in time, so that the same chance gives the same move. */
export type Effort = {
  /** Pawns with the use of their power, of which every tile is tried, and whole turns to which answers are looked for. */
  readonly plans: number;
  readonly turns: number;
  /** For each of these turns: how many plans of the other's are answered with every tile, and how many hands are imagined. */
  readonly answers: number;
  readonly hands: number;
  /** How many of the turns that are best after an answer are played on, in how many worlds, and how many turns further. */
  readonly finalists: number;
  readonly worlds: number;
  readonly further: number;
  /** How many points ahead are as good as a sure win, roughly. */
  readonly scale: number;
};

/** What may be hidden: the tiles of the other, and what is drawn, the next one last. */
type World = { readonly hand: readonly TileId[]; readonly stock: readonly TileId[] };
type Candidate = { readonly turn: WholeTurn; readonly answers: readonly PlanWithAny[]; worth: number };

/**
 * A player that asks of its best whole turns what the other will answer with a whole turn of theirs, for many hands that it
 * imagines, and plays the best of them on: with the same hands and draws for all, so that chance favours none.
 */
export const rolloutBot = (weights: Weights, effort: Effort): SyncBot<View, Move> => {
  const { turnsOf, quickTurn, turnsWithAny, ahead } = newTurnSearch(weights);

  /** How likely a seat wins that is so many points ahead. */
  const likely = (points: number, laid: number): number =>
    laid === CELL_COUNT
      ? points > 0
        ? 1
        : points < 0
          ? 0
          : 0.5
      : 1 / (1 + Math.exp(-points / effort.scale));

  /** What the other answers with a hand, and what the table is worth to them then. */
  const answerWith = (answers: readonly PlanWithAny[], hand: readonly TileId[]): WholeTurn | null => {
    let best: WholeTurn | null = null;
    for (const { plan, byTile } of answers)
      for (const tile of hand) {
        const laid = byTile[likeOf(tile)];
        if (laid != null && laid.worth > (best?.worth ?? Number.NEGATIVE_INFINITY))
          best = { plan, laying: laid.laying, worth: laid.worth };
      }
    return best;
  };

  /** How likely a seat wins after a turn and the other's answer, as the table looks then. */
  const afterAnswers = (
    board: Packed,
    seat: Seat,
    turn: WholeTurn,
    unseen: readonly TileId[],
    worlds: readonly World[],
  ): Candidate => {
    const undo = make(board, seat, turn);
    let worth = 0;
    let answers: PlanWithAny[] = [];
    if (board.laid === CELL_COUNT) worth = likely(ahead(board, seat), board.laid);
    else {
      answers = turnsWithAny(board, unseen, 1 - seat, effort.answers);
      for (const { hand } of worlds) {
        const answer = answerWith(answers, hand);
        worth += likely(answer === null ? ahead(board, seat) : -answer.worth, board.laid + 1) / worlds.length;
      }
    }
    undo();
    return { turn, answers, worth };
  };

  /** How likely a seat wins after a turn, by one way it may go on. */
  const playOut = (
    from: Packed,
    seat: Seat,
    own: readonly TileId[],
    { turn, answers }: Candidate,
    world: World,
  ): number => {
    const board = copyOf(from);
    make(board, seat, turn);
    const stock = [...world.stock];
    const hands: TileId[][] = [[], []];
    hands[seat] = [...own];
    hands[1 - seat] = [...world.hand];
    const laid = (mover: Seat, { laying }: WholeTurn) => {
      const hand = assertDefined(hands[mover], 'both players hold tiles');
      const drawn = stock.pop();
      const at = hand.findIndex(
        tile => likeOf(tile) === likeOf(assertDefined(laying, 'a whole turn lays a tile').tile),
      );
      hand.splice(at, 1);
      if (drawn !== undefined) hand.push(drawn);
    };
    laid(seat, turn);
    for (let n = 0; n <= effort.further && board.laid < CELL_COUNT; n++) {
      const mover = n % 2 === 0 ? 1 - seat : seat;
      const hand = assertDefined(hands[mover], 'both players hold tiles');
      const next = n === 0 ? answerWith(answers, hand) : quickTurn(board, hand, mover);
      if (next === null) break;
      make(board, mover, next);
      laid(mover, next);
    }
    return likely(ahead(board, seat), board.laid);
  };

  return (view, seat, legal, random) => {
    const only = assertDefined(legal[0], 'a bot is asked where there is a move');
    if (legal.length === 1) return only;
    const board = pack(view);
    const own = view.hand ?? [];
    const unseen = unseenIn(board, own);
    const held = view.handSizes[1 - seat] ?? 0;
    const worlds = Array.from({ length: effort.hands }, () => imagined(unseen, held, random));
    const candidates = turnsOf(board, view.step, own, seat, effort)
      .map(turn => afterAnswers(board, seat, turn, unseen, worlds))
      .sort((a, b) => b.worth - a.worth);
    const finalists = effort.further > 0 ? candidates.slice(0, effort.finalists) : [];
    for (const candidate of finalists) {
      if (candidate.answers.length === 0) continue;
      let sum = 0;
      for (const world of worlds.slice(0, effort.worlds)) sum += playOut(board, seat, own, candidate, world);
      candidate.worth = sum / effort.worlds;
    }
    finalists.sort((a, b) => b.worth - a.worth);
    const chosen = assertDefined(finalists[0] ?? candidates[0], 'where there is a move there is a turn');
    return moveOf(view, chosen.turn, legal);
  };
};

/** The tiles that lie nowhere and are not in one's own hand. */
const unseenIn = ({ tile }: Packed, own: readonly TileId[]): readonly TileId[] =>
  TILES.map(({ id }) => id).filter(id => !own.includes(id) && !tile.includes(id));

const imagined = (unseen: readonly TileId[], held: number, random: Random): World => {
  const tiles = shuffle([...unseen], random);
  return { hand: tiles.slice(0, held), stock: tiles.slice(held) };
};

const copyOf = ({ tile, turn, pawn, supply, strict, laid }: Packed): Packed => ({
  tile: tile.slice(),
  turn: turn.slice(),
  pawn: pawn.slice(),
  supply: supply.slice(),
  strict,
  laid,
});
