/**
 * Does to a page what Chromium's translation does, at first and whenever something changes: it takes every text out, and
 * puts two elements in its place, in which a text of its own stands. Here it says the same. Runs in browsers too, so it
 * may use nothing from here.
 * @returns what ends it
 */
export const translate = (root: Element): (() => void) => {
  const NOT = 'font, script, style, textarea, title, option, noscript';
  const wrap = (text: Text): void => {
    if (text.parentElement === null || text.parentElement.closest(NOT) !== null || text.data === '') return;
    const isSvg = text.parentElement.namespaceURI !== document.documentElement.namespaceURI;
    if (isSvg) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const all = (node: Node): void => {
    if (node.nodeType === 3) wrap(node as Text);
    else for (const child of [...node.childNodes]) all(child);
  };
  const observer = new MutationObserver(changes => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') all(target);
      for (const added of addedNodes) if (added.isConnected) all(added);
    }
  });
  all(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
