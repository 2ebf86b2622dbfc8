/** boardgame.io's debug panel, as its client takes it. */
export type DebugPanel = {
  readonly impl: unknown;
  readonly target: HTMLElement;
  readonly collapseOnLoad: boolean;
};

const WRITABLE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const KEY_EVENTS = ['keydown', 'keypress'] as const;

/** Loads the panel, which nobody else pays for. @throws when it cannot be loaded */
export const loadDebugPanel = async (target: HTMLElement, collapseOnLoad: boolean): Promise<DebugPanel> => {
  const [{ Debug }] = await Promise.all([import('boardgame.io/debug'), import('./debug-panel.css')]);
  return { impl: Debug, target, collapseOnLoad };
};

/**
 * The panel listens to the whole window, and one of its keys throws the match away. Keys pressed elsewhere do
 * not reach it; those pressed inside it reach nothing else, and while somebody types there nothing at all.
 * @returns how to undo it
 */
export const fenceKeys = (panel: HTMLElement): (() => void) => {
  const outside = (event: KeyboardEvent) => {
    if (!(event.target instanceof Node && panel.contains(event.target))) event.stopPropagation();
  };
  const inside = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.target instanceof Element && event.target.closest(WRITABLE)) return;
    const { key, keyCode, ctrlKey, metaKey, altKey, shiftKey } = event;
    window.dispatchEvent(
      new KeyboardEvent(event.type, {
        key,
        keyCode,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
      } as KeyboardEventInit),
    );
  };
  for (const type of KEY_EVENTS) {
    document.addEventListener(type, outside);
    panel.addEventListener(type, inside);
  }
  return () => {
    for (const type of KEY_EVENTS) {
      document.removeEventListener(type, outside);
      panel.removeEventListener(type, inside);
    }
  };
};
