import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBoard } from './board-context.tsx';
import './explain.css';
import { RuleLink } from './rule-link.tsx';

/** How long a mouse or the keyboard's focus rests on a thing before its card stands beside it, in milliseconds. */
const REST_MS = 350;
/** How long it takes the mouse to get from the thing onto its card. */
const LEAVE_MS = 200;
/** How long a finger rests on a button before its card comes instead of its action. */
const LONG_PRESS_MS = 500;
const GAP = 8;

type Shown = {
  readonly anchor: Element;
  readonly card: () => ReactNode;
  /** Pressed for, so that it stays until it is put away. */
  readonly held: boolean;
};

type Explaining = {
  readonly id: string;
  readonly anchor: Element | null;
  readonly show: (shown: Shown) => void;
  readonly hide: (anchor?: Element) => void;
  /** Hides it soon, unless the mouse comes onto the card. */
  readonly leave: (anchor: Element) => void;
};

const ExplainContext = createContext<Explaining | null>(null);

/** Whoever explains parts of a board stands inside of it; one card at a time is open. */
export const ExplainProvider = ({ children }: { children: ReactNode }) => {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const access = useMemo((): Explaining => {
    const hide = (anchor?: Element) =>
      setShown(now => (now === null || (anchor !== undefined && now.anchor !== anchor) ? now : null));
    return {
      id,
      anchor: shown?.anchor ?? null,
      show: next => {
        clearTimeout(leaving.current);
        setShown(next);
      },
      hide,
      leave: anchor => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(
          () => setShown(now => (now?.anchor === anchor && !now.held ? null : now)),
          LEAVE_MS,
        );
      },
    };
  }, [id, shown?.anchor]);
  const stay = () => clearTimeout(leaving.current);
  return (
    <ExplainContext value={access}>
      {children}
      {shown !== null && (
        <Card {...shown} id={id} stay={stay} leave={() => access.leave(shown.anchor)} hide={access.hide} />
      )}
    </ExplainContext>
  );
};

const Card = ({
  id,
  anchor,
  card,
  stay,
  leave,
  hide,
}: Shown & { id: string; stay: () => void; leave: () => void; hide: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  // It stands beside the board, and its pictures are the game's.
  const { styles } = useBoard().game;
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    // In the top layer: over dialogs too, and clipped by nothing.
    if (box.isConnected && !box.matches(':popover-open')) box.showPopover?.();
    place(box, anchor.getBoundingClientRect());
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape is for the card: a dialog under it stays.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const onPress = (event: Event) => {
      const pressed = event.target as Node;
      if (!ref.current?.contains(pressed) && !anchor.contains(pressed)) hide();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('resize', hide as () => void);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', hide as () => void);
    };
  }, [anchor, hide]);
  return (
    <div
      ref={ref}
      id={id}
      className="explain-card"
      data-styles={styles}
      popover="manual"
      role="tooltip"
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {card()}
    </div>
  );
};

/** Above the thing where there is room, else below, else beside it; always inside the window. */
const place = (box: HTMLElement, at: DOMRect) => {
  const { width, height } = box.getBoundingClientRect();
  const inside = (start: number, size: number, all: number) =>
    Math.max(GAP, Math.min(start, all - size - GAP));
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const right = at.right + GAP;
  const beside = right + width + GAP <= innerWidth ? right : at.left - width - GAP;
  const fitsBelow = below + height + GAP <= innerHeight;
  let left = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
  let top = above >= GAP || !fitsBelow ? Math.max(GAP, above) : below;
  if (above < GAP && !fitsBelow && beside >= GAP) {
    left = beside;
    top = inside(at.top + at.height / 2 - height / 2, height, innerHeight);
  }
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
};

/**
 * What makes a thing explain itself, as properties of its element. A `button` does its own when it is pressed, and
 * explains itself to a mouse or to the focus that rests on it and to a finger that stays; a `thing` opens its card when
 * it is pressed, and becomes a stop of the group of controls around it (`Toolbar`).
 */
export const useExplain = (card: () => ReactNode, kind: 'button' | 'thing' = 'button') => {
  const explaining = useContext(ExplainContext);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The finger has stayed: its lifting is no press. */
  const swallows = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAfter = (anchor: Element, ms: number, held = false) => {
    stop();
    timer.current = setTimeout(() => {
      swallows.current = held;
      explaining?.show({ anchor, card, held });
    }, ms);
  };
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openAfter(currentTarget, REST_MS);
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse') explaining?.leave(currentTarget);
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent) => {
      swallows.current = false;
      if (pointerType === 'mouse' || kind === 'thing') stop();
      else openAfter(currentTarget, LONG_PRESS_MS, true);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (swallows.current) event.preventDefault();
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) openAfter(currentTarget, REST_MS);
    },
    onBlur: ({ currentTarget }: FocusEvent) => {
      stop();
      explaining?.hide(currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      stop();
      if (swallows.current) {
        swallows.current = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (kind === 'thing') explaining?.show({ anchor: event.currentTarget, card, held: true });
      else explaining?.hide(event.currentTarget);
    },
    ...(kind === 'thing' && {
      role: 'button',
      tabIndex: 0,
      'data-roving': '',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        explaining?.show({ anchor: event.currentTarget, card, held: true });
      },
    }),
  } as const;
};

/** A thing that is no button and explains itself; its name is that of what it holds. */
export const Explain = ({
  card,
  className = '',
  children,
}: {
  card: () => ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <span className={`explain ${className}`} {...useExplain(card, 'thing')}>
    {children}
  </span>
);

/** What stands on a card: a picture, what it is, lines on how it counts and what is left, and its rule. */
export const ExplainCard = ({
  picture,
  title,
  lines,
  rule,
}: {
  picture?: ReactNode;
  title: ReactNode;
  lines: readonly ReactNode[];
  /** Its number in the outline, such as P-13. */
  rule?: string | undefined;
}) => (
  <>
    {picture !== undefined && (
      <div className="explain-picture" aria-hidden="true">
        {picture}
      </div>
    )}
    <div className="explain-text">
      <p className="explain-title">{title}</p>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card stand still
        <p key={i}>{line}</p>
      ))}
      {rule !== undefined && (
        <p>
          <RuleLink rule={rule} />
        </p>
      )}
    </div>
  </>
);
