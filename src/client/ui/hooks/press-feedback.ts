/** How long a press is to be seen, in milliseconds. */
const SEEN_FOR = 120;

/**
 * Shows every press of a button for a moment. Browsers show one only while it is held down (`:active`), and a quick tap, a key and a
 * screen reader let go before anything is painted.
 */
export const showPressFeedback = (): void => {
  // In place of the browser's own sign, a coloured square.
  document.documentElement.style.setProperty('-webkit-tap-highlight-color', 'transparent');
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      button.dataset.pressed = '';
      setTimeout(() => delete button.dataset.pressed, SEEN_FOR);
    },
    { capture: true, passive: true },
  );
};
