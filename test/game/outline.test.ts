import { describe, expect, it } from 'vitest';
import { withShared } from '../../src/client/pages/rules/parse-rules.ts';
import { RULES_IN_PLAY as COUNTED_IN_KHEOPS } from '../../src/game/kheops/rules-in-play.ts';
import { RULE_OF_ITEM as ITEMS_OF_PRIESTS } from '../../src/game/priests-of-ra/events.ts';
import { RULES_IN_PLAY as COUNTED_IN_PRIESTS } from '../../src/game/priests-of-ra/rules-in-play.ts';
import { RULE_OF_ITEM as ITEMS_OF_RA } from '../../src/game/ra/events.ts';
import { RULES_IN_PLAY as COUNTED_IN_RA } from '../../src/game/ra/rules-in-play.ts';
import { RULE_OF_ITEM as ITEMS_OF_RU_RA_RE } from '../../src/game/ru-ra-re/events.ts';
import { RULES_IN_PLAY as COUNTED_IN_RU_RA_RE } from '../../src/game/ru-ra-re/rules-in-play.ts';
import { sourceFiles, textOf, treeOf, walk } from './source.ts';

/** The outline of each game: its sections, how many rules it has, and who else holds to it. */
const OUTLINES = [
  {
    game: 'priests-of-ra',
    sections: 'CTAEP',
    rules: 41,
    items: ITEMS_OF_PRIESTS,
    counted: COUNTED_IN_PRIESTS,
    shared: ['auction'],
  },
  {
    game: 'ra',
    sections: 'CTAER',
    rules: 40,
    items: ITEMS_OF_RA,
    counted: COUNTED_IN_RA,
    shared: ['auction'],
  },
  { game: 'kheops', sections: 'K', rules: 19, items: {}, counted: COUNTED_IN_KHEOPS, shared: [] },
  {
    game: 'ru-ra-re',
    sections: 'Q',
    rules: 14,
    items: ITEMS_OF_RU_RA_RE,
    counted: COUNTED_IN_RU_RA_RE,
    shared: [],
  },
] as const;

/** The outline as its readers get it, with the texts that several games share. */
const outlineOf = (game: string, name: 'RULES.md' | 'RULES.it.md'): string =>
  withShared(textOf(`src/game/${game}/${name}`), textOf(`src/game/auction/${name}`));

/** `- **P-13** text`, one rule a line. */
const rulesOf = (page: string): [number: string, text: string][] =>
  [...page.matchAll(/^- \*\*([A-Z]-\d\d)\*\* (.+)$/gm)].map(([, number, text]) => [number!, text!]);
const numbersOf = (page: string) => rulesOf(page).map(([number]) => number);
/** The rules cited in brackets: `[P-13]`, `[A-01, A-02]`, `[P-10 to P-22]`, `[P-21, reading]`. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/\[([CTAEPRKQ]-\d\d[^\]]*)\]/g)].flatMap(([, inside]) =>
    inside!
      .split(/, | and /)
      .map(part => part.split(/ to |–/))
      .flatMap(([from, to]) => (to === undefined ? [from!] : between(from!, to)))
      .filter(part => /^[A-Z]-/.test(part)),
  );
/** All rules from one to another; the two themselves even if there is no such rule, so that it is noticed. */
const between = (from: string, to: string): string[] => {
  const inside = ALL_RULES.filter(rule => rule[0] === from[0] && from <= rule && rule <= to);
  return [...new Set([from, ...inside, to])];
};
const ALL_RULES = OUTLINES.flatMap(({ game }) => numbersOf(outlineOf(game, 'RULES.md')));

/** What the titles of a test file cite: the texts given to `it`, `test`, `describe`, and in their tables. */
const titleCitations = (path: string): string[] => {
  const cited: string[] = [];
  walk(treeOf(path), node => {
    if (node.type === 'Literal' && typeof node.value === 'string') cited.push(...citedIn(node.value));
  });
  return cited;
};

