import { describe, expect, it } from 'vitest';
import { PIGMENTS as PRIESTS } from '../../src/miniature/priests-of-ra.tsx';
import { PIGMENTS as RA } from '../../src/miniature/ra.tsx';
import { textOf } from './source.ts';

type Colours = { face?: string; hue?: string; mark?: string; pigment?: string };

const frame = textOf('src/client/games/auction/art/tile-frame.css');

/** The colours a stylesheet gives to a class: those of every rule that names it and nothing else. */
const coloursOf = (sheet: string, name: string): Colours => {
  const colours: Record<string, string> = {};
  for (const [, selectors = '', rules = ''] of sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const named = selectors.replace(/\/\*[\s\S]*?\*\//g, '').split(',');
    if (!named.some(selector => [`.${name}`, `:where(.${name})`].includes(selector.trim()))) continue;
    for (const [, property = '', colour = ''] of rules.matchAll(/--(face|hue|mark|pigment): (#\w+);/g))
      colours[property] = colour;
  }
  return colours;
};
/** What a tile has that says nothing else. */
const PLAIN = coloursOf(frame, 'tile');

describe('a tile that is drawn small has the colours it has on the board', () => {
  it('in Priests of Ra', () => {
    const sheet = textOf('src/client/games/priests-of-ra/art/tile.css');
    for (const [side, colours] of Object.entries(PRIESTS)) {
      const large = side === 'ra' ? coloursOf(frame, 'tile-ra') : coloursOf(sheet, `tile-${side}`);
      expect([side, colours]).toEqual([side, { ...PLAIN, ...large }]);
    }
  });

  it('in Ra, by its group; a disaster is burnt', () => {
    const sheet = textOf('src/client/games/ra/art/tile.css');
    const groups = [
      ['god', 'gods', null],
      ['pharaoh', 'pharaohs', 'funeral'],
      ['nile', 'river', 'drought'],
      ['art', 'civilizations', 'unrest'],
      ['temple', 'monuments', 'earthquake'],
    ] as const;
    for (const [tile, group, disaster] of groups) {
      const { pigment, ...large } = coloursOf(sheet, `ra-${group}`);
      expect([tile, RA[tile]]).toEqual([tile, { ...PLAIN, ...large }]);
      if (disaster === null) continue;
      const { face } = coloursOf(sheet, 'ra-disaster');
      expect([disaster, RA[disaster]]).toEqual([disaster, { face, hue: pigment, mark: pigment }]);
    }
  });
});
