import type { ReactNode } from 'react';
import type { Step } from '../../../../game/ra/table.ts';
import { count, KINDS } from '../../../../game/ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { deferred, useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { piecesInWords, signed } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { actionWords } from '../../auction/words/actions.ts';
import { useDiscard } from '../pieces/discard.tsx';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { lossWorth } from '../view/facts.ts';
import { choiceWords } from '../words/actions.ts';
import { tileWords } from '../words/tile-words.ts';

deferred(() => import('./choices.css'));

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'gods') return <GodChoice />;
  if (step.kind === 'disaster') return <DiscardChoice />;
  return null;
};

/** After a god: another one, on a tile of the track, or the end of the turn. */
const GodChoice = () => {
  const words = useWords(choiceWords);
  const actions = useWords(actionWords);
  const { view, seat } = useBoard().match;
  const isStyled = useDeferredLoaded(true);
  if (seat === null || !isStyled) return null;
  return (
    <div className="actions-choices god-choice">
      <p>{words.godsLeft(count(at(view.areas, seat).tiles, 'god'))}</p>
      <ActionButton move={['doneWithGods']} keyed="p" className="action-words">
        <strong>{actions.done}</strong> <small>{words.doneHint}</small>
      </ActionButton>
    </div>
  );
};

/** The two tiles chosen in the area for a disaster, what they cost, and the button that gives them up. */
const DiscardChoice = () => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { language } = useLanguage();
  const { view, seat } = useBoard().match;
  const { disaster, chosen } = useDiscard();
  const isStyled = useDeferredLoaded(true);
  if (disaster === null || seat === null || !isStyled) return null;
  const { now, end } = lossWorth(view, seat, chosen);
  const name = names[disaster].one;
  return (
    <div className="actions-choices discard-choice">
      <p className="discard-asks">
        <Tile side={disaster} decorative />
        <span>
          <strong>{words.choose(name[0]?.toUpperCase() + name.slice(1))}</strong>
          <small aria-live="polite">
            {chosen.length === 0
              ? words.none
              : `${words.chosen(piecesInWords(language, chosen, KINDS, names))}: ${words.change(
                  signed(now),
                  end === 0 ? null : signed(end),
                )}`}
          </small>
        </span>
      </p>
      <ActionButton move={['discard', ...chosen.toSorted(inOrder)]} keyed="p" className="action-words">
        <strong>{words.discard}</strong> <small>{chosen.length} / 2</small>
      </ActionButton>
    </div>
  );
};

/** In the order in which the rules list a pair. */
const inOrder = (a: (typeof KINDS)[number], b: (typeof KINDS)[number]) => KINDS.indexOf(a) - KINDS.indexOf(b);
