import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { exampleKey, type PieceList, type RulesDrawings } from '../../games/rules-page/drawings.ts';
import { defineWords, plural, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useLocation } from '../../ui/router/router.tsx';
import { type Block, type Item, type Piece, parseRules } from './parse-rules.ts';
import './rules.css';
import { matches } from './search.ts';

const rulesWords = defineWords(
  {
    contents: 'Contents',
    search: 'Search these rules',
    found: (n: number) => `${plural('en', n, 'place', 'places')} found`,
    tryIt: 'Try this position',
    noTry: 'No position to try: hardly any match comes to just this.',
    example: (n: number) => `example ${n}`,
    print: 'Print',
  },
  {
    contents: 'Indice',
    search: 'Cerca in queste regole',
    found: n => `${plural('it', n, 'punto trovato', 'punti trovati')}`,
    tryIt: 'Prova questa posizione',
    noTry: 'Nessuna posizione da provare: quasi nessuna partita arriva proprio a questo.',
    example: n => `esempio ${n}`,
    print: 'Stampa',
  },
);

type Shown = { readonly game: GameId; readonly drawings: RulesDrawings | null };

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const textOfItem = ({ rule, pieces }: Item): string => `${rule ?? ''} ${textOf(pieces)}`;

/** What of a block is found; all of it where nothing is looked for. */
const foundIn = (block: Block, sought: string): Block | null => {
  if (sought === '' || block.kind === 'title') return block;
  if (block.kind === 'heading') return null;
  if (block.kind === 'paragraph') return matches(textOf(block.pieces), sought) ? block : null;
  const items = block.items.filter(item => matches(textOfItem(item), sought));
  return items.length === 0 ? null : { kind: 'list', items };
};

/** What is found in an outline, each under its heading, and how much it is. */
const search = (blocks: readonly Block[], sought: string): { found: readonly Block[]; count: number } => {
  const found: Block[] = [];
  let heading: Block | null = null;
  let count = 0;
  for (const block of blocks) {
    const kept = foundIn(block, sought);
    if (block.kind === 'heading') heading = block;
    if (kept === null) continue;
    if (heading !== null && block.kind !== 'heading') found.push(heading);
    heading = null;
    found.push(kept);
    if (kept.kind === 'paragraph') count += 1;
    if (kept.kind === 'list') count += kept.items.length;
  }
  return sought === '' ? { found: blocks, count } : { found, count };
};

/** The pieces that are found; null where none is. */
const foundAmong = (list: PieceList | undefined, sought: string): PieceList | null => {
  if (list === undefined) return null;
  const kinds = list.kinds.filter(
    ({ count, text }) => sought === '' || matches(`${list.title} ${count} ${text}`, sought),
  );
  return kinds.length === 0 ? null : { ...list, kinds };
};

/** The outline of a game's rules, with an anchor for each number, drawings, and a search. */
export const RulesText = ({ text, game, drawings }: { text: string } & Shown) => {
  const words = useWords(rulesWords);
  const blocks = useMemo(() => parseRules(text), [text]);
  const [sought, setSought] = useState('');
  const { language } = useLanguage();
  const { found, count } = useMemo(() => search(blocks, sought.trim()), [blocks, sought]);
  const pieces = useMemo(
    () => foundAmong(drawings?.pieces?.(language), sought.trim()),
    [drawings, language, sought],
  );
  const { hash } = useLocation();
  // The text comes after the page, so the browser has found nothing to go to yet.
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash]);
  const headings = blocks.filter(block => block.kind === 'heading');
  const examples = examplesIn(blocks);
  const isSearching = sought.trim() !== '';
  return (
    <div className="rules">
      <search className="rules-search">
        <label>
          <span>{words.search}</span>
          <input type="search" value={sought} onChange={event => setSought(event.currentTarget.value)} />
        </label>
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <p role="status">{isSearching && words.found(count + (pieces?.kinds.length ?? 0))}</p>
      </search>
      {!isSearching && (
        <nav aria-label={words.contents}>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {found.map((block, i) => (
        <BlockOf
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
          key={i}
          block={block}
          target={hash.slice(1)}
          game={game}
          drawings={drawings}
          examples={examples}
        />
      ))}
      {pieces !== null && drawings !== null && (
        <section className="rules-pieces" data-styles={CLIENT_GAMES[game].styles} aria-labelledby="pieces">
          <h2 id="pieces">{pieces.title}</h2>
          <ul>
            {pieces.kinds.map(({ picture, count, text }) => (
              <li key={text}>
                {picture}
                <span>
                  <strong>{count}</strong> {text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** The items of the last list of an outline: its examples. */
const examplesIn = (blocks: readonly Block[]): readonly Item[] => {
  const last = blocks.at(-1);
  return last?.kind === 'list' && last.items.every(({ rule }) => rule === null) ? last.items : [];
};

type Placed = Shown & { readonly target: string; readonly examples: readonly Item[] };

const BlockOf = ({ block, ...placed }: { block: Block } & Placed) => {
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
            <ItemOf key={i} item={item} {...placed} />
          ))}
        </ul>
      );
  }
};

const ItemOf = ({ item, target, game, drawings, examples }: { item: Item } & Placed) => {
  const words = useWords(rulesWords);
  const { rule, pieces } = item;
  const example = examples.indexOf(item);
  if (rule === null) {
    return (
      <li>
        <Pieces of={pieces} />
        {example >= 0 && (
          <>
            <Drawing of={drawings?.examples[example] ?? null} game={game} />
            <TryIt
              game={game}
              position={exampleKey(example)}
              name={words.example(example + 1)}
              drawings={drawings}
              isExample
            />
          </>
        )}
      </li>
    );
  }
  return (
    <li id={rule} tabIndex={-1} className="rule" data-target={rule === target}>
      <a className="rule-number" href={`#${rule}`}>
        {rule}
      </a>
      <span>
        <Pieces of={pieces} />
        <Drawing of={drawings?.rules[rule] ?? null} game={game} />
        <TryIt game={game} position={rule} name={rule} drawings={drawings} />
      </span>
    </li>
  );
};

/** The way to a position, where there is one to be played on from; of an example it is said where there is none. */
const TryIt = ({
  game,
  position,
  name,
  drawings,
  isExample = false,
}: { position: string; name: string; isExample?: boolean } & Shown) => {
  const words = useWords(rulesWords);
  if (drawings === null) return null;
  if (drawings.tries[position] === undefined)
    return isExample && <span className="rules-try">{words.noTry}</span>;
  return (
    <Link className="rules-try" to={`/try/${game}/${position}`} aria-label={`${words.tryIt}: ${name}`}>
      {words.tryIt}
    </Link>
  );
};

const Drawing = ({ of: Drawn, game }: { of: ComponentType | null; game: GameId }) =>
  Drawn === null ? null : (
    <span className="rules-drawing" data-styles={CLIENT_GAMES[game].styles}>
      <Drawn />
    </span>
  );

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ kind, text }, i) => {
    const key = `${i} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'em') return <em key={key}>{text}</em>;
    return <span key={key}>{text}</span>;
  });
