import { defineGame } from '../define-game.ts';
import { type Aside, after, heard } from './after.ts';
import { handsOfThisThrow } from './asking.ts';
import { type BoxShuffle, shuffledBox } from './box.ts';
import { copy } from './copy.ts';
import pieces from './deck.json' with { type: 'json' };
import type { RuRaReEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { mildest } from './mildest.ts';
import { choose } from './moves/choose.ts';
import { refillBy, scoreCards } from './round.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { view } from './view.ts';

/**
 * Ru-Ra-Re: the phases of its rulebook, the moves of each, who is asked, and what may follow. The state says by its step which
 * phase it is in; a phase ends when a move, or what happens by itself, has left another step.
 * @param shuffleBox the chance of a match after its set-up: a replay knows from the record what it brought
 */
export const gameBy = (shuffleBox: BoxShuffle) =>
  defineGame<State, View, Move, RuRaReEvent, Options, Refusal, Aside>(meta, {
    pieces,
    setup,
    phases: {
      /** Everybody chooses a row in secret; with the last one all hands are opened. */
      choose: {
        start: true,
        moves: { choose },
        turn: handsOfThisThrow,
        next: ['choose', 'scoring', 'refill'],
      },
      /** Cards score: once in between, and at the end. */
      scoring: { onBegin: scoreCards, next: ['refill', 'over'] },
      /** The rows are filled for the next round. */
      refill: { onBegin: refillBy(shuffleBox), next: ['choose'] },
    },
    endIf: ({ step }) =>
      step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
    playerView: view,
    after,
    heard,
    // What screens, bots and servers ask besides.
    opening,
    mildest,
    copy,
    imagine,
    // Every event follows from hands that were opened; a choice causes none until the last one has chosen.
    reveals: () => true,
  });

export const game = gameBy(shuffledBox);
