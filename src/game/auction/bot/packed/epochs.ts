import { LAST_EPOCH } from '../../epochs.ts';
import { addFame } from '../../fame.ts';
import { beginner, turnSunsUp } from './suns.ts';
import { ACTOR, EPOCH, FAME, NOBODY, OVER, type Packed, PLAYERS, RA_TRACK, STEP, TURN } from './table.ts';
import { clearTrack } from './track.ts';

/**
 * An epoch has been scored, and the game's own tiles have left: what each seat won or lost is added, both tracks leave
 * the game, the suns are turned up, and the next epoch begins or the match ends. [E-02 to E-05, E-07]
 * @param net fame of the epoch by seat
 */
export const endEpoch = (s: Packed, net: Int32Array): void => {
  for (let seat = 0; seat < s[PLAYERS]!; seat++) s[FAME + seat] = addFame(s[FAME + seat]!, net[seat]!);
  s[RA_TRACK] = 0;
  clearTrack(s);
  turnSunsUp(s);
  if (s[EPOCH] === LAST_EPOCH) {
    s[STEP] = OVER;
    s[ACTOR] = NOBODY;
  } else {
    s[EPOCH]! += 1;
    s[STEP] = TURN;
    s[ACTOR] = beginner(s);
  }
};
