import { at } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { useBoard } from '../context/board-context.tsx';
import { actionWords } from '../words/actions.ts';
import { auctionWords } from '../words/auction.ts';
import { useChoosing } from './choosing.tsx';

/** Draw, invoke and pass, each always in its own place and never where a sun lies. */
export const TurnChoices = () => {
  const words = useWords(actionWords);
  const auction = useWords(auctionWords);
  const { view, seat } = useBoard().match;
  const { may, isChosen, choose } = useChoosing();
  const before = may || isChosen(['pass']);
  const suns = seat === null ? 0 : at(view.areas, seat).suns.faceUp.length;
  return (
    <Toolbar className="actions-choices turn-choices" label={words.choices}>
      <ActionButton move={['draw']} keyed="d" className="action-words">
        <strong>{words.draw}</strong> <small>{words.drawHint}</small>
      </ActionButton>
      <ActionButton move={['invokeRa']} keyed="r" className="action-words">
        <strong>{words.invoke}</strong> <small>{words.invokeHint}</small>
      </ActionButton>
      <ActionButton
        move={['pass']}
        keyed="p"
        className="action-words action-pass"
        {...(before ? { chosen: isChosen(['pass']), onChoose: () => choose(['pass']) } : {})}
      >
        <strong>{words.pass}</strong> <small>{before ? auction.whenAsked : auction.keeps(suns)}</small>
      </ActionButton>
    </Toolbar>
  );
};
