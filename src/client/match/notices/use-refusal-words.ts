import { useWords } from '../../ui/i18n/i18n.tsx';
import { LobbyError } from '../lobby/api.ts';
import type { Leave } from './leave.ts';
import { NoPush } from './push-device.ts';
import { noticeWords } from './words.ts';

/** Why a notice cannot be had, in words; empty where it can. */
export const useRefusalWords = () => {
  const words = useWords(noticeWords);
  return {
    ofLeave: (leave: Leave): string =>
      leave === 'granted' ? '' : leave === 'missing' ? words.notAble : words.notAllowed,
    of: (error: unknown): string => {
      if (error instanceof NoPush) return words.noPush;
      const { refused } = words;
      switch (error instanceof LobbyError ? error.status : 0) {
        case 400:
          return refused.address;
        case 401:
        case 403:
          return refused.seat;
        case 404:
        case 409:
          return refused.over;
        case 0:
          return refused.silent;
        default:
          return refused.busy;
      }
    },
  };
};
