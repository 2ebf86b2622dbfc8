/** What a text says that was not said before, sentence by sentence; null where that is nothing. */
export const freshSentences = (text: string | null, before: readonly (string | null)[]): string | null => {
  const said = new Set(before.flatMap(each => sentencesOf(each)));
  const fresh = sentencesOf(text).filter(sentence => !said.has(sentence));
  return fresh.length === 0 ? null : fresh.join(' ');
};

const sentencesOf = (text: string | null): readonly string[] => text?.split(/(?<=[.]) /) ?? [];
