import { isolated } from '../../game/shared/isolated.ts';
import type { Notify, StoredMatch } from '../match/stored-match.ts';
import type { Letter } from './send.ts';

/** What a call is about: a turn, the reminder of one, or a trial of its owner's. */
export type Occasion = 'turn' | 'reminder' | 'trial';

const NAMES: Readonly<Record<string, string>> = {
  'priests-of-ra': 'Priests of Ra',
  ra: 'Ra',
  kheops: 'Kheops',
  'ru-ra-re': 'Ru-Ra-Re',
};

const WORDS = {
  en: {
    turn: (who: string, game: string) => `${who}, it is your turn in ${game}`,
    reminder: (who: string, game: string) => `${who}, it is still your turn in ${game}`,
    trial: (who: string, game: string) => `${who}, this is how you are told that it is your turn in ${game}`,
  },
  it: {
    turn: (who: string, game: string) => `${who}, tocca a te a ${game}`,
    reminder: (who: string, game: string) => `${who}, tocca ancora a te a ${game}`,
    trial: (who: string, game: string) => `${who}, così saprai che tocca a te a ${game}`,
  },
} as const;

/**
 * One body that takes whoever is called: Discord (`content`, at most 2000 characters, and nobody is mentioned), Slack and those
 * that read its messages (`text`, in which & < > are written out), and programs of one's own. ntfy reads JSON as a message only by a
 * template, which it is given in headers that the others do not know.
 * @param site where the site begins, or null where that is not known
 * @see https://docs.ntfy.sh/publish/#message-templating
 */
export const webhookLetter = (
  { id, data }: Pick<StoredMatch, 'id' | 'data'>,
  seat: number,
  { webhook = '', language = 'en' }: Notify,
  occasion: Occasion,
  site: string | null,
): Letter => {
  const game = data.gameName;
  const title = NAMES[game] ?? game;
  const link = site === null ? null : `${site}match/${game}/${id}`;
  const name = data.players[seat]?.name ?? '';
  const sentence = (who: string) =>
    `${WORDS[language][occasion](who, title)}${link === null ? '' : `: ${link}`}`;
  const body = JSON.stringify({
    content: sentence(isolated(name.replaceAll(/[\\*_~`|<>[\]()#@:-]/g, '\\$&'))),
    allowed_mentions: { parse: [] },
    text: sentence(isolated(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))),
    message: sentence(isolated(name)),
    title,
    link,
    kind: occasion === 'trial' ? 'trial' : 'your-turn',
    game,
    match: id,
    seat,
    reminder: occasion === 'reminder',
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
