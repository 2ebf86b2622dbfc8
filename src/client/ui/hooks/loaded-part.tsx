import { type ComponentType, lazy, useState } from 'react';

/** A component whose module is loaded when it is wanted. */
export type LoadedPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

/** Milliseconds after which a part that could not be fetched is asked for again: a server that starts anew is back by then. */
const AGAIN_AFTER = [500, 1500, 3000];

/** What a browser says, each in its own words, when a module of the page cannot be fetched. */
const UNFETCHED = /dynamically imported module|importing a module script|preload/i;

export const isUnfetched = (error: unknown): boolean =>
  error instanceof Error && UNFETCHED.test(error.message);

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

const givenUp = new Set<() => void>();

/** Whatever could not be fetched is asked for once more when it is shown next. */
export const askAnew = (): void => {
  for (const renew of givenUp) renew();
  givenUp.clear();
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
  const newWaiting = () =>
    lazy(async () => {
      try {
        found ??= await patiently(find);
      } catch (error) {
        givenUp.add(() => {
          Waiting = newWaiting();
        });
        throw error;
      }
      return { default: found };
    }) as unknown as ComponentType<Props>;
  let Waiting = newWaiting();
  const Part = (props: Props) => {
    const [Shown] = useState(() => found ?? Waiting);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load });
};
