import type { Random } from '../../../src/game/shared/random.ts';

type Hidden = { readonly secret: { readonly bag: string; readonly seed: string } };

/** The same match with the hidden part mixed anew and another seed: what a seat cannot tell apart. */
export const withAnotherBag = <State extends Hidden>(state: State, chance: Random): State => {
  const letters = [...state.secret.bag];
  for (let left = letters.length; left > 1; left--) {
    const picked = chance.below(left);
    [letters[picked], letters[left - 1]] = [letters[left - 1]!, letters[picked]!];
  }
  return { ...structuredClone(state), secret: { bag: letters.join(''), seed: 'another' } };
};
