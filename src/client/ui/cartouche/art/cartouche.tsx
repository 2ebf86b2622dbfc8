import { memo } from 'react';
import { cartoucheOf, type Ground } from './cartouche-of.ts';
import { SignOf } from './signs.tsx';

/** Pigments of the wall, on their own ground: they are the same in every theme, as a picture is. */
const COLOURS: Readonly<Record<Ground, { ground: string; ring: string; signs: string }>> = {
  papyrus: { ground: '#f3e8cf', ring: '#24519a', signs: '#221a12' },
  lapis: { ground: '#1e4683', ring: '#e3b44c', signs: '#fbf0d4' },
  gold: { ground: '#dcaa3f', ring: '#24519a', signs: '#221a12' },
  ink: { ground: '#241c16', ring: '#c9973a', signs: '#f2cd7c' },
};

/**
 * The mark of a member: an oval of rope around two signs, made from the name, the same wherever the name stands. Hidden
 * from screen readers: the name beside it says who it is.
 */
export const Cartouche = memo(
  ({
    name,
    size = 28,
    className,
  }: {
    name: string;
    /** Its height in pixels where a rem has sixteen. */
    size?: number;
    className?: string | undefined;
  }) => {
    const height = `${size / 16}rem`;
    const width = `${(size * 5) / 7 / 16}rem`;
    return (
      <svg
        viewBox="0 0 40 56"
        style={{ width, height, flex: 'none' }}
        className={className}
        aria-hidden="true"
      >
        <Drawn name={name} />
      </svg>
    );
  },
);

/** What it shows in a box of 40 × 56, to be laid into another picture. */
export const Drawn = ({ name }: { name: string }) => {
  const { signs, ground, ring } = cartoucheOf(name);
  const colours = COLOURS[ground];
  const [upper, lower] = signs;
  return (
    <>
      <path d="M5 52.5H35" stroke={colours.ring} strokeWidth="5" strokeLinecap="round" />
      <rect
        x="2.5"
        y="2.5"
        width="35"
        height="48"
        rx="16"
        fill={colours.ground}
        stroke={colours.ring}
        strokeWidth="4"
      />
      {ring === 'rope' && (
        <rect
          x="2.5"
          y="2.5"
          width="35"
          height="48"
          rx="16"
          fill="none"
          stroke={colours.ground}
          strokeWidth="1.8"
          strokeDasharray="4 3.4"
        />
      )}
      <g transform="translate(8 7.5)">
        <SignOf sign={upper} colour={colours.signs} />
      </g>
      <g transform="translate(8 28)">
        <SignOf sign={lower} colour={colours.signs} />
      </g>
    </>
  );
};
