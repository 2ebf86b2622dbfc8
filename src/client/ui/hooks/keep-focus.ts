const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
/** The focus stays within the nearest of these. */
const PART = 'section, form, fieldset, [role="group"], main';

/** Where something stood: in what, and behind what. */
type Stood = { readonly parent: Node; readonly after: Node | null };

/**
 * When the focused element is removed, such as a pressed button together with its line, the focus moves to the next control in
 * that part of the page, else to the last one before it, else to the part's heading. Browsers would move it to the top of the page.
 * @returns what ends it
 */
export const keepFocusIn = (place: HTMLElement): (() => void) => {
  let last = place.contains(document.activeElement) ? document.activeElement : null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // A click on nothing takes the focus away too, and is left alone. Some browsers send this event before they remove the element,
    // so whether it is still there is seen a moment later.
    const left = last;
    queueMicrotask(() => {
      if (last === left && left?.isConnected === true && document.activeElement !== left) last = null;
    });
  };
  const observer = new MutationObserver(changes => {
    if (last === null || last.isConnected) return;
    const stood = whereStood(last, changes);
    last = null;
    if (stood !== null && isNowhere(document.activeElement)) following(stood, place)?.focus();
  });
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusin', note);
  place.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', note);
    place.removeEventListener('focusout', leave);
  };
};

const isNowhere = (focused: Element | null): boolean => focused === null || focused === document.body;

/** What is taken away with its surroundings stood where these did. */
const whereStood = (lost: Element, changes: readonly MutationRecord[]): Stood | null => {
  let stood: Stood | null = null;
  for (const { removedNodes, target, previousSibling } of changes) {
    const inner: Node = stood?.parent ?? lost;
    for (const node of removedNodes)
      if (node.contains(inner)) stood = { parent: target, after: previousSibling };
  }
  return stood?.parent.isConnected ? stood : null;
};

const following = ({ parent, after }: Stood, place: HTMLElement): HTMLElement | null => {
  const around = parent instanceof Element ? parent : parent.parentElement;
  const part = around?.closest<HTMLElement>(PART) ?? place;
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const next = all.find(element => isBehind(element, parent, after)) ?? all.at(-1);
  if (next !== undefined) return next;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
};

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const isBehind = (element: Node, parent: Node, after: Node | null): boolean => {
  if (after?.isConnected === true)
    return (
      !after.contains(element) &&
      (after.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  return (
    parent.contains(element) ||
    (parent.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
};
