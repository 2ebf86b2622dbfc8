import { useState } from 'react';
import { useSiteAddress } from '../../match/lobby/site-address.ts';
import { makeLink } from '../../match/member/account.ts';
import { deviceAddress } from '../../match/member/device-link.ts';
import { LinkLine } from '../../match/share/link-line.tsx';
import { Qr } from '../../match/share/qr.tsx';
import '../../match/share/share.css';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Part } from '../../ui/part.tsx';
import { meWords } from './words.ts';

/** A link, and a picture of it, by which another device signs in, once. */
export const AnotherDevice = () => {
  const words = useWords(meWords);
  const { language } = useLanguage();
  const site = useSiteAddress();
  const { isBusy, act, said } = useMutation(useAccountFailure());
  const [made, setMade] = useState<{ token: string; until: string } | null>(null);
  const make = () =>
    act('make', async () => {
      const { token, seconds } = await makeLink();
      const time = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' });
      setMade({ token, until: time.format(Date.now() + seconds * 1000) });
    });
  const url = made === null ? '' : deviceAddress(site, made.token);
  return (
    <Part title={words.link} lead={words.linkLead}>
      <div role="status" className="share-part">
        {made !== null && (
          <>
            <Qr text={url} label={words.linkQr} />
            <p>{words.linkUntil(made.until)}</p>
          </>
        )}
      </div>
      {made !== null && <LinkLine key={url} url={url} label={words.linkLabel} copy={words.linkCopy} />}
      <p className="me-ways">
        <button type="button" aria-disabled={isBusy} onClick={make}>
          {made === null ? words.linkMake : words.linkAgain}
        </button>
      </p>
      {said}
    </Part>
  );
};
