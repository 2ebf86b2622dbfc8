import { type ComponentType, lazy, useState } from 'react';
import { fetchOnce, fetchRetryingForever, fetchWithRetries } from './fetching.ts';

/** A component whose module is loaded when it is wanted. */
export type LoadedPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

type Find<Part> = () => Promise<Part>;
type Fetch = <Part>(find: Find<Part>) => Promise<Part>;

const failedParts = new Set<() => void>();

/** Parts that could not be fetched are tried again when they are next shown: React's `lazy` would throw the same error for ever. */
export const retryFailedParts = (): void => {
  for (const renew of failedParts) renew();
  failedParts.clear();
};

/**
 * Like React's `lazy`, but a part that `load` has fetched before it is first shown is shown at once. `lazy` always suspends, and React
 * shows what has suspended no sooner than 300 ms later.
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
          failedParts.add(() => {
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

/** For parts that a page cannot do without, such as the page itself: after some retries it throws, for an error boundary to say so. */
export const loadedPart = partBy(fetchWithRetries);

/** For parts that a page can do without: it stays suspended, and goes on retrying, until it can be fetched. */
export const optionalPart = partBy(fetchRetryingForever);
