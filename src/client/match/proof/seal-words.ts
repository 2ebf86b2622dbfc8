import { defineWords } from '../../ui/i18n/i18n.tsx';

export const sealWords = defineWords(
  {
    label: 'Seal of this match',
    lead: 'All that chance decides in this match was fixed before anybody sat down, and this is its seal. When the match is over, anyone can check it.',
    how: 'How that works',
    none: 'This match has no seal: an earlier version of the server made it.',
    copy: 'Copy the seal',
    copied: 'Copied',
    check: 'Check this match',
    opened: 'The match is over: its seed and salt are no longer secret.',
    seed: 'Seed',
    salt: 'Salt',
  },
  {
    label: 'Sigillo di questa partita',
    lead: 'Tutto ciò che in questa partita decide la sorte è stato fissato prima che qualcuno si sedesse, e questo ne è il sigillo. A partita finita chiunque può controllarlo.',
    how: 'Come funziona',
    none: 'Questa partita non ha sigillo: l’ha preparata una versione precedente del server.',
    copy: 'Copia il sigillo',
    copied: 'Copiato',
    check: 'Controlla questa partita',
    opened: 'La partita è finita: il suo seme e il suo sale non sono più segreti.',
    seed: 'Seme',
    salt: 'Sale',
  },
);
