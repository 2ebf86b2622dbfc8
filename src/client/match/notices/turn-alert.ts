import { useEffect, useRef } from 'react';
import { onServer } from '../../ui/base.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { runningAudio } from '../../ui/sound/audio.ts';
import { countedTitle, useWaiting } from '../member/waiting.ts';

const alertWords = defineWords({ yourTurn: 'Your turn' }, { yourTurn: 'Tocca a te' });

const TURN_ICON = onServer('/icon-turn.svg');
const TITLE_DELAY_MS = 100;
const ICON_DELAY_MS = 500;

/**
 * Notifies a player in another tab that it is their turn: by the page's title and icon, and once a turn by a soft
 * sound, as far as they want it.
 */
export const useTurnAlert = (mine: boolean, title: string): void => {
  const { tab, sound } = useSettings();
  const { yourTurn } = useWords(alertWords);
  const isShown = mine && tab;
  const waiting = useWaiting();
  // A page waits for the browser while title and icon change: not between a press and its paint, nor back and forth with quick bots.
  useEffect(() => {
    const timer = setTimeout(
      setTitle,
      TITLE_DELAY_MS,
      countedTitle(waiting, isShown ? `● ${yourTurn} — ${title}` : title),
    );
    return () => clearTimeout(timer);
  }, [isShown, yourTurn, title, waiting]);
  useEffect(() => {
    const timer = setTimeout(setIcon, ICON_DELAY_MS, isShown ? TURN_ICON : null);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => () => setIcon(null), []);

  // The turn one finds on opening the page needs no sound.
  const was = useRef(true);
  useEffect(() => {
    // A table goes on without its bell where the browser has no sound.
    if (mine && !was.current && sound) chime().catch(() => {});
    was.current = mine;
  }, [mine, sound]);
};

/** What the page came with. */
let calm: string | null = null;

const setTitle = (wanted: string) => {
  // What is written once more is told to the browser once more.
  if (document.title !== wanted) document.title = wanted;
};

const setIcon = (wanted: string | null) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const now = link?.getAttribute('href') ?? null;
  if (link === null || now === null) return;
  if (now !== TURN_ICON) calm = now;
  const href = wanted ?? calm;
  if (href !== null && href !== now) link.href = href;
};

/** Two notes of a small bell, a fourth apart. */
const chime = async () => {
  const audio = await runningAudio();
  const { currentTime, destination } = audio;
  for (const [i, hertz] of [587.33, 783.99].entries()) {
    const start = currentTime + i * 0.16;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
};
