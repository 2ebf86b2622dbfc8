import type { KeyHelp } from '../../table/help.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../ui/keys/shortcuts.ts';
import { replayWords } from './words.ts';

type Deeds = {
  readonly back: () => void;
  readonly on: () => void;
  readonly play: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly unit: () => void;
  readonly seat: () => void;
};

/** The keys of a replay; what they do, for its help. */
export const useReplayKeys = ({ back, on, play, first, last, unit, seat }: Deeds): readonly KeyHelp[] => {
  const words = useWords(replayWords);
  const [enabled] = useShortcutsSwitch();
  useShortcuts({ j: back, l: on, k: play, Home: first, End: last, u: unit, v: seat }, enabled);
  return [
    ['J', words.back],
    ['L', words.on],
    ['K', words.playOrPause],
    ['Home', words.first],
    ['End', words.last],
    ['U', words.unit],
    ['V', words.viewOf],
  ];
};
