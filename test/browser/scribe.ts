/**
 * What there is to be done in a lesson: a question to answer, a sheet to be put away, its end, or what the scribe points at,
 * where the focus is then; null when it is nothing yet, or nothing but what was there `before`. Runs in the page.
 */
export const scribeAsks = (before: string): string | null => {
  type Seen = { places: Element[]; wasPressedInSheet: boolean };
  const page = window as unknown as { seenByTest?: Seen };
  if (page.seenByTest === undefined) {
    const first: Seen = { places: [], wasPressedInSheet: false };
    page.seenByTest = first;
    // A sheet that opens just before a press takes it: what that was meant for is still to be done.
    const press = ({ target }: Event) => {
      first.wasPressedInSheet = target instanceof Element && target.closest('dialog') !== null;
    };
    addEventListener('keydown', press, { capture: true });
  }
  const { places, wasPressedInSheet } = page.seenByTest;
  const sheet = document.querySelector('dialog[open]');
  if (sheet?.matches('.confirm')) return sheet.contains(document.activeElement) ? 'question' : null;
  if (sheet !== null) return 'sheet';
  const scribe = document.querySelector('.scribe[data-speaks="true"]');
  const active = document.activeElement;
  if (scribe === null || active === null || active === document.body) return null;
  if (scribe.querySelector('a.button-primary') === active) return 'end';
  // What is asked for may take more than one press: each leads the focus on.
  const step = scribe.querySelector('.scribe-progress')?.textContent ?? '';
  if (!places.includes(active)) places.push(active);
  const seen = `${step} at ${places.indexOf(active)}`;
  return seen === before && !wasPressedInSheet ? null : seen;
};
