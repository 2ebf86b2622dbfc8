import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { isLed } from '../ui/keys/lead-focus.ts';
import { Card } from './explain-popover.tsx';
import { useShown } from './explain-shown.tsx';
import './explain.css';
import { RuleLink } from './rule-link.tsx';

/** How long a mouse or the keyboard's focus rests on a thing before its card stands beside it, in milliseconds. */
const REST_MS = 350;
/** How long a finger rests on a button before its card comes instead of its action. */
const LONG_PRESS_MS = 500;

/**
 * What makes a thing explain itself: `props` for its element, and the `card` to be rendered beside it, so that it knows
 * all that the thing knows; on the screen it lies over everything. A `button` does its own when it is pressed, and
 * explains itself to a mouse or to the focus that rests on it and to a finger that stays; a `thing` opens its card when
 * it is pressed, and becomes a stop of the group of controls around it (`Toolbar`).
 */
export const useExplain = (card: () => ReactNode, kind: 'button' | 'thing' = 'button') => {
  const { shown, show, hide, stay, leave } = useShown();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The mouse has moved here: a thing that slides under one that rests has not been asked. */
  const isOver = useRef(false);
  /** The finger has stayed: its lifting is no press. */
  const swallows = useRef(false);
  /** When it came down, by its own clock: a busy page hears of its lifting late. */
  const cameDown = useRef(0);
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
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isOver.current) return;
      isOver.current = true;
      openAfter(currentTarget, REST_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      stop();
      isOver.current = false;
      if (pointerType === 'mouse') leave();
    },
    onPointerDown: ({ currentTarget, pointerType, target, nativeEvent }: PointerEvent) => {
      if (!currentTarget.contains(target as Node)) return;
      swallows.current = false;
      cameDown.current = nativeEvent.timeStamp;
      if (pointerType === 'mouse' || kind === 'thing') stop();
      else openAfter(currentTarget, LONG_PRESS_MS, true);
    },
    onPointerUp: ({ nativeEvent }: PointerEvent) => {
      stop();
      if (!swallows.current || nativeEvent.timeStamp - cameDown.current >= LONG_PRESS_MS) return;
      swallows.current = false;
      hide();
    },
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (swallows.current) event.preventDefault();
    },
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (!isLed() && currentTarget.contains(target) && target.matches(':focus-visible'))
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
      // A second press puts its card away.
      if (kind === 'thing' && !shown?.held) show({ anchor: event.currentTarget, held: true });
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
  label,
  children,
}: {
  card: () => ReactNode;
  className?: string;
  /** Its name for listeners, where its parts make no sentence. */
  label?: string;
  children: ReactNode;
}) => {
  const explained = useExplain(card, 'thing');
  return (
    <>
      <span className={`explain ${className}`} {...explained.props} {...{ 'aria-label': label }}>
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
