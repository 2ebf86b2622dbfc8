/** A document as it is stored, or what is to stand in for one that is damaged. */
export const parsedOr = <Value>(stored: string, otherwise: Value): Value => {
  try {
    return JSON.parse(stored);
  } catch {
    return otherwise;
  }
};
