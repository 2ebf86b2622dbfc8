/**
 * What React holds to be on the page, and is not there: each text as it should be. Looks into React itself, as nobody else
 * knows what a page would say. Runs in browsers too, so it may use nothing from here.
 */
export const untruths = (): string[] => {
  type Fiber = {
    readonly tag: number;
    readonly memoizedProps: unknown;
    readonly stateNode: unknown;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  };
  const HOST_ELEMENT = 5;
  const HOST_TEXT = 6;
  const untrue: string[] = [];
  const look = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      const { tag, memoizedProps, stateNode } = each;
      const said =
        tag === HOST_TEXT
          ? memoizedProps
          : tag === HOST_ELEMENT
            ? (memoizedProps as { readonly children?: unknown }).children
            : null;
      if (typeof said === 'string' || typeof said === 'number') {
        const node = stateNode as Node;
        if (!node.isConnected || node.textContent !== String(said)) untrue.push(String(said));
      }
      look(each.child);
    }
  };
  for (const element of document.querySelectorAll('body, body *')) {
    const key = Object.keys(element).find(each => each.startsWith('__reactContainer$'));
    if (key === undefined) continue;
    const root = (element as unknown as Record<string, { stateNode: { current: Fiber } } | null>)[key];
    if (root !== null && root !== undefined) look(root.stateNode.current.child);
  }
  return untrue;
};
