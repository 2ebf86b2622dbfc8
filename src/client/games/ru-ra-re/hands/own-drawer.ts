import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBackCloses } from '../../../ui/hooks/back-closes.ts';

/**
 * On phones one's own cards lie in a drawer over the square: a press elsewhere, Escape, or a throw, which everybody wants
 * to see, puts it away.
 */
export const useOwnDrawer = (
  givesWay: boolean,
): { readonly ref: RefObject<HTMLElement | null>; readonly isOpen: boolean; readonly toggle: () => void } => {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (givesWay) setOpen(false);
  }, [givesWay]);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      // A card that explains stands beside the board.
      const isWithin = target instanceof Element && target.closest('.own, .explain-card') !== null;
      if (!isWithin) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  useBackCloses(isOpen, () => setOpen(false));
  return { ref, isOpen, toggle: () => setOpen(open => !open) };
};
