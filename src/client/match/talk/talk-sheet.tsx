import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useBackCloses } from '../../ui/hooks/back-closes.ts';

/** No lower, where what is to be pressed leaves less: pixels. */
const LEAST = 200;

/**
 * What was said, over the scene of the table: what one is asked there, and what one answers with, stays in sight and can be pressed
 * meanwhile, so it is no dialog that the rest of the page waits for.
 */
export const TalkSheet = ({
  title,
  close,
  onClose,
  children,
}: {
  title: string;
  /** The word on the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const measure = () => setRoom(roomOverTheScene());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    const from = document.activeElement;
    const sheet = ref.current;
    sheet?.focus({ preventScroll: true });
    return () => {
      const isHere = document.activeElement === document.body || sheet?.contains(document.activeElement);
      if (isHere && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
  useBackCloses(true, onClose);
  return createPortal(
    <section
      ref={ref}
      className="talk-sheet on-niche"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      style={room}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button-plain" onClick={onClose}>
          {close}
        </button>
      </div>
      {children}
    </section>,
    document.getElementById('main') ?? document.body,
  );
};

/** Above the rim, where all is that is to be pressed, or, where that stands at the right of a low window, beside it. */
const roomOverTheScene = (): CSSProperties => {
  const rim = document.querySelector('.board .rim')?.getBoundingClientRect();
  if (rim === undefined) return {};
  if (rim.top < innerHeight / 3) return { bottom: 0, right: innerWidth - rim.left };
  const bar = document.querySelector('.board .bar')?.getBoundingClientRect().bottom ?? 0;
  return { bottom: Math.max(0, Math.min(innerHeight - rim.top, innerHeight - bar - LEAST)) };
};
