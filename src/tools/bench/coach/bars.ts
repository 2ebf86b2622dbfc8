import type { GameId } from '../../../game/index.ts';
import { shareText, wilson } from '../../intervals.ts';
import type { Measured } from './measured.ts';

/** Something that was measured, and whether it is as good as is asked; null where nothing is asked of it. */
export type Bar = { readonly what: string; readonly found: string; readonly isMet: boolean | null };

/** What is asked of chances of four at Ra; at other tables they must say more than somebody who knows nothing. */
const RA_BRIER = 0.55;
const CALIBRATION = 0.015;
const CONFIRMED = 0.75;
/** Points by which expected scores may be off on average where they say the same. */
const SCORES_OFF = 2;
/** Milliseconds of the processor's time, for nineteen matches of twenty. */
const CHANCES_MS = 100;
const REVIEW_MS = 1000;

/** @param isThirdAsked whether a third judge was asked of the mistakes */
export const barsOf = (
  { brier, calibrationError, positions, decisions, scores, mistakes, milliseconds }: Measured,
  game: GameId,
  players: number,
  isThirdAsked: boolean,
): readonly Bar[] => {
  const { first, shown, confirmed } = mistakes;
  const nothing = 1 - 1 / players;
  const brierBar = game === 'ra' && players === 4 ? RA_BRIER : nothing;
  const time = (what: string, times: readonly number[], bar: number): Bar => {
    const ordered = times.toSorted((a, b) => a - b);
    const place = (part: number) => ordered[Math.ceil(part * (ordered.length - 1))] ?? 0;
    return {
      what: `time of ${what}, at most ${bar} ms`,
      found: `${place(0.95).toFixed(0)} ms or less for 95 % of ${times.length}, mostly ${place(0.5).toFixed(0)}`,
      isMet: place(0.95) <= bar,
    };
  };
  return [
    {
      what: `Brier score, at most ${brierBar.toFixed(3)}`,
      found: `${brier.toFixed(3)} (knowing nothing ${nothing.toFixed(3)}), ${positions} positions`,
      isMet: brier <= brierBar,
    },
    {
      what: `calibration error, at most ${100 * CALIBRATION} %`,
      found: `${(100 * calibrationError).toFixed(2)} %`,
      isMet: calibrationError <= CALIBRATION,
    },
    {
      what: `expected scores off where they say the same, at most ${SCORES_OFF} points`,
      found:
        `${scores.calibrationError.toFixed(1)}; too high by ${scores.bias.toFixed(1)} in all; ` +
        `a single one is off by ${scores.meanError.toFixed(1)} (knowing nothing ${scores.knowingNothing.toFixed(1)})`,
      isMet: scores.calibrationError <= SCORES_OFF,
    },
    {
      what: 'mistakes shown',
      found: `${shown} of ${first} that the first judge sees, in ${decisions} decisions of ${milliseconds.review.length} matches`,
      isMet: null,
    },
    {
      what: `confirmed by a third judge, at least ${100 * CONFIRMED} %`,
      found: !isThirdAsked
        ? 'not asked'
        : shown === 0
          ? 'none shown'
          : shareText(wilson(confirmed, shown)).trim(),
      isMet: isThirdAsked && shown > 0 ? confirmed / shown >= CONFIRMED : null,
    },
    time('the chances of a match', milliseconds.chances, CHANCES_MS),
    time('a review', milliseconds.review, REVIEW_MS),
  ];
};
