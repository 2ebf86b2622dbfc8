import { AccountNotices } from '../../match/notices/account-notices.tsx';
import { noticeWords } from '../../match/notices/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from './part.tsx';

/** How one is told that it is one's turn. */
export const NoticesPart = () => (
  <Part title={useWords(noticeWords).legend}>
    <div className="turn-notices">
      <AccountNotices />
    </div>
  </Part>
);
