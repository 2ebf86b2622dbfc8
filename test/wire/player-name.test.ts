import { describe, expect, it } from 'vitest';
import { joinBody } from '../../src/wire/bodies.ts';

const parse = (playerName: string) => joinBody.safeParse({ playerName });
const whyNot = (playerName: string) => parse(playerName).error?.issues[0]?.message ?? null;

describe('names of all scripts are names', () => {
  it.each([
    ['Latin', 'Zoë Müller-Łącka'],
    ['Vietnamese', 'Nguyễn Thị Hường'],
    ['Vietnamese, taken apart', 'Nguyễn'.normalize('NFD')],
    ['Yoruba, two accents', 'Ọ̀ṣun'],
    ['Greek', 'Ἀριστοτέλης'],
    ['Cyrillic', 'Йоханна Ёлкина'],
    ['Arabic', 'محمّد عبد الله'],
    ['Arabic, pointed', 'مُحَمَّد'],
    ['Persian, with a joiner', 'می‌خواهم'],
    ['Hebrew', 'שָׁלוֹם'],
    ['Thai', 'น้ำผึ้ง ก็ดี'],
    ['Hindi', 'ज़ैनब हूँ'],
    ['Hindi, half a letter', 'क्‍षमा'],
    ['Bengali', 'শ্রীকৃষ্ণ'],
    ['Tamil', 'ஸ்ரீநிவாசன்'],
    ['Malayalam, an older letter', 'ന്‍'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['Burmese', 'ဖြိုး မြို့'],
    ['Khmer', 'ស្ត្រី'],
    ['Tibetan', 'སྒྲོལ་མ'],
    ['Amharic', 'አበበ ቢቂላ'],
    ['Japanese', 'はなこ・ガガ'],
    ['Chinese', '王小明'],
    ['Korean', '김영희'],
    ['Korean, taken apart', '김영희'.normalize('NFD')],
    ['full-width', 'ＡＢＣ'],
    ['signs', 'R2-D2 & C-3PO ½ ©'],
    ['emoji', '🐫 Ra 🏆'],
    ['a family, a heart, flags and a key', '👨‍👩‍👧‍👦❤️🇮🇹🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin tone', '👋🏽'],
    ['a key', '1️⃣'],
  ])('%s: %s', (_, name) => {
    expect(whyNot(name)).toBeNull();
  });
});

describe('what cannot be seen, or told apart, is refused', () => {
  it.each([
    ['a space of no width', 'A\u200bda'],
    ['a joiner between Latin letters', 'A\u200dda'],
    ['a non-joiner between Latin letters', 'A\u200cda'],
    ['a non-joiner after a letter that joins nothing', 'دا\u200cد'],
    ['a soft hyphen', 'A\u00adda'],
    ['a word joiner', 'Ada\u2060'],
    ['a mark of order', 'A\ufeffda'],
    ['a mark of direction', 'Ada\u200f'],
    ['an Arabic mark of direction', 'Ada\u061c'],
    ['an isolate', '\u2067Ada\u2069'],
    ['an override', '\u202eadA'],
    ['a selector', 'Ada\ufe0f'],
    ['a selector of the supplement', 'A\u{e0100}da'],
    ['a tag', 'Ada\u{e0041}'],
    ['a flag that no place has', '🏴\u{e0061}\u{e0061}\u{e007f}'],
    ['emoji joined as nobody shows them', '🐫\u200d🏆'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['a grapheme joiner', 'A\u034fda'],
    ['a Mongolian separator', 'A\u180eda'],
    ['Braille without a dot', '\u2800'],
    ['private use', 'A\ue000'],
    ['unassigned', 'A\u0378'],
    ['half a character', 'A\ud800'],
    ['a line separator', 'A\u2028B'],
    ['a tab', 'A\tB'],
  ])('%s', (_, name) => {
    expect(whyNot(name)).toContain('cannot be seen');
  });

  it.each([
    ['three accents on one letter', 'Z\u0335\u0321\u034aalgo'],
    ['a pile of them', `Z${'\u0301\u0302\u0303\u0304'.repeat(3)}`],
    ['nothing but accents', '\u0301\u0302'],
    ['an accent first, for whatever stands before', '\u0336Ada'],
    ['an accent after a space', 'Ada \u0336'],
    ['a Thai mark on itself', 'ก็็็็'],
    ['five marks of one script', 'ཀ\u0f90\u0fb2\u0f72\u0f74\u0f7e'],
    ['an enclosing pile', 'A\u20dd\u20de\u20df'],
  ])('%s', (_, name) => {
    expect(whyNot(name)).toContain('accents');
  });

  it.each(['bot: steady', 'ＢＯＴ： steady', 'bot\u00a0: x'])('%s pretends to be a bot', name => {
    expect(whyNot(name)).toContain('bot:');
  });
});

it.each([
  ['e\u0301', '\u00e9'],
  ['Ada\u00a0 \u3000Lovelace', 'Ada Lovelace'],
  ['\u2003Ada\u2003', 'Ada'],
])('%j is kept as %j', (given, kept) => {
  expect(parse(given).data?.playerName).toBe(kept);
});
