import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf, treeOf, walk } from '../../game/source.ts';

/** Figures that are no number of a rulebook: keys that are pressed, names of cards, an example of a mark on them. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  'src/client/games/ru-ra-re/words/board.ts': /row 1, 2|serie 1, 2/,
  'src/client/games/ru-ra-re/words/card-words.ts':
    /^points-\d$|points cards? of \d|^\d points$|punti da \d|^\d punti$/,
  'src/client/games/ru-ra-re/words/explain.ts': /such as ×5|per esempio ×5/,
};

/** What is written in a file between quotation marks: texts, and the parts of those that are put together. */
const writtenIn = (path: string): readonly string[] => {
  const written: string[] = [];
  walk(treeOf(path), node => {
    if (node.type === 'Literal' && typeof node.value === 'string') written.push(node.value);
    if (node.type === 'TemplateElement') written.push((node.value as { cooked: string }).cooked);
  });
  return written;
};

describe('numbers of a rulebook in the texts of the games', () => {
  it('are read from where they are written once', () => {
    const wrong = sourceFiles('src/client/games')
      .filter(path => /^src\/client\/games\/[^/]+\/words\/[^/]+\.ts$/.test(path) && /\d/.test(textOf(path)))
      .flatMap(path =>
        writtenIn(path)
          // "1 point" is said where there is one, 0 where there is nothing; a rule has a number too.
          .filter(text => /\d/.test(text.replace(/\b[A-Z]-\d\d\b|\b[01]\b/g, '')))
          .filter(text => !text.startsWith('.') && !OTHERS[path]?.test(text))
          .map(text => `${path}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });
});
