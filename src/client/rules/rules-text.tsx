import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { type Block, type Item, type Piece, parseRules } from './parse-rules.ts';
import './rules.css';

const rulesWords = defineWords({ contents: 'Contents' }, { contents: 'Indice' });

/** The outline of a game's rules, with an anchor for each number. */
export const RulesText = ({ text }: { text: string }) => {
  const words = useWords(rulesWords);
  const blocks = useMemo(() => parseRules(text), [text]);
  const { hash } = useLocation();
  // The text comes after the page, so the browser has found nothing to go to yet.
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash]);
  const headings = blocks.filter(block => block.kind === 'heading');
  return (
    <div className="rules">
      <nav aria-label={words.contents}>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        <BlockOf key={i} block={block} target={hash.slice(1)} />
      ))}
    </div>
  );
};

const BlockOf = ({ block, target }: { block: Block; target: string }) => {
  switch (block.kind) {
    case 'title':
      return null; // the page has its own
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Pieces of={block.pieces} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
            <ItemOf key={i} item={item} target={target} />
          ))}
        </ul>
      );
  }
};

const ItemOf = ({ item: { rule, pieces }, target }: { item: Item; target: string }) =>
  rule === null ? (
    <li>
      <Pieces of={pieces} />
    </li>
  ) : (
    <li id={rule} tabIndex={-1} className="rule" data-target={rule === target}>
      <a className="rule-number" href={`#${rule}`}>
        {rule}
      </a>
      <span>
        <Pieces of={pieces} />
      </span>
    </li>
  );

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ kind, text }, i) => {
    const key = `${i} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'em') return <em key={key}>{text}</em>;
    return <span key={key}>{text}</span>;
  });
