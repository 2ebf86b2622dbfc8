import { LobbyError, pauseAfter } from '../lobby/api.ts';
import { fetchNow, type News } from './account.ts';
import { clearMemberData } from './clear-member-data.ts';
import { clearDesk, deskNow, keepDesk } from './desk.ts';
import { settingsMark, takeSettings, tellSettings } from './settings.ts';
import { keepWho, noteSignedOut, whoNow } from './who.ts';

/** How long a page that is seen waits after an answer before it asks what else is new: the server answers when something is. Milliseconds. */
const EACH = 300;
/** After a question that was not answered: a server that is exchanged is back soon, one that is away is not pressed. */
const AFTER_FAILURE = 1000;
const LONGEST_PAUSE = 10_000;

let followers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Ends the question that is under way, or is to come. */
let asking = new AbortController();
/** How long it was waited for after the last one. */
let pause = EACH;
/** Of what the server has told last. */
let known = '';
let endTelling = () => {};

/**
 * Keeps a page of a member's up with their other devices, as long as it is seen. Whoever calls it first begins it.
 * @returns what ends it, once everybody has
 */
export const followMember = (): (() => void) => {
  followers += 1;
  if (followers === 1) {
    endTelling = tellSettings();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', show);
    window.addEventListener('online', look);
    look();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    stopAsking();
    endTelling();
    if (whoNow() === null) clearDesk();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', show);
    window.removeEventListener('online', look);
  };
};

const stopAsking = (): void => {
  clearTimeout(timer);
  asking.abort();
};

/**
 * Signs out from here, and asks nothing meanwhile: the question that is open would be answered with a refusal. Goes on where
 * somebody is still signed in after it.
 */
export const withoutFollowing = async (signOut: () => Promise<unknown>): Promise<void> => {
  stopAsking();
  try {
    await signOut();
  } finally {
    if (followers > 0 && whoNow() !== null) look();
  }
};

const look = (): void => {
  stopAsking();
  asking = new AbortController();
  pause = EACH;
  if (document.visibilityState === 'visible') void ask(asking.signal);
};

/** A page that one goes back to is as it was left. */
const show = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) look();
};

const ask = async (signal: AbortSignal): Promise<void> => {
  const mark = settingsMark();
  try {
    const { mark: told, told: news } = await fetchNow(deskNow() === null ? '' : known, signal);
    if (signal.aborted) return;
    known = told;
    pause = EACH;
    if (news !== null) heard(news, mark);
  } catch (error) {
    if (signal.aborted) return;
    // Without an answer what is known holds.
    if (error instanceof LobbyError && error.status === 401) return signedOut();
    const longer = Math.min(Math.max(AFTER_FAILURE, 2 * pause), LONGEST_PAUSE);
    pause = pauseAfter(error, longer);
  }
  if (!signal.aborted) timer = setTimeout(() => void ask(signal), pause);
};

const signedOut = (): void => {
  noteSignedOut();
  clearMemberData();
  clearDesk();
};

const heard = ({ member: { name, settings }, matches }: News, mark: number): void => {
  // Signed out here while the question was under way.
  if (whoNow() === null) return;
  keepDesk(matches);
  keepWho(name);
  if (mark === settingsMark()) takeSettings(settings);
  // What was told of them is older than what was chosen here: it is asked for again.
  else known = '';
};
