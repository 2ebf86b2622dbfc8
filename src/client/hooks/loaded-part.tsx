import { type ComponentType, lazy, useState } from 'react';

/** A component whose module is loaded when it is wanted. */
export type LoadedPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

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
    const part = await find();
    found = part;
    return { default: part };
  }) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [Shown] = useState(() => found ?? Waiting);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load });
};
