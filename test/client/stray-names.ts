/**
 * Where a name stands in a page without signs, or an element, that keep its direction to itself: each text and each
 * label that has it so. Runs in browsers too, so it may use nothing from here.
 */
export const strayNames = (names: readonly string[]): string[] => {
  const isStray = (text: string): boolean =>
    names.some(name => text.replaceAll(`\u2068${name}\u2069`, '').includes(name));
  const stray = isStray(document.title) ? [`title: ${document.title}`] : [];
  const LABELS = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'];
  for (const element of document.querySelectorAll('body *')) {
    for (const label of LABELS) {
      const said = element.getAttribute(label);
      if (said !== null && isStray(said)) stray.push(`${label}: ${said}`);
    }
    if (element.closest('bdi, script, [dir="auto"]') !== null) continue;
    for (const { nodeType, data = '' } of element.childNodes as unknown as Iterable<Partial<Text>>)
      if (nodeType === 3 && isStray(data)) stray.push(`<${element.localName}>: ${data}`);
  }
  return stray;
};
