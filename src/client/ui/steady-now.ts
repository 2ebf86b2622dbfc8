/**
 * Now, in milliseconds: since 1970 as the machine's clock had it when the page was opened, and from there on counted
 * evenly. What a page waits for is counted by it: the machine's clock may be hours off, and may be set while the page is open.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
