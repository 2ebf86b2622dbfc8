import { dayOfDeal } from '../../../game/shared/daily.ts';
import { Confirmed } from '../../match/menu/match-menu.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';
import type { Quitting } from './use-quitting.ts';

/** To leave the table and to give up, for whoever has a seat at it. */
export const Quit = ({
  match: { claim, over, hasResigned, names, deal },
  quitting: { leave, resign, failed },
  close,
}: {
  match: OnlineMatch;
  quitting: Quitting;
  close: () => void;
}) => {
  const words = useWords(matchWords);
  return (
    <>
      {claim !== null && (
        <Confirmed
          label={over ? words.leaveOver : words.leave}
          question={dayOfDeal(deal) === null ? words.leaveQuestion : words.leaveDaily}
          confirm={words.leaveConfirm}
          ask={!over}
          onConfirm={leave}
        />
      )}
      {claim !== null && !over && !hasResigned && (
        <Confirmed
          label={words.resign}
          question={names.length === 2 ? words.resignOfTwo : words.resignOfMore}
          confirm={words.resign}
          onConfirm={() => resign(close)}
        />
      )}
      {failed !== '' && <p role="alert">{failed}</p>}
    </>
  );
};
