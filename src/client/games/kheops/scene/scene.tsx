import { CELLS } from '../../../../game/kheops/pyramid.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Backdrop } from '../art/backdrop.tsx';
import { Callout } from '../callout/callout.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { PyramidMap } from '../pyramid/pyramid-map.tsx';
import { Quarry } from '../pyramid/quarry.tsx';
import { useBoard } from '../view/board-context.ts';
import { Players } from './players.tsx';
import './scene.css';
import { useScene } from '../staging/scene-context.tsx';
import { mapWords } from '../words/board.ts';

/** The pyramid in the desert, the two architects beside it, and the card that explains what is looked at. */
export const Scene = () => {
  const words = useWords(mapWords);
  const { step, pyramid } = useBoard().match.view;
  const { plan, targets, turn } = usePlan();
  const { moment, fresh, isLaying, isBeside } = useScene();
  const mayRotate =
    plan.cell !== null &&
    targets.size > 0 &&
    (step.kind === 'tile' || (step.kind === 'power' && step.power.startsWith('rotate')));
  return (
    <div className="scene kheops-scene" data-beside={isBeside}>
      <Backdrop
        built={Object.keys(pyramid).length / CELLS.length}
        flares={moment !== null && (fresh.length > 0 || moment.type === 'end')}
        isNight={step.kind === 'over' && !isLaying}
      />
      <Quarry />
      <Players />
      <section className="site" aria-label={words.pyramid} onWheel={onWheelOf(mayRotate, turn)}>
        <PyramidMap />
      </section>
      <Callout />
    </div>
  );
};

/** A wheel goes on in small steps: one rotation each so many milliseconds. */
const PAUSE = 160;
let wheeled = 0;
const onWheelOf =
  (mayRotate: boolean, rotate: () => void) =>
  ({ timeStamp }: { timeStamp: number }) => {
    if (!mayRotate || timeStamp - wheeled < PAUSE) return;
    wheeled = timeStamp;
    rotate();
  };
