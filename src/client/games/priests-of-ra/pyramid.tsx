import { scoreChamberGroup } from '../../../game/priests-of-ra/rules/chambers.ts';
import { pyramidSteps } from '../../../game/priests-of-ra/rules/pyramid.ts';
import { CHAMBERS, count, type Side } from '../../../game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { at } from '../../../game/shared/seats.ts';
import { signed } from '../../i18n/grammar.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { boardWords } from '../auction/words/board.ts';
import { useBoard } from './board-context.ts';
import { itemAtEnd, laidOut } from './facts.ts';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import { areaWords } from './words/board.ts';

const HIGHEST = 4;

/**
 * The stones in steps, the lowest first: as many steps as they make, each a stone shorter than the one
 * below; the stones left over lie beside. Chambers come first, colour by colour. [P-20]
 */
export const inSteps = (
  stones: readonly Side[],
): { steps: readonly (readonly Side[])[]; spare: readonly Side[] } => {
  const height = Math.min(HIGHEST, pyramidSteps(stones.length));
  const steps: (readonly Side[])[] = [];
  let used = 0;
  for (let width = height; width > 0; width--) {
    steps.push(stones.slice(used, used + width));
    used += width;
  }
  return { steps, spare: stones.slice(used) };
};

export const Pyramid = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const stones = laidOut(tiles, [...CHAMBERS, 'pyramid']);
  const { steps, spare } = inSteps(stones);
  const next = steps.length < HIGHEST ? ((steps.length + 1) * (steps.length + 2)) / 2 - stones.length : 0;
  return (
    <section className="pyramid" aria-labelledby={`pyramid-${seat}`}>
      <h3 id={`pyramid-${seat}`}>{words.pyramid}</h3>
      <p className="area-note">
        {words.stones(stones.length)}, {words.steps(steps.length)}:{' '}
        {board.atEnd(itemAtEnd(view, seat, 'pyramid'))}
      </p>
      {next > 0 && <p className="pyramid-next">{words.nextStep(next)}</p>}
      <div className="pyramid-built" aria-hidden="true">
        <div className="pyramid-steps" data-empty={steps.length === 0}>
          {[...steps].reverse().map(step => (
            <div key={step.length} className="pyramid-step">
              {step.map((stone, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stones of a kind are alike
                <Tile key={i} side={stone} decorative />
              ))}
            </div>
          ))}
        </div>
        <div className="pyramid-spare">
          {spare.map((stone, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stones of a kind are alike
            <Tile key={i} side={stone} decorative />
          ))}
        </div>
      </div>
    </section>
  );
};

/** The chambers, colour by colour: three of one are worth something at the end, four more. [P-21] */
export const Chambers = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  return (
    <section className="area-chambers" aria-labelledby={`chambers-${seat}`}>
      <h3 id={`chambers-${seat}`}>{words.chambers}</h3>
      <p className="area-note">{board.atEnd(itemAtEnd(view, seat, 'chambers'))}</p>
      <ul className="area-row">
        {CHAMBERS.map(chamber => {
          const n = count(tiles, chamber);
          const fame = scoreChamberGroup(n);
          return (
            <li key={chamber} className="held" data-held={n > 0}>
              <Tile side={chamber} decorative />
              <span className="visually-hidden">
                {board.held(n, n === 1 ? names[chamber].one : names[chamber].many)}.
              </span>
              <span className="held-count" aria-hidden="true">
                {n}
              </span>
              <span className="held-note" data-good={fame > 0}>
                {fame > 0 && signed(fame)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
