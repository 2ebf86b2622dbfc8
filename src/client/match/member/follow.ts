import { steadyNow } from '../../ui/steady-now.ts';
import { LobbyError } from '../lobby/api.ts';
import { fetchNow, type News } from './account.ts';
import { clearDesk, deskNow, keepDesk } from './desk.ts';
import { letGoOfMember } from './let-go.ts';
import { settingsMark, takeSettings, tellSettings } from './settings.ts';
import { keepWho, noteSignedOut, whoNow } from './who.ts';

/** How long a page that is looked at waits after an answer before it asks what else is new: the server answers when something is. Milliseconds. */
const EACH = 300;
/** The same where nobody has touched the page for a while. */
const EACH_AT_REST = 15_000;
const REST_AFTER = 300_000;
/** After a question that was not answered. */
const AFTER_FAILURE = 10_000;

let followers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let round = 0;
let touched = 0;
/** Of what the server has told last. */
let known = '';
let endTelling = () => {};

/**
 * Keeps a page of a member's up with their other devices, as long as it is looked at. Whoever calls it first begins it.
 * @returns what ends it, once everybody has
 */
export const followMember = (): (() => void) => {
  followers += 1;
  if (followers === 1) {
    touched = steadyNow();
    endTelling = tellSettings();
    for (const event of EVENTS) document.addEventListener(event, touch, { passive: true });
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    round += 1;
    clearTimeout(timer);
    endTelling();
    if (whoNow() === null) clearDesk();
    for (const event of EVENTS) document.removeEventListener(event, touch);
    document.removeEventListener('visibilitychange', look);
  };
};

const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

const isAtRest = () => steadyNow() - touched > REST_AFTER;

const touch = (): void => {
  const wasAtRest = isAtRest();
  touched = steadyNow();
  if (wasAtRest) look();
};

const look = (): void => {
  clearTimeout(timer);
  round += 1;
  if (document.visibilityState === 'visible') void ask(round);
};

const ask = async (asked: number): Promise<void> => {
  const mark = settingsMark();
  let wait = isAtRest() ? EACH_AT_REST : EACH;
  try {
    const { mark: told, told: news } = await fetchNow(deskNow() === null ? '' : known);
    if (asked !== round) return;
    known = told;
    if (news !== null) heard(news, mark);
  } catch (error) {
    // Without an answer what is known holds.
    if (error instanceof LobbyError && error.status === 401) return signedOut();
    wait = AFTER_FAILURE;
  }
  if (asked === round) timer = setTimeout(() => void ask(asked), wait);
};

const signedOut = (): void => {
  noteSignedOut();
  letGoOfMember();
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
