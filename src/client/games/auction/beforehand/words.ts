import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const choiceWords = defineWords(
  {
    none: 'I decide then',
    lot: 'If this lot is auctioned',
    limit: (sun: number) => `bid up to my ${sun}, else pass`,
    passLot: 'pass until the lot changes hands',
    rest: 'Until this epoch ends',
    drawTo: 'When it is my turn',
    draw: (tiles: number) =>
      tiles === 1
        ? 'draw as long as no tile lies there'
        : `draw as long as fewer than ${tiles} tiles lie there`,
    passTo: 'When Ra comes for a small lot',
    pass: (tiles: number) => (tiles === 1 ? 'pass on one tile' : `pass on up to ${tiles} tiles`),
    why: 'A limit holds for the lot as it lies. With a disaster on the track, or one Ra left to the end of the epoch, you are asked.',
  },
  {
    none: 'Decido allora',
    lot: 'Se questo lotto va all’asta',
    limit: sun => `offri fino al mio ${sun}, se no passa`,
    passLot: 'passa finché il lotto non cambia mano',
    rest: 'Fino alla fine di quest’epoca',
    drawTo: 'Quando tocca a me',
    draw: tiles =>
      tiles === 1 ? 'pesca finché non c’è alcuna tessera' : `pesca finché ci sono meno di ${tiles} tessere`,
    passTo: 'Quando arriva Ra per un lotto piccolo',
    pass: tiles => (tiles === 1 ? 'passa con una tessera' : `passa con non più di ${tiles} tessere`),
    why: 'Un limite vale per il lotto com’è. Con una calamità sul tracciato, o un solo Ra alla fine dell’epoca, decidi tu.',
  },
);
