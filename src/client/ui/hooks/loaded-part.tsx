import { type ComponentType, lazy, useState } from 'react';

/** A component whose module is loaded when it is wanted. */
export type LoadedPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

/** Milliseconds after which a part that could not be fetched is asked for again: a server that starts anew is back by then. */
const AGAIN_AFTER = [500, 1500, 3000];

const patiently = async <Part,>(find: () => Promise<Part>): Promise<Part> => {
  for (const ms of AGAIN_AFTER) {
    try {
      return await find();
    } catch {
      await new Promise(waited => setTimeout(waited, ms));
    }
  }
  return find();
};

/**
 * Where `load` has ended before it is first shown, it is shown at once. Else it suspends, as React's own `lazy` always
 * does; and what has suspended React shows 300 ms later at the earliest, however soon it is there.
 */
export const loadedPart = <Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): LoadedPart<Props> => {
  let found: ComponentType<Props> | null = null;
  const load = async () => {
    found ??= await find();
  };
  const Waiting = lazy(async () => {
    found ??= await patiently(find);
    return { default: found };
  }) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [Shown] = useState(() => found ?? Waiting);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load });
};
