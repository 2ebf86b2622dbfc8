import { randomBytes } from 'node:crypto';
import type { Seal } from '../../game/commitment.ts';
import { dataHashOf, refusalOfData } from '../../game/data-hash.ts';
import { type Stepper, stepperFor } from '../../game/framework/step.ts';
import type { GameModule } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchState, ProcessedGame } from '../boardgame.ts';
import type { StoredMatch } from './stored-match.ts';

/** A game as this server runs it: our rules, and boardgame.io's side of the same rules. */
export type ServedGame = {
  readonly name: string;
  readonly module: GameModule;
  readonly game: ProcessedGame;
  readonly stepper: Stepper;
  /** Of the file of its pieces, or null where there is none. */
  readonly dataHash: string | null;
  /** What the next match that is made will be dealt from. */
  readonly newSeal: () => Seal;
};

/** 128 bits of the machine's own chance: nothing that a lobby publishes leads to them. */
const newSecret = () => randomBytes(16).toString('base64url');

/** @param seed asked for each match that is made */
export const serveGame = (module: GameModule, seed: () => string = newSecret): ServedGame =>
  servedBy(module, stepperFor(module, seed), seed);

export const servedBy = (
  module: GameModule,
  stepper: Stepper,
  seed: () => string = newSecret,
): ServedGame => {
  const game = stepper.game as ProcessedGame;
  return {
    name: module.meta.id,
    module,
    game,
    stepper,
    dataHash: dataHashOf(module.rules),
    newSeal: () => ({ seed: seed(), salt: newSecret() }),
  };
};

/**
 * A match with every seat taken as it is dealt: from the seed that was drawn when it was made, or where an earlier
 * version made it from one that nobody was promised.
 */
export const deal = (
  { module, stepper, dataHash }: ServedGame,
  match: StoredMatch,
): { readonly match: StoredMatch; readonly state: MatchState } => {
  const { players, setupData } = match.data;
  const state = stepper.begin(Object.keys(players).length, setupData, match.control.seal?.seed);
  const control = { ...match.control, rulesVersion: module.meta.rulesVersion, ...(dataHash && { dataHash }) };
  return { match: { ...match, control, state }, state };
};

/** Why a match cannot be gone on with, as it was dealt from other pieces than there are now; or null. */
export const refusalOfPieces = ({ dataHash }: ServedGame, { control }: StoredMatch): string | null =>
  refusalOfData(control.dataHash, dataHash);

/** Seats that may move, as the rules have it; none when the match is over. */
export const seatsToAct = ({ module }: ServedGame, state: MatchState): readonly Seat[] =>
  module.rules.seatsToAct(state.G);

/** As whom somebody sees a match: as their seat, or with null as everybody does. */
export const viewerOf = ({ module }: ServedGame, seat: Seat | null): Seat | null =>
  module.meta.views === 'alike' ? null : seat;

/** Has a seat acted already, and may it only change its mind until the others have acted too? */
export const mayOnlyChange = ({ module: { rules } }: ServedGame, { G }: MatchState, seat: Seat): boolean =>
  rules.asked(G).includes(seat) && !rules.seatsToAct(G).includes(seat);

/**
 * Where several act at the same time, the number of the state moves on under their hands: a move names what it
 * answers to, and the rules refuse one that is late.
 */
export const actTogether = ({ module }: ServedGame): boolean => module.meta.turns === 'together';
