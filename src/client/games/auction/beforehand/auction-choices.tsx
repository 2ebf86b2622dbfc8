import type { AnyChoice } from '../../../../game/shared/beforehand.ts';
import { ChoiceSelect } from '../../../table/beforehand/choice-select.tsx';
import { withChoice } from '../../../table/beforehand/form.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { choiceWords } from './words.ts';

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
}: {
  offered: readonly AnyChoice[];
  choices: readonly AnyChoice[];
  choose: (choices: readonly AnyChoice[]) => void;
  ofLot: readonly Question[];
  ofEpoch: readonly Question[];
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
      <p>{words.why}</p>
    </>
  );
};
