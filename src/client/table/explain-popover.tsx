import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBackCloses } from '../ui/hooks/back-closes.ts';
import { deferred, useDeferredLoaded } from '../ui/hooks/deferred.ts';
import { leadFocus } from '../ui/keys/lead-focus.ts';
import type { Shown } from './explain-shown.tsx';
import { Fetched } from './fetched.tsx';

deferred(() => import('./explain-card.css'));

const GAP = 8;
/** So much of a thing's height may be covered rather than what stands beside it. */
const FOOT = 0.3;

/**
 * The card of a thing. Of one that was pressed for, Tab comes to its link; from there Shift and Tab or Escape lead back to
 * the thing, Tab leads on from it. Tab passes by the link of any other.
 */
export const Card = ({
  anchor,
  held,
  stay,
  leave,
  hide,
  children,
}: Shown & { stay: () => void; leave: () => void; hide: () => void; children: ReactNode }) => {
  const isStyled = useDeferredLoaded(true);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    // In the top layer: over dialogs too, and clipped by nothing.
    if (box.isConnected && !box.matches(':popover-open')) box.showPopover?.();
    place(box, anchor.getBoundingClientRect());
  });
  useEffect(() => {
    const box = ref.current;
    if (box === null || !isStyled) return;
    // What is worked out only when its card is open makes it longer.
    const growth = new ResizeObserver(() => place(box, anchor.getBoundingClientRect()));
    growth.observe(box);
    return () => growth.disconnect();
  }, [anchor, isStyled]);
  useEffect(() => {
    const isOnCard = () => ref.current?.contains(document.activeElement) ?? false;
    const comeBack = () => {
      if (isOnCard() && anchor instanceof HTMLElement) leadFocus(anchor);
    };
    /** From the thing the browser goes on by itself. The link must be gone by then: it may be what comes next on the board. */
    const passBy = () => {
      ref.current?.hidePopover?.();
      hide();
    };
    const onTab = (event: KeyboardEvent) => {
      const link = ref.current?.querySelector('a');
      const isOnThing = document.activeElement === anchor;
      if (isOnCard()) {
        comeBack();
        if (!event.shiftKey) return passBy();
      } else if (isOnThing && held && link && !event.shiftKey) link.focus();
      else return isOnThing ? passBy() : undefined;
      event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return onTab(event);
      if (event.key !== 'Escape') return;
      // The first Escape is for the card: a dialog under it stays.
      event.stopPropagation();
      event.preventDefault();
      comeBack();
      hide();
    };
    const onPress = (event: Event) => {
      const pressed = event.target as Element;
      if (ref.current?.contains(pressed) || anchor.contains(pressed)) return;
      // To put a card away that was pressed for is all that a press beside it does: a button may lie there, of a bid even.
      if (held && pressed.closest('button') !== null) swallowClick();
      hide();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    window.addEventListener('resize', hide);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', hide);
    };
  }, [anchor, held, hide]);
  // The card of what the mouse is over opens and goes with it.
  useBackCloses(held, hide);
  if (!isStyled) return null;
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
      <Fetched>{children}</Fetched>
    </div>,
    root,
  );
};

/** The click that ends the press that is on does nothing. A press that becomes a drag ends with none: the next one counts. */
const swallowClick = () => {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  document.addEventListener('click', swallow, options);
  for (const type of ['pointerdown', 'pointercancel', 'keydown'])
    document.addEventListener(type, () => over.abort(), options);
};

/**
 * Above the thing where there is room, else below, be it over a little of its foot; else beside it, else where it hides the
 * least; always inside the window.
 */
const place = (box: HTMLElement, at: DOMRect) => {
  const { width, height } = box.getBoundingClientRect();
  const inside = (start: number, size: number, all: number) =>
    Math.max(GAP, Math.min(start, all - size - GAP));
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const right = at.right + GAP;
  const beside = right + width + GAP <= innerWidth ? right : at.left - width - GAP;
  const lowest = innerHeight - height - GAP;
  let left = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
  let top = at.top > innerHeight - at.bottom ? GAP : lowest;
  if (above >= GAP) top = above;
  else if (at.bottom - at.height * FOOT <= lowest) top = Math.min(below, lowest);
  else if (beside >= GAP) {
    left = beside;
    top = inside(at.top + at.height / 2 - height / 2, height, innerHeight);
  }
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
};
