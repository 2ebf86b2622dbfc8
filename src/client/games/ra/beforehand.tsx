import { offered } from '../../../game/ra/beforehand.ts';
import type { ChoosingDisaster, Table } from '../../../game/ra/table.ts';
import type { Kind } from '../../../game/ra/tiles.ts';
import type { BeforehandProps } from '../../table/beforehand/form.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { AuctionChoices, type Question } from '../auction/beforehand/auction-choices.tsx';
import { tileWords } from './words/tile-words.ts';

const words = defineWords(
  {
    struck: {
      unrest: 'Should it be mine: to the unrest',
      earthquake: 'Should it be mine: to the earthquake',
    } satisfies Record<ChoosingDisaster, string>,
    give: (one: string, other: string) => `give up ${one} and ${other}`,
  },
  {
    struck: {
      unrest: 'Se diventa mio: alla rivolta',
      earthquake: 'Se diventa mio: al terremoto',
    },
    give: (one, other) => `rinuncia a ${one} e ${other}`,
  },
);

/** What Ra asks beforehand. */
export const BeforehandSheet = ({ view, seat, choices, choose }: BeforehandProps<Table>) => {
  const { struck, give } = useWords(words);
  const tiles = useWords(tileWords);
  const strikes = (['unrest', 'earthquake'] as const).map(
    (disaster): Question => ({
      label: struck[disaster],
      isOf: ([kind, of]) => kind === 'give' && of === disaster,
      say: ([, , one, other]) => give(tiles[one as Kind].a, tiles[other as Kind].a),
    }),
  );
  return (
    <AuctionChoices
      offered={offered(view, seat)}
      choices={choices}
      choose={choose}
      ofLot={strikes}
      ofEpoch={[]}
    />
  );
};
