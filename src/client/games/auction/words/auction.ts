import { type Epoch, LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import { capital, ha, type Person, who } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

/** What is said in and around an auction. */
export const auctionWords = defineWords(
  {
    askedInOrder: 'Asked in this order',
    /** Over everybody with the sun up to which they could bid. */
    ifCalled: 'Highest bids if Ra is invoked now',
    soldFor: (p: Person, tiles: number, sun: Sun, took: Sun) =>
      tiles === 0
        ? `${who(p)} took only the ${took} for the ${sun}`
        : `${who(p)} took ${plural('en', tiles, 'tile', 'tiles')} for the ${sun}`,
    you: 'You',
    bidOf: (sun: number) => `bid ${sun}`,
    passed: 'passed',
    now: 'now',
    nowLast: 'now, last',
    waits: 'to speak',
    last: 'last',
    noBid: 'No bid yet',
    offers: (p: Person, sun: Sun) => (p.you ? `Your ${sun} is best` : `${p.name} offers the ${sun}`),
    tooLow: 'too low',
    nobodyBeats: 'nobody can beat it',
    /** Three parts of one sentence: the middle one, whose it is, is a face where there is little room. */
    beatsBefore: (_sun: Sun) => '',
    beatsWhose: (name: string) => `${name}’s `,
    beatsAfter: (sun: Sun) => `${sun} beats it`,
    severalBeat: (rivals: number) => `${rivals} rivals can beat it`,
    keeps: (suns: number) =>
      ['no sun to bid', 'keep your sun', 'keep both suns'][suns] ?? `keep all ${suns} suns`,
    whenAsked: 'when asked',
    chosen: (sun: Sun | null) =>
      sun === null ? 'You will pass when you are asked.' : `You will bid the ${sun} when you are asked.`,
    dropped: 'What you had chosen no longer holds: choose again.',
    lastSun: (sun: Sun, epoch: Epoch, alone: boolean) =>
      `The ${sun} is your last sun: winning ${alone ? (epoch === LAST_EPOCH ? 'ends the match' : 'ends the epoch') : epoch === LAST_EPOCH ? 'puts you out for the rest of the match' : 'puts you out until the next epoch'}. Bid it?`,
    bidIt: (sun: Sun) => `Bid the ${sun}?`,
  },
  {
    askedInOrder: 'Chi parla, in ordine',
    ifCalled: 'Offerte massime se Ra è invocato ora',
    soldFor: (p, tiles, sun, took) =>
      tiles === 0
        ? `${ha(p)} preso solo ${il(took)} per ${il(sun)}`
        : `${ha(p)} preso ${plural('it', tiles, 'tessera', 'tessere')} per ${il(sun)}`,
    you: 'Tu',
    bidOf: sun => `offre ${sun}`,
    passed: 'passa',
    now: 'ora',
    nowLast: 'ora, ultimo',
    waits: 'in attesa',
    last: 'ultimo',
    noBid: 'Nessuna offerta',
    offers: (p, sun) => (p.you ? `Il tuo ${sun} è il più alto` : `${p.name} offre ${il(sun)}`),
    tooLow: 'troppo basso',
    nobodyBeats: 'nessuno può batterlo',
    beatsBefore: sun => `lo batte ${il(sun)}`,
    beatsWhose: name => ` di ${name}`,
    beatsAfter: () => '',
    severalBeat: rivals => `possono batterlo in ${rivals}`,
    keeps: suns =>
      suns === 0
        ? 'nessun sole da offrire'
        : suns === 1
          ? 'tieni il tuo sole'
          : `tieni tutti e ${suns} i soli`,
    whenAsked: 'al tuo turno',
    chosen: sun => (sun === null ? 'Al tuo turno passerai.' : `Al tuo turno offrirai ${il(sun)}.`),
    dropped: 'La tua scelta non vale più: scegli di nuovo.',
    lastSun: (sun, epoch, alone) =>
      `${capital(il(sun))} è il tuo ultimo sole: se vinci, ${alone ? (epoch === LAST_EPOCH ? 'finisce la partita' : 'finisce l’epoca') : epoch === LAST_EPOCH ? 'resti fuori fino alla fine della partita' : 'resti fuori fino alla prossima epoca'}. Vuoi offrirlo?`,
    bidIt: sun => `Offri ${il(sun)}?`,
  },
);
