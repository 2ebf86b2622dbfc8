import { isolated } from '../../../game/shared/isolated.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { useSiteAddress } from '../lobby/site-address.ts';
import { LinkLine } from '../share/link-line.tsx';
import { Qr } from '../share/qr.tsx';
import '../share/share.css';
import { Part } from '../../ui/part.tsx';

const inviteWords = defineWords(
  {
    invite: 'Invite',
    lead: 'Whoever opens this link comes to this page, and takes part by one press.',
    link: 'Link to this page',
    copy: 'Copy the link',
    qr: 'The link as a QR code',
    invitation: (name: string) => `Come and play: ${name}`,
  },
  {
    invite: 'Invita',
    lead: 'Chi apre questo link arriva a questa pagina, e partecipa con un tocco.',
    link: 'Link di questa pagina',
    copy: 'Copia il link',
    qr: 'Il link come codice QR',
    invitation: name => `Vieni a giocare: ${name}`,
  },
);

/** How others come to the page that is open. @param name what they are invited to */
export const InvitePart = ({ name }: { name: string }) => {
  const words = useWords(inviteWords);
  const url = useSiteAddress() + useLocation().pathname.slice(1);
  return (
    <Part title={words.invite}>
      <div className="share-part">
        <Qr text={url} label={words.qr} />
        <p className="soft">{words.lead}</p>
      </div>
      <LinkLine url={url} label={words.link} copy={words.copy} title={words.invitation(isolated(name))} />
    </Part>
  );
};
