import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
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
  /** Pressed for, so that it stays until it is put away. */
  readonly held: boolean;
};

/** One card at a time is open on a board: how the one that is puts itself away. */
type Explaining = { current: (() => void) | null };

const ExplainContext = createContext<Explaining | null>(null);

/** Whoever explains parts of a board stands inside of it; one card at a time is open. */
export const ExplainProvider = ({ children }: { children: ReactNode }) => (
  <ExplainContext value={useRef<(() => void) | null>(null)}>{children}</ExplainContext>
);

/** Whether the card of one thing is open, and what opens it and puts it away. */
const useShown = () => {
  const open = useContext(ExplainContext);
  const [shown, setShown] = useState<Shown | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const access = useMemo(() => {
    const hide = () => {
      clearTimeout(leaving.current);
      if (open?.current === hide) open.current = null;
      setShown(null);
    };
    return {
      show: (next: Shown) => {
        clearTimeout(leaving.current);
        if (open !== null && open.current !== hide) {
          open.current?.();
          open.current = hide;
        }
        setShown(next);
      },
      hide,
      stay: () => clearTimeout(leaving.current),
      /** Hides it soon, unless the mouse comes onto the card. */
      leave: () => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setShown(now => (now?.held ? now : null)), LEAVE_MS);
      },
    };
  }, [open]);
  // A thing that is gone has no card.
  useEffect(() => access.hide, [access]);
  return { shown, ...access };
};

const Card = ({
  anchor,
  stay,
  leave,
  hide,
  children,
}: Shown & { stay: () => void; leave: () => void; hide: () => void; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
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
    window.addEventListener('resize', hide);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', hide);
    };
  }, [anchor, hide]);
  const root = anchor.closest('dialog') ?? anchor.closest('.board') ?? document.body;
  return createPortal(
    <div
      ref={ref}
      className="explain-card"
      popover="manual"
      role="tooltip"
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {children}
    </div>,
    root,
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

/** Set while a page moves the focus of its own accord: nobody has asked what the thing is. */
let isLed = false;

/** Gives the focus to a thing without its explaining itself. */
export const leadFocus = (to: HTMLElement): void => {
  isLed = true;
  to.focus({ preventScroll: true });
  isLed = false;
};

/**
 * What makes a thing explain itself: `props` for its element, and the `card` to be rendered beside it, so that it knows
 * all that the thing knows; on the screen it lies over everything. A `button` does its own when it is pressed, and
 * explains itself to a mouse or to the focus that rests on it and to a finger that stays; a `thing` opens its card when
 * it is pressed, and becomes a stop of the group of controls around it (`Toolbar`).
 */
export const useExplain = (card: () => ReactNode, kind: 'button' | 'thing' = 'button') => {
  const { shown, show, hide, stay, leave } = useShown();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The finger has stayed: its lifting is no press. */
  const swallows = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const openAfter = (anchor: Element, ms: number, held = false) => {
    stop();
    timer.current = setTimeout(() => {
      swallows.current = held;
      show({ anchor, held });
    }, ms);
  };
  const props = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openAfter(currentTarget, REST_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse') leave();
    },
    onPointerDown: ({ currentTarget, pointerType, target }: PointerEvent) => {
      if (!currentTarget.contains(target as Node)) return;
      swallows.current = false;
      if (pointerType === 'mouse' || kind === 'thing') stop();
      else openAfter(currentTarget, LONG_PRESS_MS, true);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (swallows.current) event.preventDefault();
    },
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (!isLed && currentTarget.contains(target) && target.matches(':focus-visible'))
        openAfter(currentTarget, REST_MS);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      stop();
      // A press on the card's own link takes the focus there.
      if (!(relatedTarget as Element | null)?.closest('.explain-card')) hide();
    },
    onClickCapture: (event: MouseEvent) => {
      // What is pressed on a card inside of the thing is not the thing.
      if (!event.currentTarget.contains(event.target as Node)) return;
      stop();
      if (swallows.current) {
        swallows.current = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (kind === 'thing') show({ anchor: event.currentTarget, held: true });
      else hide();
    },
    ...(kind === 'thing' && {
      role: 'button',
      tabIndex: 0,
      'data-roving': '',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        show({ anchor: event.currentTarget, held: true });
      },
    }),
  } as const;
  return {
    props,
    card: shown !== null && (
      <Card {...shown} stay={stay} leave={leave} hide={hide}>
        {card()}
      </Card>
    ),
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
}) => {
  const explained = useExplain(card, 'thing');
  return (
    <>
      <span className={`explain ${className}`} {...explained.props}>
        {children}
      </span>
      {explained.card}
    </>
  );
};

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
