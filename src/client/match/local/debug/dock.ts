import type { AnyMove } from '../../../../game/contract.ts';

/** Where the debug panel lies, beside the frame of the match (`desk.tsx`). */
export const DOCK = 'debug-dock';

/** What a match tells beside its panel, which itself says nothing of it. */
export type Said =
  | { readonly kind: 'refused'; readonly move: AnyMove; readonly code: string }
  /** What was saved belongs to another match. */
  | { readonly kind: 'another-match' };

const SAID = 'debug-said';

/** The dock beside the frame that this page stands in; null where it stands in none. */
export const dockBeside = (page: Window): HTMLElement | null => {
  if (page.parent === page) return null;
  try {
    return page.parent.document.getElementById(DOCK);
  } catch {
    // somebody else's frame
    return null;
  }
};

export const sayIn = (dock: HTMLElement, said: Said | null): void =>
  void dock.dispatchEvent(new CustomEvent(SAID, { detail: said }));

/** @returns how to hear no more */
export const hearIn = (dock: HTMLElement, hear: (said: Said | null) => void): (() => void) => {
  const onSaid = (event: Event) => hear((event as CustomEvent<Said | null>).detail);
  dock.addEventListener(SAID, onSaid);
  return () => dock.removeEventListener(SAID, onSaid);
};
