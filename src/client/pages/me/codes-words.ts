import { defineWords } from '../../ui/i18n/i18n.tsx';

export const codesWords = defineWords(
  {
    title: 'Ten recovery codes',
    lead: 'With your name, each of them signs you in once, on any device. They are shown now and never again: print them, or keep them where you keep such things.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    download: 'Download',
    file: (site: string, address: string) => `Recovery codes, ${site}\n${address}`,
    done: 'I have them',
  },
  {
    title: 'Dieci codici di recupero',
    lead: 'Insieme al tuo nome, ognuno ti fa entrare una volta, su qualunque dispositivo. Li vedi adesso e mai più: stampali, o conservali dove tieni queste cose.',
    list: 'Codici di recupero',
    copy: 'Copia',
    copied: 'Copiati',
    print: 'Stampa',
    download: 'Scarica',
    file: (site, address) => `Codici di recupero, ${site}\n${address}`,
    done: 'Li ho',
  },
);
