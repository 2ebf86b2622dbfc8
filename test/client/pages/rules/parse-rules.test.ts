import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Piece,
  parseRules,
  withShared,
} from '../../../../src/client/pages/rules/parse-rules.ts';

const TEXTS = ['RULES.md', 'RULES.it.md'].map(
  name =>
    [
      name,
      withShared(
        readFileSync(`src/game/priests-of-ra/${name}`, 'utf8'),
        readFileSync(`src/game/auction/${name}`, 'utf8'),
      ),
    ] as const,
);

const textOf = ({ text }: Piece): string => text;

const numbersIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block =>
    block.kind === 'list' ? block.items.flatMap(({ rule }) => (rule === null ? [] : [rule])) : [],
  );

describe('the outline of the rules', () => {
  it('is read block by block', () => {
    const text = [
      '# Ra',
      'A **strong** start,\nand *[reading]*.',
      '## È la fine',
      '- **P-02** Two *turns*\n  at most.\n- **P-03** None.',
      '- 15 priests',
    ].join('\n\n');
    expect(parseRules(`${text}\n`)).toEqual([
      { kind: 'title', text: 'Ra' },
      {
        kind: 'paragraph',
        pieces: [
          { kind: 'plain', text: 'A ' },
          { kind: 'strong', text: 'strong' },
          { kind: 'plain', text: ' start, and ' },
          { kind: 'em', text: '[reading]' },
          { kind: 'plain', text: '.' },
        ],
      },
      { kind: 'heading', text: 'È la fine', id: 'e-la-fine' },
      {
        kind: 'list',
        items: [
          {
            rule: 'P-02',
            pieces: [
              { kind: 'plain', text: 'Two ' },
              { kind: 'em', text: 'turns' },
              { kind: 'plain', text: ' at most.' },
            ],
          },
          { rule: 'P-03', pieces: [{ kind: 'plain', text: 'None.' }] },
        ],
      },
      { kind: 'list', items: [{ rule: null, pieces: [{ kind: 'plain', text: '15 priests' }] }] },
    ]);
  });

  it.each(TEXTS)('finds every number of %s once, and leaves no mark of Markdown behind', (_name, text) => {
    const blocks = parseRules(text);
    const written = [...text.matchAll(/^- \*\*([A-Z]-\d\d)\*\*/gm)].map(([, number]) => number);
    expect(numbersIn(blocks)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBeGreaterThan(40);
    const shown = blocks.flatMap((block): string[] => {
      if (block.kind === 'list') return block.items.flatMap(({ pieces }) => pieces.map(textOf));
      return block.kind === 'paragraph' ? block.pieces.map(textOf) : [block.text];
    });
    expect(shown.filter(line => /\*\*|\*\w|^#|\||`|\]\(/.test(line))).toEqual([]);
  });

  it('has the same numbers in both languages, in the same order', () => {
    const [english, italian] = TEXTS.map(([, text]) => numbersIn(parseRules(text)));
    expect(italian).toEqual(english);
  });

  it.each(TEXTS)('gives every heading of %s an anchor of its own', (_name, text) => {
    const ids = parseRules(text).flatMap(block => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('rules that several games share', () => {
  const shared = '- **C-01** The same.\n- **C-02** Not asked for.\n';

  it('a rule without a text takes the shared one, any other keeps its own', () => {
    expect(withShared('- **C-01**\n- **C-02** Its own.\n', shared)).toBe(
      '- **C-01** The same.\n- **C-02** Its own.\n',
    );
  });

  it('a rule that has no text anywhere is a fault', () => {
    expect(() => withShared('- **C-09**\n', shared)).toThrow('C-09 has no text');
  });

  it('remarks to whoever writes the outline are not shown', () => {
    expect(parseRules('<!-- a remark -->\n\n# Ra\n')).toEqual([{ kind: 'title', text: 'Ra' }]);
  });
});
