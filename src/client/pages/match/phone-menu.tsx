import { Suspense } from 'react';
import { talkButtonWords } from '../../match/talk/button-words.ts';
import { TakeBackPart } from '../../match/undo/undo-parts.ts';
import { bannerWords } from '../../table/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { OnlineMatch } from './online-match.ts';
import { takingBackOf } from './take-back.ts';
import type { TableTalk } from './use-talk.ts';

/** What stands in the bar of a table, except on a phone: there is no room for it there. */
export const PhoneMenu = ({
  match,
  talk,
  close,
}: {
  match: OnlineMatch;
  talk: TableTalk;
  close: () => void;
}) => {
  const banner = useWords(bannerWords);
  const button = useWords(talkButtonWords);
  const { watching } = match.now;
  const back = takingBackOf(match);
  return (
    <div className="match-menu-narrow">
      {watching > 0 && <p>{banner.spectators(watching)}</p>}
      {back !== null && (
        <Suspense>
          <TakeBackPart
            inMenu
            price={back.price}
            take={() => {
              close();
              back.take();
            }}
          />
        </Suspense>
      )}
      {talk.allowed !== null && (
        <button
          type="button"
          onClick={() => {
            close();
            // The menu gives the focus back first, for the talk to give it there too.
            setTimeout(() => talk.setOpen(true));
          }}
        >
          {talk.unread > 0 ? button.unread(talk.unread) : button.talk}
        </button>
      )}
    </div>
  );
};
