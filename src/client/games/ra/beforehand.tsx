import { offered } from '../../../game/ra/beforehand.ts';
import type { ChoosingDisaster, Table } from '../../../game/ra/table.ts';
import { KINDS, type Kind } from '../../../game/ra/tiles.ts';
import type { BeforehandProps } from '../../table/beforehand/form.ts';
import { piecesInWords } from '../../ui/i18n/grammar.ts';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { AuctionChoices, type Question } from '../auction/beforehand/auction-choices.tsx';
import { tileWords } from './words/tile-words.ts';

const words = defineWords(
  {
    struck: {
      unrest: 'Should it be mine: to the unrest',
      earthquake: 'Should it be mine: to the earthquake',
    } satisfies Record<ChoosingDisaster, string>,
    give: (tiles: string) => `give up ${tiles}`,
    harm: 'a disaster',
  },
  {
    struck: {
      unrest: 'Se diventa mio: alla rivolta',
      earthquake: 'Se diventa mio: al terremoto',
    },
    give: tiles => `cedi ${tiles}`,
    harm: 'una calamità',
  },
);

/** What Ra asks beforehand. */
export const BeforehandSheet = ({ view, seat, choices, choose }: BeforehandProps<Table>) => {
  const { struck, give, harm } = useWords(words);
  const tiles = useWords(tileWords);
  const { language } = useLanguage();
  const strikes = (['unrest', 'earthquake'] as const).map(
    (disaster): Question => ({
      label: struck[disaster],
      isOf: ([kind, of]) => kind === 'give' && of === disaster,
      say: ([, , ...pair]) => give(piecesInWords(language, pair as Kind[], KINDS, tiles)),
    }),
  );
  return (
    <AuctionChoices
      offered={offered(view, seat)}
      choices={choices}
      choose={choose}
      harm={harm}
      ofLot={strikes}
      ofEpoch={[]}
    />
  );
};
