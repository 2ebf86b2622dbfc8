import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** How a player's tiles lie. */
export type Laid = {
  readonly shelves: 1 | 2;
  /** How much room that takes, for the stylesheet of the game: tiles are as large as it allows. */
  readonly room: Readonly<Record<`--${string}`, number | string>>;
};

type Props = Laid & { readonly children: ReactNode };

/**
 * The tray in front of a player. What lies otherwise than before, as `lie` tells, is laid out anew: to whoever looks, nothing
 * has moved. A focus in it stays in it.
 */
export const Shelves = ({ lie, ...laid }: Props & { readonly lie: string }) => {
  const hadFocus = useRef(false);
  return <Tray key={lie} hadFocus={hadFocus} {...laid} />;
};

const Tray = ({ shelves, room, hadFocus, children }: Props & { readonly hadFocus: RefObject<boolean> }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tray = ref.current;
    if (hadFocus.current) tray?.querySelector<HTMLElement>('[data-roving]')?.focus({ preventScroll: true });
    hadFocus.current = false;
    return () => {
      hadFocus.current = tray?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <div ref={ref} className="holdings" data-shelves={shelves} style={room as CSSProperties}>
      {children}
    </div>
  );
};
