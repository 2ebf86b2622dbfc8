const WRITABLE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const KEY_EVENTS = ['keydown', 'keypress'] as const;

/**
 * The panel listens to the whole window of the match, and one of its keys throws the match away. Keys pressed elsewhere do
 * not reach it; those pressed inside it, wherever it lies, reach nothing else, and while somebody types there nothing at all.
 * @returns how to undo it
 */
export const fenceKeys = (panel: HTMLElement): (() => void) => {
  const outside = (event: KeyboardEvent) => {
    if (!panel.contains(event.target as Node)) event.stopPropagation();
  };
  const inside = (event: KeyboardEvent) => {
    event.stopPropagation();
    // No `instanceof`: what lies in another document is of other classes.
    if ((event.target as Element).closest(WRITABLE)) return;
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
