import { isGameId, metaOf } from '../../game/index.ts';
import { isolated } from '../../game/shared/isolated.ts';
import type { Language } from '../../wire/bodies.ts';
import type { Notify, StoredMatch } from '../match/stored-match.ts';
import type { Letter } from './send.ts';

/** What a call is about: a turn, the reminder of one, or a trial of its owner's. */
export type Occasion = 'turn' | 'reminder' | 'trial';

/** What the game of a match is called. */
export const titleOf = (game: string): string => (isGameId(game) ? metaOf(game).title : game);

const HOUSE = 'The House of Ra';

const WORDS = {
  en: {
    turn: (who: string, game: string) => `${who}, it is your turn in ${game}`,
    reminder: (who: string, game: string) => `${who}, it is still your turn in ${game}`,
    trial: (who: string, game: string) => `${who}, this is how you are told that it is your turn in ${game}`,
    everywhere: (who: string) => `${who}, this is how you are told that it is your turn`,
  },
  it: {
    turn: (who: string, game: string) => `${who}, tocca a te a ${game}`,
    reminder: (who: string, game: string) => `${who}, tocca ancora a te a ${game}`,
    trial: (who: string, game: string) => `${who}, così saprai che tocca a te a ${game}`,
    everywhere: (who: string) => `${who}, così saprai che tocca a te`,
  },
} as const;

type About = {
  readonly title: string;
  /** Where it leads; null where that is not known. */
  readonly link: string | null;
  /** What it says of somebody, whose name is written as whoever is called needs it. */
  readonly words: (who: string) => string;
  /** For programs of one's own. */
  readonly facts: Readonly<Record<string, unknown>>;
};

/**
 * One body that takes whoever is called: Discord (`content`, at most 2000 characters, and nobody is mentioned), Slack and those
 * that read its messages (`text`, in which & < > are written out), and programs of one's own. ntfy reads JSON as a message only by a
 * template, which it is given in headers that the others do not know.
 * @see https://docs.ntfy.sh/publish/#message-templating
 */
const letterTo = (webhook: string, name: string, { title, link, words, facts }: About): Letter => {
  const sentence = (who: string) => `${words(who)}${link === null ? '' : `: ${link}`}`;
  const body = JSON.stringify({
    content: sentence(isolated(name.replaceAll(/[\\*_~`|<>[\]()#@:-]/g, '\\$&'))),
    allowed_mentions: { parse: [] },
    text: sentence(isolated(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))),
    message: sentence(isolated(name)),
    title,
    link,
    ...facts,
  });
  return {
    url: webhook,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-template': 'yes',
      'x-title': '{{.title}}',
      'x-message': '{{.message}}',
      ...(link !== null && { 'x-click': link }),
    },
    body,
  };
};

/** @param site where the site begins, or null where that is not known */
export const webhookLetter = (
  { id, data }: Pick<StoredMatch, 'id' | 'data'>,
  seat: number,
  { webhook = '', language = 'en' }: Notify,
  occasion: Occasion,
  site: string | null,
): Letter => {
  const game = data.gameName;
  const title = titleOf(game);
  return letterTo(webhook, data.players[seat]?.name ?? '', {
    title,
    link: site === null ? null : `${site}match/${game}/${id}`,
    words: who => WORDS[language][occasion](who, title),
    facts: {
      kind: occasion === 'trial' ? 'trial' : 'your-turn',
      game,
      match: id,
      seat,
      reminder: occasion === 'reminder',
    },
  });
};

/** The same as a line of text, for a letter. */
export const turnSentence = (
  { data }: Pick<StoredMatch, 'data'>,
  seat: number,
  language: Language,
  occasion: Occasion,
): string => WORDS[language][occasion](isolated(data.players[seat]?.name ?? ''), titleOf(data.gameName));

/** The trial of somebody who is told of all their matches so. */
export const trialLetter = (name: string, webhook: string, language: Language, site: string | null): Letter =>
  letterTo(webhook, name, {
    title: HOUSE,
    link: site,
    words: WORDS[language].everywhere,
    facts: { kind: 'trial' },
  });
