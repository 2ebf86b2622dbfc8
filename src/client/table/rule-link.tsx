import { onServer } from '../ui/base.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { boardWords } from './words.ts';

/** A numbered rule of the game that is played. In a tab of its own: a match on this page is not to be left for a look at the rules. */
export const RuleLink = ({ rule }: { rule: string }) => {
  const words = useWords(boardWords);
  const { id } = useBoard().game;
  return (
    <a
      className="rule-link"
      href={onServer(`/rules/${id}#${rule}`)}
      target="_blank"
      rel="noreferrer"
      title={words.rule(rule)}
    >
      {rule}
    </a>
  );
};
