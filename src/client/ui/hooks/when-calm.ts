/** Calls back when the page has loaded and nothing waits to be done. @returns what calls it off */
export const whenCalm = (then: () => void): (() => void) => {
  let isOff = false;
  const now = () => {
    if (!isOff) then();
  };
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(now);
    else setTimeout(now, 1000);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
  return () => {
    isOff = true;
  };
};
