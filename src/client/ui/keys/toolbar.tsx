import type { ComponentProps, RefObject } from 'react';
import { useRoving } from './roving.ts';

export type ToolbarProps = ComponentProps<'div'> & {
  /** What the group is called. */
  label: string;
  ref?: RefObject<HTMLDivElement | null>;
  /** While false it is a plain element: there is nothing to choose among. */
  active?: boolean;
};

/** A group of controls with one tab stop, and arrow keys, Home and End inside it. */
export const Toolbar = ({ label, ref, active = true, onFocus, ...rest }: ToolbarProps) => {
  const roving = useRoving<HTMLDivElement>(ref, 'first', active);
  if (!active) return <div ref={roving.ref} {...rest} />;
  return (
    <div
      ref={roving.ref}
      role="toolbar"
      aria-label={label}
      onKeyDown={roving.onKeyDown}
      onFocus={event => {
        roving.onFocus();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
};
