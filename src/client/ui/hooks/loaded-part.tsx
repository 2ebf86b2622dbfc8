import { type ComponentType, lazy, useState } from 'react';
import { fetchOnce, fetchUntilThere, fetchWithRetries } from './fetching.ts';

/** A component whose module is loaded when it is wanted. */
export type LoadedPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

type Find<Part> = () => Promise<Part>;
type Fetch = <Part>(find: Find<Part>) => Promise<Part>;

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
const partBy =
  (fetch: Fetch) =>
  <Props extends object>(find: Find<ComponentType<Props>>): LoadedPart<Props> => {
    let part: ComponentType<Props> | null = null;
    const load = async () => {
      part ??= await fetchOnce(find);
    };
    const newWaiting = () =>
      lazy(async () => {
        try {
          part ??= await fetch(find);
        } catch (error) {
          givenUp.add(() => {
            Waiting = newWaiting();
          });
          throw error;
        }
        return { default: part };
      }) as unknown as ComponentType<Props>;
    let Waiting = newWaiting();
    const Part = (props: Props) => {
      const [Shown] = useState(() => part ?? Waiting);
      return <Shown {...props} />;
    };
    return Object.assign(Part, { load });
  };

/** What is there for its own sake, as a page is. Where it cannot be fetched it throws: who shows it says so. */
export const loadedPart = partBy(fetchWithRetries);

/** What all else can do without. Where it cannot be fetched it suspends until it can. */
export const optionalPart = partBy(fetchUntilThere);
