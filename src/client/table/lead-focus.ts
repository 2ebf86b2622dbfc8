/** Set while a page moves the focus of its own accord: nobody has asked what the thing is. */
let leading = false;

export const isLed = (): boolean => leading;

/** Gives the focus to a thing without its explaining itself. */
export const leadFocus = (to: HTMLElement): void => {
  leading = true;
  to.focus({ preventScroll: true });
  leading = false;
};
