import { useState } from 'react';
import type { Talk } from '../../../game/shared/talk.ts';
import type { OnlineMatch } from './online-match.ts';

/** The talk at a table, which the bar opens, and on phones the menu. */
export type TableTalk = {
  /** Null where nothing may be said, or nobody else is there to say it to. */
  readonly allowed: Exclude<Talk, 'none'> | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Where there is room for it beside the board; null where there is none. */
  readonly place: Element | null;
  readonly setPlace: (place: Element | null) => void;
  /** How many lines nobody here has read. */
  readonly unread: number;
  readonly setUnread: (lines: number) => void;
};

export const useTalk = ({ talk, table, people }: OnlineMatch): TableTalk => {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<Element | null>(null);
  const [unread, setUnread] = useState(0);
  const hasOthers = table !== null && people.some(({ seat }) => seat !== table.seat);
  return {
    allowed: talk !== 'none' && hasOthers ? talk : null,
    isOpen,
    setOpen,
    place,
    setPlace,
    unread,
    setUnread,
  };
};
