import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

export type Letter = { readonly to: string; readonly subject: string; readonly text: string };
/** Sends a letter. Rejects where it was not taken. */
export type SendLetter = (letter: Letter) => Promise<void>;

/** Milliseconds for each step of a delivery. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Letters by the operator's mail server; null where there is none. What sends them is loaded with the first one. */
export const mailerBy = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): SendLetter | null => {
  if (smtpUrl === null) return null;
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // Nothing of a letter is read from files or the web, whatever it says.
    return createTransport({
      url: smtpUrl,
      ...PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never);
  };
  return async letter => {
    transport ??= open();
    // Whoever is away answers to people, not to this.
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await (await transport).sendMail({ from: mailFrom!, headers, ...letter });
  };
};
