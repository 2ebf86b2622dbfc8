/**
 * Hears whether the page is in sight: not in a tab, or behind a screen, that nobody sees.
 * @returns what ends it
 */
export const watchSight = (changed: (isHidden: boolean) => void): (() => void) => {
  const hear = () => changed(document.hidden);
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};
