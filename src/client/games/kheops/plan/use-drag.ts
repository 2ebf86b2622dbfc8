import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { cellFor } from '../view/cell-at.ts';

/** What dragging does on its way. Asked anew at each step, so that it may be another after each rendering. */
export type Dragging = {
  readonly onStart: () => void;
  /** It is held for another cell. */
  readonly onOver: (cell: Cell | null) => void;
  /** A second finger or the wheel, while something is held; null when it cannot be rotated. */
  readonly onRotate: (() => void) | null;
};

/** A press that does not go so far, in pixels, is a press. */
const SLACK = 7;
/** A wheel turns in many small steps: one rotation each so many milliseconds. */
const WHEEL_PAUSE = 160;

/**
 * Drags a copy of the drawing in a button over the table, by mouse, pen or finger. What was meant stays meant where it
 * was let go; a press stays a press.
 */
export const useDrag = (dragging: Dragging): ((event: ReactPointerEvent<HTMLElement>) => void) => {
  const latest = useRef(dragging);
  latest.current = dragging;
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  return event => {
    if (!event.isPrimary || event.button !== 0 || end.current !== null) return;
    const held = event.currentTarget;
    const { pointerId, clientX, clientY } = event;
    let ghost: HTMLElement | null = null;
    let over: Cell | null = null;
    let thirds = 0;
    let wheeled = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const rotate = () => {
      if (ghost === null || latest.current.onRotate === null) return;
      latest.current.onRotate();
      spin();
    };
    const spin = () => {
      thirds += 1;
      ghost?.style.setProperty('--spin', `${thirds * 120}deg`);
    };
    const stop = () => {
      listening.abort();
      ghost?.remove();
      held.removeAttribute('data-dragged');
      end.current = null;
    };
    end.current = stop;
    window.addEventListener(
      'pointermove',
      moved => {
        if (moved.pointerId !== pointerId) return;
        if (ghost === null) {
          if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLACK) return;
          ghost = ghostOf(held);
          held.setAttribute('data-dragged', 'true');
          latest.current.onStart();
        }
        // A finger hides what is under it: the tile, and the cell it is for, are above the finger.
        const lift = moved.pointerType === 'touch' ? 44 : 0;
        ghost.style.translate = `${moved.clientX}px ${moved.clientY - lift}px`;
        const cell = cellFor(moved.clientX, moved.clientY - lift);
        if (cell !== over) latest.current.onOver(cell);
        over = cell;
        ghost.dataset.over = String(cell !== null);
      },
      { signal },
    );
    const finish = (done: PointerEvent) => {
      if (done.pointerId === pointerId) stop();
    };
    window.addEventListener('pointerup', finish, { signal });
    window.addEventListener('pointercancel', finish, { signal });
    window.addEventListener('pointerdown', down => down.pointerId !== pointerId && rotate(), { signal });
    window.addEventListener('keydown', key => key.key.toLowerCase() === 'r' && spin(), { signal });
    window.addEventListener(
      'wheel',
      wheel => {
        wheel.preventDefault();
        if (wheel.timeStamp - wheeled < WHEEL_PAUSE) return;
        wheeled = wheel.timeStamp;
        rotate();
      },
      { signal, passive: false },
    );
  };
};

/** A copy of what is drawn in a button, which follows the pointer. */
const ghostOf = (held: HTMLElement): HTMLElement => {
  const ghost = document.createElement('div');
  const drawing = held.querySelector('svg');
  ghost.className = 'kheops-ghost';
  ghost.ariaHidden = 'true';
  if (drawing !== null) {
    ghost.style.width = `${drawing.getBoundingClientRect().width}px`;
    ghost.append(drawing.cloneNode(true));
  }
  held.closest('.board')?.append(ghost);
  return ghost;
};
