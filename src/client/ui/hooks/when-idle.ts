/** Calls back once the page has loaded and the browser is idle. @returns what cancels it */
export const whenIdle = (then: () => void): (() => void) => {
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
