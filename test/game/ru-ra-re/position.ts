import { add, type Card } from '../../../src/game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../src/game/ru-ra-re/events.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import type { Row, State } from '../../../src/game/ru-ra-re/table.ts';

type Wanted = {
  readonly players?: number;
  /** From row 1 on; rows that are not named hold no cards. */
  readonly rows?: readonly (readonly Card[])[];
  /** The next card to be drawn first. */
  readonly pile?: readonly Card[];
  readonly box?: readonly Card[];
  readonly displays?: readonly (readonly Card[])[];
  readonly scored?: boolean;
  readonly lastRound?: boolean;
  readonly totals?: readonly number[];
};

/** A table on which things lie as a test wants them; all else is as a fresh match has it. */
export const position = ({
  players = 3,
  rows,
  pile,
  box,
  displays,
  totals,
  ...flags
}: Wanted = {}): State => {
  const state = ruRaRe.setup({ players, options: {}, seed: 'position' });
  if (rows !== undefined) for (const [i] of state.rows.entries()) state.rows[i] = [...(rows[i] ?? [])];
  if (pile !== undefined) {
    state.secret.pile.splice(0, state.secret.pile.length, ...pile.toReversed());
    state.pile = pile.length;
  }
  if (box !== undefined) state.secret.box.splice(0, state.secret.box.length, ...box);
  for (const [seat, cards] of (displays ?? []).entries()) add(state.displays[seat]!, cards);
  for (const [seat, total] of (totals ?? []).entries()) state.totals[seat] = total;
  return Object.assign(state, flags);
};

/** Everybody who is asked chooses, in seat order; the events of the throw. */
export const throwHands = (state: State, ...rows: readonly Row[]): readonly RuRaReEvent[] => {
  const { round, throw: throwNumber, waiting } = state;
  if (rows.length !== waiting.length) throw new Error(`${waiting.length} are asked, not ${rows.length}`);
  return [...waiting].flatMap((seat, i) =>
    ruRaRe.apply(state, seat, ['choose', round, throwNumber, rows[i]!]),
  );
};

export const ofType = <Type extends RuRaReEvent['type']>(events: readonly RuRaReEvent[], type: Type) =>
  events.filter((event): event is Extract<RuRaReEvent, { type: Type }> => event.type === type);
