/** The choice with the highest worth; the first of several that are level. */
export const bestOf = <T>(choices: readonly T[], worthOf: (choice: T) => number): T => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(choice);
    if (best === undefined || worth > most) {
      best = choice;
      most = worth;
    }
  }
  if (best === undefined) throw new Error('a bot was asked to choose among nothing');
  return best;
};
