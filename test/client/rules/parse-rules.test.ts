import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Block, type Item, parseRules } from '../../../src/client/rules/parse-rules.ts';

const outline = (file: string) => parseRules(readFileSync(`src/game/priests-of-ra/${file}`, 'utf8'));
const items = (blocks: readonly Block[]): readonly Item[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items : []));
const headings = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.kind === 'heading' ? [block] : []));
const pieces = (blocks: readonly Block[]) => [
  ...items(blocks).flatMap(item => item.pieces),
  ...blocks.flatMap(block => (block.kind === 'paragraph' ? block.pieces : [])),
];

describe('the rules as they are written', () => {
  it('give a rule its number and the rest its text', () => {
    expect(parseRules('- **P-13** Each *pair* of\n  priests.\n- 30 Ra')).toEqual([
      {
        kind: 'list',
        items: [
          {
            rule: 'P-13',
            pieces: [
              { kind: 'plain', text: 'Each ' },
              { kind: 'em', text: 'pair' },
              { kind: 'plain', text: ' of priests.' },
            ],
          },
          { rule: null, pieces: [{ kind: 'plain', text: '30 Ra' }] },
        ],
      },
    ]);
  });

  it('keep titles, headings and paragraphs apart', () => {
    expect(parseRules('# Ra\n\n## The bag\n\n**Your turn.** Draw\na tile.')).toEqual([
      { kind: 'title', text: 'Ra' },
      { kind: 'heading', text: 'The bag', id: 'the-bag' },
      {
        kind: 'paragraph',
        pieces: [
          { kind: 'strong', text: 'Your turn.' },
          { kind: 'plain', text: ' Draw a tile.' },
        ],
      },
    ]);
  });

  it('name a heading by its letters, accents aside', () => {
    expect(headings(parseRules('## Così finisce la partita'))[0]?.id).toBe('cosi-finisce-la-partita');
  });
});

describe.each([
  ['in English', 'RULES.md'],
  ['in Italian', 'RULES.it.md'],
])('the rules of Priests of Ra %s', (_language, file) => {
  const blocks = outline(file);

  it('are read whole: no sign of their writing is left in the text', () => {
    expect(items(blocks).filter(({ rule }) => rule !== null).length).toBeGreaterThan(40);
    for (const { text } of pieces(blocks)) expect(text).not.toMatch(/[*#|]|\n|^- /);
  });

  it('have no anchor twice', () => {
    const anchors = [...headings(blocks).map(({ id }) => id), ...items(blocks).map(({ rule }) => rule)];
    const named = anchors.filter(anchor => anchor !== null);
    expect(named).toEqual([...new Set(named)]);
    expect(named).not.toContain('');
  });
});

it('both languages tell the same rules, in the same order', () => {
  const [en, it] = ['RULES.md', 'RULES.it.md'].map(file => items(outline(file)).map(({ rule }) => rule));
  expect(it).toEqual(en);
});
