import type { Bonus } from '../../../../game/kheops/events.ts';
import { defineWords, plural } from '../../../i18n/i18n.tsx';

/** The scoring, network by network. */
export const scoreWords = defineWords(
  {
    title: 'Networks as they stand',
    finalTitle: 'How the networks scored',
    lead: 'If the pyramid stayed as it is now.',
    network: 'Network',
    tiles: (n: number) => plural('en', n, 'tile', 'tiles'),
    light: (n: number) => `Light up network ${n}`,
    closedTimes: '× 2',
    cursed: 'cursed',
    points: 'Points',
    weight: 'Weight',
    ankhs: 'Ankhs',
    total: 'Total',
    none: 'No two tiles are joined yet.',
    winner: (name: string) => `${name} wins`,
    youWin: 'You win',
    draw: 'A draw',
    bonus: {
      'single-sarcophagus': 'a sarcophagus',
      'sarcophagus-pair': 'a pair of sarcophagi',
      apex: 'the apex',
      longest: 'the longest',
    } satisfies Record<Bonus, string>,
  },
  {
    title: 'I sotterranei allo stato attuale',
    finalTitle: 'I punti dei sotterranei',
    lead: 'Se la piramide restasse com’è ora.',
    network: 'Sotterraneo',
    tiles: n => plural('it', n, 'tessera', 'tessere'),
    light: n => `Illumina il sotterraneo ${n}`,
    closedTimes: '× 2',
    cursed: 'maledetto',
    points: 'Punti',
    weight: 'Peso',
    ankhs: 'Ankh',
    total: 'Totale',
    none: 'Nessuna tessera comunica ancora con un’altra.',
    winner: name => `Vince ${name}`,
    youWin: 'Hai vinto',
    draw: 'Pareggio',
    bonus: {
      'single-sarcophagus': 'un sarcofago',
      'sarcophagus-pair': 'una coppia di sarcofagi',
      apex: 'il vertice',
      longest: 'il più lungo',
    },
  },
);