for (const { game, sections, rules, items, counted, shared } of OUTLINES) {
  const english = outlineOf(game, 'RULES.md');
  const italian = outlineOf(game, 'RULES.it.md');
  const RULES = numbersOf(english);
  const isRule = new Set(RULES);

  describe(`the outline of the rules of ${game}`, () => {
    it('has its sections, each number once and ascending', () => {
      expect(new Set(RULES.map(rule => rule[0]))).toEqual(new Set(sections));
      for (const section of sections) {
        const own = RULES.filter(rule => rule.startsWith(section));
        expect(own).toEqual([...new Set(own)].toSorted());
      }
      expect(RULES).toHaveLength(rules);
    });

    it('is the same in Italian: the same numbers in the same order', () => {
      expect(numbersOf(italian)).toEqual(RULES);
    });

    it('is the same in Italian: headings, paragraphs, lists and examples line by line', () => {
      const shape = (page: string) =>
        page
          .split('\n')
          .map(line => line.match(/^(#+ |- \*\*[A-Z]-\d\d\*\*|- |\*\*)/)?.[0] ?? (line && 'text'));
      expect(shape(italian)).toEqual(shape(english));
    });

    it('is the same in Italian: the same figures, and readings marked at the same rules', () => {
      const italianRules = Object.fromEntries(rulesOf(italian));
      const figures = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];
      for (const [number, text] of rulesOf(english)) {
        expect([number, ...figures(italianRules[number]!)]).toEqual([number, ...figures(text)]);
        expect([number, italianRules[number]!.includes('*[lettura')]).toEqual([
          number,
          text.includes('*[reading'),
        ]);
      }
    });

    it('has its numbered rules one a line, and nothing that only looks like one', () => {
      for (const page of [english, italian]) {
        expect(page.match(/\*\*[A-Z]-\d+\*\*/g)).toHaveLength(RULES.length);
        expect(page).toMatch(/^# \S/m);
      }
    });

    it('refers only to rules that there are', () => {
      for (const page of [english, italian]) {
        for (const [number] of page.matchAll(/\b[CTAEPRKQ]-\d\d\b/g)) expect(RULES).toContain(number);
      }
    });
  });

  describe(`who cites the rules of ${game}`, () => {
    const sources = [game, ...shared].flatMap(room => sourceFiles(`src/game/${room}`));

    it('the code cites only rules that there are', () => {
      const wrong = sources.flatMap(path => {
        const text = textOf(path);
        const named = [...text.matchAll(/\b[CTAEPRKQ]-\d\d\b/g)].map(([number]) => number);
        return [...citedIn(text), ...named].filter(rule => !isRule.has(rule)).map(rule => `${path}: ${rule}`);
      });
      expect(wrong).toEqual([]);
    });

    it('every item of the score sheet names a rule that there is', () => {
      expect(Object.values<string>(items).filter(rule => !isRule.has(rule))).toEqual([]);
    });

    it('every rule is counted when it comes into play, and no other', () => {
      expect(Object.keys(counted).toSorted()).toEqual(RULES.toSorted());
    });

    it('every rule has a test whose title cites it, and a test cites no other', () => {
      const cited = [game, ...shared]
        .flatMap(room => sourceFiles(`test/game/${room}`))
        .flatMap(titleCitations);
      expect(cited.filter(rule => !isRule.has(rule))).toEqual([]);
      expect(RULES.filter(rule => !cited.includes(rule))).toEqual([]);
    });

    it('every rule is cited by the code that keeps it', () => {
      const cited = new Set(sources.flatMap(path => citedIn(textOf(path))));
      expect(RULES.filter(rule => !cited.has(rule))).toEqual([]);
    });
  });
}

it('no rule of both games stands twice: what has the same text is in the outline they share, and nothing else is', () => {
  for (const name of ['RULES.md', 'RULES.it.md'] as const) {
    const sharing = OUTLINES.filter(outline => outline.shared.length > 0);
    const [one, other] = sharing.map(({ game }) => new Map(rulesOf(textOf(`src/game/${game}/${name}`))));
    for (const [rule, text] of one!) expect([rule, other!.get(rule)]).not.toEqual([rule, text]);
    const shared = numbersOf(textOf(`src/game/auction/${name}`));
    const blank = (game: string) =>
      [...textOf(`src/game/${game}/${name}`).matchAll(/^- \*\*([A-Z]-\d\d)\*\*$/gm)].map(([, rule]) => rule);
    for (const { game } of sharing) expect(blank(game)).toEqual(shared);
  }
});
