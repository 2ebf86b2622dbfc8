/** How many signs a name may have, as whoever reads it counts them: a letter with its accents is one, and so is a family. */
export const NAME_LENGTH = 24;

/** What that may weigh in UTF-8: more than the heaviest emoji so many times, and no more however marks are piled up. */
export const NAME_BYTES = 1000;

let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text that fits a name of so many signs, which is the text itself where that does. */
export const cutToName = (text: string, most = NAME_LENGTH): string => {
  // No sign is shorter than a unit of UTF-16, nor heavier than three bytes a unit.
  if (text.length <= most) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let cut = '';
  let signs = 0;
  let bytes = 0;
  for (const { segment } of segmenter.segment(text)) {
    signs += 1;
    bytes += new TextEncoder().encode(segment).length;
    if (signs > most || bytes > NAME_BYTES) return cut;
    cut += segment;
  }
  return cut;
};

/** Members have a sign more to be told from others than a guest needs. */
export const LEAST_OF_MEMBERS = 2;
export const isLongEnough = (text: string): boolean => cutToName(text, LEAST_OF_MEMBERS - 1) !== text;

export const fitsName = (text: string): boolean => cutToName(text) === text;
