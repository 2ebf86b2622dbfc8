import { useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { Portrait } from '../portrait.tsx';
import type { Turned } from './course.ts';
import { endingWords } from './words.ts';
import './tablets.css';

/** The tablets of one stage, those that are turned with what stands on them. */
export const Tablets = ({
  turning,
  up,
  onSkip,
}: {
  turning: readonly Turned[];
  up: number;
  onSkip: () => void;
}) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  // What was turned last stays in sight, until the next stage begins.
  const { stage } = turning[Math.max(0, up - 1)] ?? turning[0]!;
  // What it comes to in the end is of the whole match, and not of its last stage.
  const isLast = stage === turning.at(-1)?.stage && stage.kind !== 'epoch';
  const name = isLast ? words.result : words.stage[stage.kind](stage.of);
  const open = turning.slice(0, up).filter(each => each.stage === stage);
  const isWhole = open.length === stage.totals.length;
  const totals = open.map(({ seat, total }) => `${person(seat).name} ${total}`).join(', ');
  return (
    <div className="tablets">
      <h3>{name}</h3>
      {/* Those of the next stage are others, face-down: nobody sees them before they are turned. */}
      <ol key={name} aria-hidden="true">
        {stage.totals.map((total, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat-colour={seat} data-up={open.some(each => each.seat === seat)}>
            <span className="tablet-back" />
            <span className="tablet-face">
              <Portrait seat={seat} />
              <b>{total}</b>
              <span>{person(seat).name}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {isWhole ? words.told(name, totals) : words.turning}
      </p>
      <button type="button" onClick={onSkip}>
        {words.skip}
      </button>
    </div>
  );
};
