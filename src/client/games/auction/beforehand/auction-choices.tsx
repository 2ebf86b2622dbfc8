import type { AnyChoice } from '../../../../game/shared/beforehand.ts';
import { ChoiceSelect } from '../../../table/beforehand/choice-select.tsx';
import { withChoice } from '../../../table/beforehand/form.ts';
import { defineWords, useWords } from '../../../ui/i18n/i18n.tsx';

const choiceWords = defineWords(
  {
    none: 'I decide then',
    lot: 'If this lot is auctioned',
    limit: (sun: number) => `bid up to my ${sun}, else pass`,
    passLot: 'pass until the lot changes hands',
    rest: 'Until this epoch ends',
    drawTo: 'When it is my turn',
    draw: (tiles: number) =>
      tiles === 1
        ? 'draw as long as no tile lies there'
        : `draw as long as fewer than ${tiles} tiles lie there`,
    passTo: 'When Ra comes for a small lot',
    pass: (tiles: number) => (tiles === 1 ? 'pass on one tile' : `pass on up to ${tiles} tiles`),
    why: (harm: string) =>
      `A limit holds for the lot as it lies. With ${harm} on the track, or one Ra left to the end of the epoch, you are asked.`,
  },
  {
    none: 'Decido allora',
    lot: 'Se questo lotto va all’asta',
    limit: sun => `offri fino al mio ${sun}, se no passa`,
    passLot: 'passa finché il lotto non cambia mano',
    rest: 'Fino alla fine di quest’epoca',
    drawTo: 'Quando tocca a me',
    draw: tiles =>
      tiles === 1 ? 'pesca finché non c’è alcuna tessera' : `pesca finché ci sono meno di ${tiles} tessere`,
    passTo: 'Quando arriva Ra per un lotto piccolo',
    pass: tiles => (tiles === 1 ? 'passa con una tessera' : `passa con non più di ${tiles} tessere`),
    why: harm =>
      `Un limite vale per il lotto com’è. Con ${harm} sul percorso, o un solo Ra alla fine dell’epoca, decidi tu.`,
  },
);

/** A question of one game: of which choices it is, and how they are said. */
export type Question = {
  readonly label: string;
  readonly isOf: (choice: AnyChoice) => boolean;
  readonly say: (choice: AnyChoice) => string;
};

/** What both games of the auction ask beforehand, and what one of them asks besides of the lot and of the epoch. */
export const AuctionChoices = ({
  offered,
  choices,
  choose,
  ofLot,
  ofEpoch,
  harm,
}: {
  offered: readonly AnyChoice[];
  choices: readonly AnyChoice[];
  choose: (choices: readonly AnyChoice[]) => void;
  ofLot: readonly Question[];
  ofEpoch: readonly Question[];
  /** What nobody draws on top of unasked. */
  harm: string;
}) => {
  const words = useWords(choiceWords);
  const ask = ({ label, isOf, say }: Question) => {
    const fits = offered.filter(isOf);
    const chosen = choices.find(isOf);
    if (fits.length === 0) return null;
    return (
      <ChoiceSelect
        key={label}
        label={label}
        none={words.none}
        offered={fits}
        chosen={chosen}
        say={say}
        choose={next => choose(withChoice(choices, chosen, next))}
      />
    );
  };
  const lot: Question = {
    label: words.lot,
    isOf: ([kind]) => kind === 'limit' || kind === 'passLot',
    say: ([kind, sun]) => (kind === 'limit' ? words.limit(Number(sun)) : words.passLot),
  };
  const drawing: Question = {
    label: words.drawTo,
    isOf: ([kind]) => kind === 'drawTo',
    say: ([, tiles]) => words.draw(Number(tiles)),
  };
  const passing: Question = {
    label: words.passTo,
    isOf: ([kind]) => kind === 'passTo',
    say: ([, tiles]) => words.pass(Number(tiles)),
  };
  return (
    <>
      {[lot, ...ofLot].map(ask)}
      <fieldset>
        <legend>{words.rest}</legend>
        {[drawing, passing, ...ofEpoch].map(ask)}
      </fieldset>
      <p>{words.why(harm)}</p>
    </>
  );
};
