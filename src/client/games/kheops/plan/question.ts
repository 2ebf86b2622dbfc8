import { useCallback } from 'react';
import type { Move } from '../../../../game/kheops/table.ts';
import { type ConfirmKind, isAsked, useConfirm } from '../../../table/confirm.tsx';
import { useLanguage } from '../../../ui/i18n/i18n.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { pieceWords } from '../words/names.ts';
import { questionWords } from '../words/question.ts';

/**
 * Asks before a move where the player's settings want it: about the only pawn of its kind. Null where nothing is asked, so that the move is made at once.
 */
export const useQuestion = (): ((move: Move) => Promise<boolean> | null) => {
  const { ask } = useConfirm();
  const { confirm: setting } = useSettings();
  const { language } = useLanguage();
  return useCallback(
    move => {
      if (!isAsked(setting, kindOf(move))) return null;
      const words = questionWords[language];
      switch (move[0]) {
        case 'placePawn': {
          const [, piece] = move;
          const question = words.place(pieceWords[language][piece].a);
          return ask(kindOf(move), piece === 'worker' ? question : `${question} ${words.only[piece]}`);
        }
        case 'layTile':
          return ask(kindOf(move), words.lay);
        default:
          return ask(kindOf(move), words[move[0]]);
      }
    },
    [ask, setting, language],
  );
};

/** There is one priest, one mummy and one pharaoh: whoever has placed them wrongly has no other. */
export const kindOf = (move: Move): ConfirmKind =>
  move[0] === 'placePawn' && move[1] !== 'worker' ? 'no-undo' : 'any';
