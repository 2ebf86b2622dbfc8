import { describe, expect, it } from 'vitest';
import { RULE_OF_ITEM } from '../../../src/game/priests-of-ra/events.ts';
import { RULES_IN_PLAY } from '../../../src/game/priests-of-ra/rules-in-play.ts';
import { sourceFiles, textOf, treeOf, walk } from '../source.ts';

const FOLDER = 'src/game/priests-of-ra';
const english = textOf(`${FOLDER}/RULES.md`);
const italian = textOf(`${FOLDER}/RULES.it.md`);

/** `- **P-13** text`, one rule a line. */
const rulesOf = (page: string): [number: string, text: string][] =>
  [...page.matchAll(/^- \*\*([A-Z]-\d\d)\*\* (.+)$/gm)].map(([, number, text]) => [number!, text!]);
const numbersOf = (page: string) => rulesOf(page).map(([number]) => number);
const RULES = numbersOf(english);
const isRule = new Set(RULES);

/** The rules cited in brackets: `[P-13]`, `[A-01, A-02]`, `[P-10 to P-22]`, `[P-21, reading]`. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/\[([CTAEP]-\d\d[^\]]*)\]/g)].flatMap(([, inside]) =>
    inside!
      .split(/, | and /)
      .map(part => part.split(/ to |–/))
      .flatMap(([from, to]) => (to === undefined ? [from!] : between(from!, to)))
      .filter(part => /^[A-Z]-/.test(part)),
  );
/** All rules from one to another; the two themselves even if there is no such rule, so that it is noticed. */
const between = (from: string, to: string): string[] => [
  ...new Set([from, ...RULES.filter(rule => rule[0] === from[0] && from <= rule && rule <= to), to]),
];

describe('the outline of the rules', () => {
  it('has the sections C, T, A, E and P, each number once and ascending', () => {
    expect(new Set(RULES.map(rule => rule[0]))).toEqual(new Set(['C', 'T', 'A', 'E', 'P']));
    for (const section of 'CTAEP') {
      const own = RULES.filter(rule => rule.startsWith(section));
      expect(own).toEqual([...new Set(own)].toSorted());
    }
    expect(RULES).toHaveLength(41);
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
      expect(page).toMatch(/^# \S/);
    }
  });

  it('refers only to rules that there are', () => {
    for (const page of [english, italian]) {
      for (const [number] of page.matchAll(/\b[CTAEP]-\d\d\b/g)) expect(RULES).toContain(number);
    }
  });
});

describe('who cites the rules', () => {
  const sources = [...sourceFiles(FOLDER), ...sourceFiles('src/game/auction')];

  it.each(sources)('%s cites only rules that there are', path => {
    const text = textOf(path);
    expect(citedIn(text).filter(rule => !isRule.has(rule))).toEqual([]);
    for (const [number] of text.matchAll(/\b[CTAEP]-\d\d\b/g)) expect(RULES).toContain(number);
  });

  it('every item of the score sheet names a rule that there is', () => {
    expect(Object.values(RULE_OF_ITEM).filter(rule => !isRule.has(rule))).toEqual([]);
  });

  it('every rule is counted when it comes into play, and no other', () => {
    expect(Object.keys(RULES_IN_PLAY).toSorted()).toEqual(RULES.toSorted());
  });

  it('every rule has a test whose title cites it, and a test cites no other', () => {
    const cited = ['test/game/auction', 'test/game/priests-of-ra']
      .flatMap(sourceFiles)
      .flatMap(titleCitations);
    expect(cited.filter(rule => !isRule.has(rule))).toEqual([]);
    expect(RULES.filter(rule => !cited.includes(rule))).toEqual([]);
  });

  it('every rule is cited by the code that keeps it', () => {
    const cited = new Set(sources.flatMap(path => citedIn(textOf(path))));
    expect(RULES.filter(rule => !cited.has(rule))).toEqual([]);
  });
});

/** What the titles of a test file cite: the texts given to `it`, `test`, `describe`, and in their tables. */
const titleCitations = (path: string): string[] => {
  const cited: string[] = [];
  walk(treeOf(path), node => {
    if (node.type === 'Literal' && typeof node.value === 'string') cited.push(...citedIn(node.value));
  });
  return cited;
};
