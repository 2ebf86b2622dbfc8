import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../table/toolbar.tsx';
import { actionWords } from '../words/actions.ts';

/** Draw, invoke and pass, each always in its own place and never where a sun lies. */
export const TurnChoices = () => {
  const words = useWords(actionWords);
  return (
    <Toolbar className="actions-choices turn-choices" label={words.choices}>
      <ActionButton move={['draw']} keyed="d" className="action-words">
        <strong>{words.draw}</strong> <small>{words.drawHint}</small>
      </ActionButton>
      <ActionButton move={['invokeRa']} keyed="r" className="action-words">
        <strong>{words.invoke}</strong> <small>{words.invokeHint}</small>
      </ActionButton>
      <ActionButton move={['pass']} keyed="p" className="action-words action-pass">
        <strong>{words.pass}</strong> <small>{words.passHint}</small>
      </ActionButton>
    </Toolbar>
  );
};
