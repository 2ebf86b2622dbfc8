/** The edges of what can be pressed, for visitors whose system has colours of their own: few, so nobody else loads them. */
export const drawEdges = (): void => {
  const forced = matchMedia('(forced-colors: active)');
  // Without them the page is as it is.
  const draw = () => void (forced.matches && import('./forced-colors.css').catch(() => {}));
  forced.addEventListener('change', draw);
  draw();
};
