import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { centreOf, WIDTH } from '../view/geometry.ts';
import { inspectorWords } from '../words/inspector.ts';

/** On a small screen it scrolls, so it must be reached by keyboard. */
export const Card = ({
  cell,
  foreseen = false,
  isFresh = false,
  children,
}: {
  cell: Cell;
  foreseen?: boolean;
  isFresh?: boolean;
  children: ReactNode;
}) => {
  const words = useWords(inspectorWords);
  const ref = useRef<HTMLElement>(null);
  const side = centreOf(cell)[0] < WIDTH / 2 ? 'left' : 'right';
  return (
    <>
      <section
        // Another card, not this one elsewhere.
        key={`${side} ${cell} ${foreseen}`}
        ref={ref}
        className="callout"
        data-foreseen={foreseen}
        data-fresh={isFresh}
        data-side={side}
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      <Line card={ref} cell={cell} />
    </>
  );
};

/** From the card to its cell. */
const Line = ({ card, cell }: { card: { readonly current: HTMLElement | null }; cell: Cell }) => {
  const ref = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const box = card.current;
      const path = ref.current;
      const scene = path?.closest('.kheops-scene');
      const aim = scene?.querySelector(`[data-cell="${cell}"] .cell-hit`);
      if (!box || !path || !scene || !aim) return;
      const whole = scene.getBoundingClientRect();
      const [from, to] = [box.getBoundingClientRect(), aim.getBoundingClientRect()];
      const isLeft = from.right < to.left + to.width / 2;
      const x1 = (isLeft ? from.right : from.left) - whole.left;
      const y1 = Math.min(from.bottom - 24, Math.max(from.top + 24, to.top)) - whole.top;
      const x2 = to.left + to.width / 2 - whole.left;
      const y2 = to.top + to.height / 2 - whole.top;
      path.setAttribute('d', `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 12} ${x2} ${y2}`);
    };
    if (card.current === null || typeof ResizeObserver === 'undefined') return;
    // It tells the first size too, once the page is laid out: asked here, it would be laid out twice.
    const watch = new ResizeObserver(draw);
    watch.observe(card.current);
    return () => watch.disconnect();
  });
  return (
    <svg className="callout-line" aria-hidden="true">
      <path ref={ref} />
    </svg>
  );
};
