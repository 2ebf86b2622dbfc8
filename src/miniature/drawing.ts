import type { ReactNode } from 'react';

/** What is drawn of a table, small: pictures, each drawn once, and where they lie. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** The table itself, on which all lies, as SVG. */
  readonly ground: string;
  readonly pieces: readonly Piece[];
};

/** A picture at its place; two that are alike in all of this are the same thing, lying still. */
export type Piece = {
  readonly picture: string;
  /** The middle, and how large. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** How a game is drawn small, from what everybody may see of it. */
export type Miniature = {
  readonly draw: (view: never) => Drawing;
  /** A picture by its name, as SVG around the origin, within a square with sides of 100. */
  readonly picture: (name: string) => string;
};

/** The attributes that stand for a class, as no stylesheet reaches a picture. */
export type Paints = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

type ToMarkup = (element: ReactNode) => string;

/** React's own, handed in by whoever draws: it is no part of what pages load. */
let toMarkup: ToMarkup = () => '';
export const drawWith = (render: ToMarkup): void => {
  toMarkup = render;
};

/** A drawing of ours, with the paints of its classes on it. */
export const painted = (element: ReactNode, paints: Paints): string =>
  toMarkup(element)
    // A class that is painted by what else the element says of itself.
    .replace(/ class="(\w+)([^"]*)" data-pigment="(\w+)"/g, ' class="$1-$3$2"')
    .replace(/ class="([^"]*)"/g, (_all, classes: string) => {
      const all = Object.assign({}, ...classes.split(' ').map(name => paints[name] ?? {})) as Paints[string];
      return Object.entries(all)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('');
    })
    .replace(/ (data-[\w-]+|style|aria-hidden)="[^"]*"/g, '');
