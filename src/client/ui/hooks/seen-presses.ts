/** How long a press is to be seen, in milliseconds. */
const SEEN_FOR = 120;

/**
 * Lets every button that is pressed look so for a moment. The browser shows it only as long as a button is held down: a quick
 * tap, a key and a screen reader let go before anything is drawn, and the first thing seen would be what comes of the press.
 */
export const showPresses = (): void => {
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
