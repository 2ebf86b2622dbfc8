/** Where text is written, which a held key goes on writing. */
const WRITABLE =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, [contenteditable]';
const LINES = 'textarea, [contenteditable]';
/** Where an arrow does not only walk, but chooses. */
const CHOICES = 'select, input[type=radio]';
/** What is pressed, and does something. */
const CONTROLS = 'button, a[href], summary';
/** Of those, what goes on by a step with each press, however quickly one follows another. */
const STEPPERS = '[data-stepper]';

/** A key that is held down: only what walks, scrolls or writes goes on. What opens, closes, chooses or does is done once. */
const mayRepeat = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  const isIn = (where: string) => target instanceof Element && target.closest(where) !== null;
  if (key === 'Escape') return false;
  if (key === 'Enter') return isIn(LINES);
  if (key === ' ') return isIn(WRITABLE);
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key.startsWith('Page'))
    return !isIn(CHOICES);
  // Keys with a longer name, and those with a modifier, are the browser's own.
  return key.length > 1 || ctrlKey || metaKey || altKey || isIn(WRITABLE);
};

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Lets one press be one deed, on every page: a key that is held down does what it does once, and the second click of a double
 * click, as the browser counts them, is none. It would mostly meet something else, which has come up where the first one was.
 */
export const hearPressesOnce = (): void => {
  let last: Element | null = null;
  const options = { capture: true };
  window.addEventListener(
    'keydown',
    event => {
      if (event.repeat && !mayRepeat(event)) swallow(event);
    },
    options,
  );
  window.addEventListener(
    'click',
    event => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      const isStep = control !== null && control === last && control.matches(STEPPERS);
      if (event.detail > 1 && control !== null && !isStep) return swallow(event);
      last = control;
    },
    options,
  );
};
