import { z } from 'zod';
import { fitsName, NAME_LENGTH } from '../game/shared/name-length.ts';

/**
 * A name that can be seen, and told from others, wherever it is shown. What is refused follows from Unicode's own
 * tables: nothing invisible, nothing that changes the direction of what follows, no accents that climb out of the line.
 *
 * Names are kept in NFC: the same letters however a keyboard wrote them. NFKC would rewrite what people chose to be
 * called (full-width letters, ½, ﬁ, Arabic forms); it is only used to compare a name with words that are reserved.
 */

/** Families, flags, hearts: joiners and selectors are part of them, and Unicode lists every one that is to be shown. */
// Lists of sequences need a flag that is younger than the language level the compiler is asked for.
const OF_SEQUENCES: string = 'gv';
const EMOJI = new RegExp('\\p{RGI_Emoji}', OF_SEQUENCES);

/**
 * Joiners that change how letters look, where RFC 5892 (A.1, A.2) allows them: after the sign that kills a vowel, in
 * the scripts of India and their neighbours, and in the Arabic script after a letter that would join the next.
 */
const VIRAMA =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u0f84\\u1039\\u103a\\u17d2\\u1a60\\ua953\\ua9c0';
const JOINS_NEXT = 'ئبتثجحخسشصضطظعغفقكلمنهيٹپچڑکگھیہے';
const JOINERS = new RegExp(
  `(?<=[${VIRAMA}])[\\u200c\\u200d]|(?<=[${JOINS_NEXT}])\\u200c(?=\\p{Script=Arabic})`,
  'gu',
);

/** Control, format, private and unassigned characters, whatever is drawn as nothing, and Braille without a dot. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A mark with nothing under it hangs on whatever is shown before the name. */
const LOOSE_MARK = /(?:^|\s)\p{M}/u;

/**
 * Accents that fit any letter may be two (as in Vietnamese, taken apart). A script's own marks build a syllable and may be
 * four (Burmese and Tibetan have such names), but no mark stands on itself.
 */
const STACKED = /(?:(?=\p{M})\p{Script=Inherited}){3}|\p{M}{5}|(\p{M})\1/u;

const withoutJoined = (name: string): string => name.replaceAll(EMOJI, '☺').replaceAll(JOINERS, '');

export const playerName = z
  .string('must be text')
  .transform(name =>
    name
      .normalize('NFC')
      .replaceAll(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  .refine(name => name !== '', 'must not be empty')
  .refine(fitsName, `must have at most ${NAME_LENGTH} characters`)
  .refine(
    name => !UNSEEN.test(withoutJoined(name)),
    'must not hold control characters, nor any that cannot be seen',
  )
  .refine(
    name => !LOOSE_MARK.test(name) && !STACKED.test(withoutJoined(name)),
    'must not hold accents without a letter, nor piles of them',
  )
  .refine(
    name => !/^bot\s*:/i.test(name.normalize('NFKC')),
    'must not begin with "bot:", as the names of bots do',
  );
