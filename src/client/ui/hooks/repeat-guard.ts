/** Where text is written, which a held key goes on writing. */
const WRITABLE =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, [contenteditable]';
const LINES = 'textarea, [contenteditable]';
/** Where an arrow does not only walk, but chooses. */
const CHOICES = 'select, input[type=radio]';
/** What is pressed, and does something, once. */
const DOERS = 'button, a[href], summary';
/** Of those, what goes on by a step with each press, however quickly one follows another. */
const STEPPERS = '[data-stepper]';

/** What is pressed, and is another then: as often as it is pressed. */
const CHANGERS = 'select, input, textarea';

/** What a press means; by its label it means the same. */
const controlAt = ({ target }: Event): Element | null => {
  const found = target instanceof Element ? target.closest(`${DOERS}, ${CHANGERS}, label`) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
};

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

/** So long after a press another one may repeat it by mistake, in milliseconds: of a double click, or of a finger that bounces. */
export const REPEAT_MS = 500;

/** So far apart, in pixels, two taps of a finger may be meant for the same place. */
const SAME_PLACE = 24;

let runs = 0;
/**
 * Presses of the same key, or at the same place, with no other between them, are one run: it is told by its number, or by 0
 * where nobody hears presses.
 */
export const runOfPresses = (): number => runs;

let madeAt: number | null = null;
/**
 * When the press was made that is being answered; the present where there is none. A page that is long in drawing hears a press
 * late, and its second one later still.
 * @param now milliseconds since any moment, the same as that of events
 */
export const momentOfPress = (now: () => number): number => madeAt ?? now();

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Ignores repeated presses on every page: a key that is held down acts once, and the second click of a double click does nothing. It
 * would mostly hit another control that has come up where the first one was. A second tap, or the same key again, is ignored too where
 * it hits another control. Checkboxes and fields are changed as often as they are pressed.
 * @param now milliseconds since any moment
 * @param momentOf when a press was made, by the same clock
 */
export const ignoreRepeatedPresses = (
  now: () => number = () => performance.now(),
  momentOf: (press: Event) => number = press => press.timeStamp,
): (() => void) => {
  let last: Element | null = null;
  let clicked = { run: 0, at: Number.NEGATIVE_INFINITY };
  let pressed: string | { readonly clientX: number; readonly clientY: number } = '';
  /** Is it of one double click, or of one run and soon, with the last click, and meets another control? */
  const isStray = (press: MouseEvent, control: Element | null): boolean =>
    control !== null &&
    control !== last &&
    (press.detail > 1 || (runs === clicked.run && momentOf(press) < clicked.at + REPEAT_MS));
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const note = (press: Event) => {
    madeAt = momentOf(press);
    // All that it does at once is done by then.
    setTimeout(() => {
      madeAt = null;
    });
  };
  window.addEventListener(
    'keydown',
    event => {
      if (event.repeat) return mayRepeat(event) ? undefined : swallow(event);
      note(event);
      // An arrow in a group of choices clicks the one that it comes to.
      if (pressed !== event.key || event.key.startsWith('Arrow')) runs += 1;
      pressed = event.key;
    },
    options,
  );
  window.addEventListener(
    'pointerdown',
    event => {
      note(event);
      const { clientX, clientY } = event;
      const isThere =
        typeof pressed !== 'string' &&
        Math.hypot(pressed.clientX - clientX, pressed.clientY - clientY) < SAME_PLACE;
      if (!isThere) runs += 1;
      pressed = { clientX, clientY };
    },
    options,
  );
  window.addEventListener(
    'click',
    event => {
      note(event);
      // One of a script has no press before it.
      if (!event.isTrusted) runs += 1;
      const control = controlAt(event);
      const isAgain = event.detail > 1 && control?.matches(DOERS) && !control.matches(STEPPERS);
      if (isAgain || isStray(event, control)) return swallow(event);
      last = control;
      clicked = { run: runs, at: now() };
    },
    options,
  );
  return () => {
    done.abort();
    runs = 0;
    madeAt = null;
  };
};
