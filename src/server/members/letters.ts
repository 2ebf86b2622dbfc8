import { isolated } from '../../game/shared/isolated.ts';
import type { Language } from '../../wire/bodies.ts';
import type { Letter } from './mailer.ts';

/** What a letter is written for. Nothing but its link is of use to whoever reads it, and that once. */
export type Occasion = 'confirm' | 'way-back';

const WORDS: Readonly<
  Record<
    Language,
    Readonly<Record<Occasion, { subject: string; text: (name: string, link: string) => string }>>
  >
> = {
  en: {
    confirm: {
      subject: 'The House of Ra: is this your address?',
      text: (name, link) =>
        `${name} would like to be able to come back to the House of Ra by this address. If that is you, open this within a day:\n\n${link}\n\nIf it is not, nothing happens: you can throw this letter away.`,
    },
    'way-back': {
      subject: 'The House of Ra: your way back',
      text: (name, link) =>
        `This signs one device in as ${name}, once, within half an hour:\n\n${link}\n\nIf you have not asked for it, nothing happens: you can throw this letter away. Show the link to nobody.`,
    },
  },
  it: {
    confirm: {
      subject: 'La Casa di Ra: questo indirizzo è tuo?',
      text: (name, link) =>
        `${name} vorrebbe poter tornare nella Casa di Ra con questo indirizzo. Se sei tu, apri questo link entro un giorno:\n\n${link}\n\nSe non sei tu, non succede nulla: puoi buttare via questa lettera.`,
    },
    'way-back': {
      subject: 'La Casa di Ra: come tornare',
      text: (name, link) =>
        `Questo link collega un dispositivo come ${name}, una volta sola, entro mezz’ora:\n\n${link}\n\nSe non l’hai chiesto tu, non succede nulla: puoi buttare via questa lettera. Non mostrare il link a nessuno.`,
    },
  },
};

/** To whom a letter goes, in which language, and where its link leads. */
type Envelope = { readonly to: string; readonly language: Language; readonly link: string };

/** @param name of the member */
export const letterFor = (occasion: Occasion, name: string, { to, language, link }: Envelope): Letter => {
  const { subject, text } = WORDS[language][occasion];
  return { to, subject, text: `${text(isolated(name), link)}\n` };
};

const WHY: Readonly<Record<Language, string>> = {
  en: 'You are told so because you have asked for it. Here you can have no more of these letters:',
  it: 'Lo ricevi perché l’hai chiesto. Qui puoi non avere più queste lettere:',
};

/** Something that its reader has asked to be told: where it leads, and where they can be told no more. */
export const noticeTo = (
  sentence: string,
  { to, language, link, settings }: Envelope & { readonly settings: string },
): Letter => ({ to, subject: sentence, text: `${sentence}:\n\n${link}\n\n${WHY[language]}\n${settings}\n` });
