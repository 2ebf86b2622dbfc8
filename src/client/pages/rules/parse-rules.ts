/** A piece of a line: plain, *emphasised*, or **strong**. */
export type Piece = { readonly kind: 'plain' | 'em' | 'strong'; readonly text: string };

export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] };

/** A line of a list; a rule has its number, such as P-13. */
export type Item = { readonly rule: string | null; readonly pieces: readonly Piece[] };

const NUMBERED = /^- \*\*([A-Z]-\d\d)\*\*[ \t]*(.*)$/gm;

/**
 * An outline in which every numbered rule has its text: one that has none is the same in several games, and is taken
 * from the outline they share. Throws when it is not there either.
 */
export const withShared = (outline: string, shared: string): string => {
  const texts = new Map([...shared.matchAll(NUMBERED)].map(([, rule, text]) => [rule, text]));
  return outline.replace(NUMBERED, (line, rule: string, text: string) => {
    if (text !== '') return line;
    const found = texts.get(rule);
    if (found === undefined) throw new Error(`the rule ${rule} has no text`);
    return `- **${rule}** ${found}`;
  });
};

/** Reads the outline of a game's rules: the little of Markdown that `RULES.md` uses. */
export const parseRules = (text: string): readonly Block[] =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
    .split(/\n{2,}/)
    .map(parseBlock);

const parseBlock = (block: string): Block => {
  if (block.startsWith('# ')) return { kind: 'title', text: block.slice(2) };
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3), id: idOf(block.slice(3)) };
  if (block.startsWith('- ')) return { kind: 'list', items: block.split(/\n(?=- )/).map(parseItem) };
  return { kind: 'paragraph', pieces: parsePieces(oneLine(block)) };
};

const parseItem = (line: string): Item => {
  const numbered = /^- \*\*([A-Z]-\d\d)\*\*\s+([\s\S]*)$/.exec(line);
  if (numbered === null) return { rule: null, pieces: parsePieces(oneLine(line.slice(2))) };
  return { rule: numbered[1]!, pieces: parsePieces(oneLine(numbered[2]!)) };
};

const parsePieces = (text: string): Piece[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
