import { scoreChamberGroup } from '../../../../game/priests-of-ra/rules/chambers.ts';
import { HIGHEST, stonesFor } from '../../../../game/priests-of-ra/rules/pyramid.ts';
import { CHAMBERS, count, type Side } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Explain } from '../../../table/explain.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Heap } from '../../auction/holdings/heap.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { SideCard } from '../pieces/deferred-cards.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemAtEnd, laidOut } from '../view/facts.ts';
import { inSteps, STONES } from '../view/steps.ts';
import { areaWords } from '../words/board.ts';
import { tileWords } from '../words/tile-words.ts';

/** The pyramid, built stone by stone: chambers first, colour by colour. [P-20, P-21] */
export const Pyramid = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const stones = laidOut(tiles, STONES);
  if (stones.length === 0) return null;
  const { steps, spare } = inSteps(stones);
  const next = steps.length < HIGHEST ? stonesFor(steps.length + 1) - stones.length : 0;
  const fame = itemAtEnd(view, seat, 'pyramid');
  return (
    <Place
      name="pyramid"
      heading={words.pyramid}
      worth={`${words.steps(steps.length)}: ${board.atEnd(fame)}`}
      tone={toneOf(fame)}
      missing={next === 0 ? null : words.nextStep(next)}
    >
      <div className="pyramid-site">
        <Explain className="pyramid-built" card={() => <SideCard side="pyramid" seat={seat} />}>
          <span className="visually-hidden">{words.stones(stones.length)}. </span>
          {[...steps].reverse().map(step => (
            <span key={step.length} className="pyramid-step" aria-hidden="true">
              {step.map((stone, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stones of a kind are alike
                <span key={i} className="stone">
                  <Tile side={stone} decorative />
                </span>
              ))}
            </span>
          ))}
        </Explain>
        <span className="pyramid-spare" aria-hidden="true">
          {kindsOf(spare).map(([stone, n]) => (
            <Heap key={stone} n={n} tile={() => <Tile side={stone} decorative />} />
          ))}
        </span>
        <Chambers seat={seat} />
      </div>
    </Place>
  );
};

const kindsOf = (stones: readonly Side[]): readonly (readonly [Side, number])[] =>
  STONES.map(side => [side, stones.filter(stone => stone === side).length] as const).filter(([, n]) => n > 0);

/** The chambers by colour: three of one are worth something at the end, four more. [P-21] */
const Chambers = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const owned = CHAMBERS.filter(chamber => count(tiles, chamber) > 0);
  if (owned.length === 0) return null;
  return (
    <ul className="chambers" aria-label={words.chambers}>
      {owned.map(chamber => {
        const n = count(tiles, chamber);
        const fame = scoreChamberGroup(n);
        return (
          <li key={chamber} data-scores={fame > 0}>
            <Explain card={() => <SideCard side={chamber} seat={seat} />}>
              <Tile side={chamber} decorative />
              <span className="visually-hidden">
                {board.held(n, n === 1 ? names[chamber].one : names[chamber].many)}
                {fame > 0 && `: ${board.atEnd(fame)}`}.{' '}
              </span>
              <span aria-hidden="true">
                {n}
                {fame > 0 && <b> {signed(fame)}</b>}
              </span>
            </Explain>
          </li>
        );
      })}
    </ul>
  );
};
