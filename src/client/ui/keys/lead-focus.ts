/** Set while the page itself moves the focus: what is focused then does not explain itself, as nobody has asked. */
let leading = false;

export const isLed = (): boolean => leading;

const lead = (move: () => void): void => {
  leading = true;
  move();
  leading = false;
};

/** Gives the focus to a thing without its explaining itself. */
export const leadFocus = (to: HTMLElement): void => lead(() => to.focus({ preventScroll: true }));

/**
 * Closes a dialog. Browsers give focus back to what it was opened from, which does not explain itself either; where that is
 * gone, it goes to what is next, the first button of the actions that stands out.
 */
export const closeDialog = (dialog: HTMLDialogElement): void => {
  lead(() => dialog.close());
  if (document.activeElement !== document.body || document.querySelector('dialog[open]') !== null) return;
  const next = document.querySelector<HTMLElement>('.actions .button-primary');
  if (next !== null) leadFocus(next);
};
