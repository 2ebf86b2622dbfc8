import { expect, it } from 'vitest';
import { skeletonOf } from '../../../src/server/match/look-alikes.ts';
import { recomputeSkeletons } from '../../../src/server/storage/skeletons.ts';

const named = (id: string, name: string, skeleton = skeletonOf(name)) => ({ id, name, skeleton });

it('what is left of a name is worked out anew where it is another by now, and nobody loses their name by it', () => {
  const rows = [
    named('a', 'Milla'),
    named('b', 'Նora', 'նora'),
    named('c', 'Miǀǀa', 'miǀǀa'),
    named('d', 'Ɑlɑn', 'ɑlɑn'),
  ];
  expect(recomputeSkeletons(rows)).toEqual([
    { id: 'c', skeleton: `${skeletonOf('Milla')}/c` },
    { id: 'd', skeleton: skeletonOf('Alan') },
  ]);
});
