import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';

/** One line of help: the pieces it is about, what they bring or do, and by which rule. */
export type HelpLine = {
  readonly pictures: readonly ReactNode[];
  readonly name: string;
  readonly text: string;
  readonly rule: string;
};

/** Lines with pictures, as the boxes print on the board how to score. */
export const HelpLines = ({ lines }: { lines: readonly HelpLine[] }) => (
  <ul className="help-lines">
    {lines.map(({ pictures, name, text, rule }) => (
      <li key={name}>
        <span className="help-pictures" aria-hidden="true">
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
