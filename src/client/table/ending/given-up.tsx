import { type ReactNode, useContext } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { EndActions, FinalNote } from '../final-note.ts';
import { Portrait } from '../portrait.tsx';
import { winnersOf } from './course.ts';
import { SharePicture } from './share-picture.tsx';
import { givenUpWords } from './words.ts';

/** The end of a match of two that one gave up: no podium, as nothing was counted to the end, but the score as it stood. */
export const GivenUp = ({ sheet }: { sheet: ReactNode }) => {
  const words = useWords(givenUpWords);
  const { match, person } = useBoard();
  const actions = useContext(EndActions);
  const note = useContext(FinalNote);
  const loser = match.endedBy ?? null;
  const [winner] = winnersOf(match) ?? [];
  if (loser === null || winner === undefined) return sheet;
  const headline = words.headline(person(loser), person(winner));
  return (
    <div className="ending">
      <p className="ending-face" aria-hidden="true" data-seat-colour={winner}>
        <Portrait seat={winner} />
      </p>
      <p className="ending-headline">{headline}</p>
      <div className="ending-actions">
        {actions}
        <SharePicture
          headline={headline}
          order={[
            { seat: winner, place: 1, score: null },
            { seat: loser, place: 2, score: null },
          ]}
        />
      </div>
      {note}
      <h3>{words.asItStood}</h3>
      {sheet}
    </div>
  );
};
