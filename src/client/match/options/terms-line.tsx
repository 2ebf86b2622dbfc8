import type { GameId } from '../../../game/index.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { useTerms } from './use-terms.ts';

const termsWords = defineWords({ table: 'This table' }, { table: 'Questo tavolo' });

/** By what a table plays, in one line. */
export const TermsLine = ({
  game,
  setupData,
}: {
  game: GameId;
  setupData: Readonly<Record<string, unknown>> | undefined;
}) => {
  const words = useWords(termsWords);
  const terms = useTerms(game, setupData);
  return (
    terms.length > 0 && (
      <p>
        {words.table}: {terms.map(({ differs }) => differs).join(' · ')}
      </p>
    )
  );
};
