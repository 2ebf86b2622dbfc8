import type { ReactNode } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import './replay.css';
import { replayWords } from './words.ts';

/** Where in a recorded match one is, and how to get elsewhere. Move 0 is the set-up. */
export const ReplayControls = ({
  move,
  last,
  playing,
  back,
  on,
  onMove,
  onPlaying,
  children,
}: {
  move: number;
  last: number;
  playing: boolean;
  /** The moves to which a step back and a step on lead. */
  back: number;
  on: number;
  onMove: (move: number) => void;
  onPlaying: (playing: boolean) => void;
  /** What else is chosen here. */
  children?: ReactNode;
}) => {
  const words = useWords(replayWords);
  const where = move === 0 ? words.setUp : words.moveOf(move, last);
  return (
    <section className="replay-controls" aria-label={words.controls}>
      <Step label={words.first} icon="M6 5v14M19 5 9 12l10 7z" to={0} at={move} onMove={onMove} />
      <Step label={words.back} icon="M16 5 6 12l10 7z" to={back} at={move} onMove={onMove} />
      <button
        type="button"
        aria-label={playing ? words.pause : words.play}
        title={playing ? words.pause : words.play}
        aria-disabled={move === last}
        onClick={() => move < last && onPlaying(!playing)}
      >
        <Icon path={playing ? 'M8 5v14M16 5v14' : 'M4 5v14M9 5l10 7-10 7z'} />
      </button>
      <Step label={words.on} icon="M8 5l10 7-10 7z" to={on} at={move} onMove={onMove} />
      <Step label={words.last} icon="M18 5v14M5 5l10 7-10 7z" to={last} at={move} onMove={onMove} />
      <input
        type="range"
        aria-label={words.move}
        aria-valuetext={where}
        min={0}
        max={last}
        value={move}
        onChange={event => onMove(event.currentTarget.valueAsNumber)}
      />
      <p className="replay-where">{where}</p>
      {children}
    </section>
  );
};

const Step = ({
  label,
  icon,
  to,
  at,
  onMove,
}: {
  label: string;
  icon: string;
  to: number;
  at: number;
  onMove: (move: number) => void;
}) => (
  // Not `disabled` at the end: a disabled button would lose the keyboard's focus.
  <button
    type="button"
    data-stepper
    aria-label={label}
    title={label}
    aria-disabled={to === at}
    onClick={() => to !== at && onMove(to)}
  >
    <Icon path={icon} />
  </button>
);

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} fill="currentColor" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
  </svg>
);
