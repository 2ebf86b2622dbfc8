import { Explain, ExplainCard } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { CardBack } from '../cards/card.tsx';
import { useBoard } from '../view/board-context.ts';
import './stock.css';
import { boardWords } from '../words/board.ts';
import { explainWords } from '../words/explain.ts';

/** The pile that the rows are filled from, and the box that takes what is lost. */
export const Stock = () => {
  const words = useWords(boardWords);
  const explain = useWords(explainWords);
  const { lastRound, step, gone, pile } = useBoard().match.view;
  const boxed = gone.reduce((sum, n) => sum + n, 0);
  return (
    <Toolbar className="stock" label={words.stock}>
      <Explain
        className="stock-pile"
        card={() => (
          <ExplainCard
            title={words.pile(pile)}
            lines={step.kind === 'over' ? [] : [lastRound ? explain.pileOut : explain.pile]}
            rule="Q-22"
          />
        )}
      >
        <span className="stock-cards" data-place="pile" data-empty={pile === 0} aria-hidden="true">
          <CardBack decorative />
        </span>
        <b aria-hidden="true">{pile}</b>
        <span className="visually-hidden">{words.pile(pile)}</span>
      </Explain>
      <Explain
        className="stock-box"
        card={() => <ExplainCard title={words.box(boxed)} lines={[explain.box]} rule="Q-22" />}
      >
        <svg viewBox="0 0 64 56" data-place="box" aria-hidden="true">
          <path className="box-inside" d="M6 16l10-10h32l10 10-6 6H12z" />
          <path className="box-front" d="M4 18h56v32q0 4-4 4H8q-4 0-4-4z" />
          <path className="box-edge" d="M4 18h56M20 36h24" />
        </svg>
        <b aria-hidden="true">{boxed}</b>
        <span className="visually-hidden">{words.box(boxed)}</span>
      </Explain>
    </Toolbar>
  );
};
