import { offered } from '../../../game/priests-of-ra/beforehand.ts';
import type { Table } from '../../../game/priests-of-ra/table.ts';
import { SIDES, SIDES_OF, type Side, type TwoSided } from '../../../game/priests-of-ra/tiles.ts';
import type { BeforehandProps } from '../../table/beforehand/form.ts';
import { piecesInWords } from '../../ui/i18n/grammar.ts';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { AuctionChoices, type Question } from '../auction/beforehand/auction-choices.tsx';
import { tileWords } from './words/tile-words.ts';

const words = defineWords(
  {
    draws: (sides: string) => `When I draw ${sides}`,
    lay: (side: string) => `${side} lies up`,
    priests: 'Should it be mine: its priests turn',
    nothing: 'nothing',
    or: (one: string, other: string) => `${one} or ${other}`,
    harm: 'a plague',
  },
  {
    draws: sides => `Quando pesco ${sides}`,
    lay: side => `in alto ${side}`,
    priests: 'Se diventa mio: i suoi sacerdoti girano',
    nothing: 'niente',
    or: (one, other) => `${one} o ${other}`,
    harm: 'una pestilenza',
  },
);

/** What Priests of Ra asks beforehand. */
export const BeforehandSheet = ({ view, seat, choices, choose }: BeforehandProps<Table>) => {
  const { draws, lay, priests, nothing, or, harm } = useWords(words);
  const tiles = useWords(tileWords);
  const { language } = useLanguage();
  const turning: Question = {
    label: priests,
    isOf: ([kind]) => kind === 'turn',
    say: ([, ...sides]) =>
      sides.length === 0 ? nothing : piecesInWords(language, sides as Side[], SIDES, tiles),
  };
  const sides = (Object.keys(SIDES_OF) as TwoSided[]).map((tile): Question => {
    const [one, other] = SIDES_OF[tile];
    return {
      label: draws(or(tiles[one].a, tiles[other].a)),
      isOf: ([kind, of]) => kind === 'side' && of === tile,
      say: ([, , side]) => lay(tiles[side as Side].one),
    };
  });
  return (
    <AuctionChoices
      offered={offered(view, seat)}
      choices={choices}
      choose={choose}
      harm={harm}
      ofLot={[turning]}
      ofEpoch={sides}
    />
  );
};
