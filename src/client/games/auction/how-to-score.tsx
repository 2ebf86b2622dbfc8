import type { ReactNode } from 'react';
import { RuleLink } from '../../table/rule-link.tsx';
import './how-to-score.css';

/** One line of it: the tiles it is about, what they bring, and by which rule. */
export type Scored = {
  readonly pictures: readonly ReactNode[];
  readonly name: string;
  readonly text: string;
  readonly rule: string;
};

/** How to score, with pictures, as the box prints it on the board. */
export const HowToScore = ({ lines }: { lines: readonly Scored[] }) => (
  <ul className="how-to-score">
    {lines.map(({ pictures, name, text, rule }) => (
      <li key={name}>
        <span className="how-to-score-tiles" aria-hidden="true">
          {pictures.map((picture, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a line stand still
            <span key={i}>{picture}</span>
          ))}
        </span>
        <span>
          <strong>{name}</strong> {text} <RuleLink rule={rule} />
        </span>
      </li>
    ))}
  </ul>
);
