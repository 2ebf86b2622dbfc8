import type { AuctionKind } from '../../../../game/auction/auction.ts';
import type { EpochEnd } from '../../../../game/auction/epochs.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import { ha, type Person, tuOr, who, youOr } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

/** What a score sentence contains; texts are ready in the language of the sentence. */
type Scored = {
  readonly epoch: number;
  readonly net: string;
  readonly items: string;
  /** What else happened with the scoring, as whole sentences. */
  readonly more: readonly string[];
  /** The total, where it may be shown. [E-09] */
  readonly fame: number | null;
};

const en = {
  setup: (suns: string, centre: Sun) => `The suns are dealt: ${suns}. The ${centre} lies in the centre.`,
  suns: (p: Person, suns: string) => `${youOr(p)}: ${suns}`,
  epochStart: (epoch: number, p: Person) =>
    `Epoch ${epoch} begins. ${p.you ? 'You go' : `${p.name} goes`} first.`,
  drew: (p: Person, tile: string) => `${who(p)} drew ${tile}.`,
  invoked: (p: Person, kind: AuctionKind) =>
    kind === 'ra-tile'
      ? `The Ra tile begins an auction; ${p.you ? 'you are' : `${p.name} is`} the Ra player.`
      : kind === 'full-track'
        ? `${who(p)} invoked Ra: the auction track is full.`
        : `${who(p)} invoked Ra.`,
  bid: (p: Person, sun: Sun) => `${who(p)} bid the ${sun}.`,
  passed: (p: Person) => `${who(p)} passed.`,
  /** `many`: are the tiles of several kinds, so that the "and" stands among them? */
  sold: (p: Person, sun: Sun, took: Sun, tiles: string, many: boolean) =>
    `With the ${sun} ${youOr(p)} took ${tiles === '' ? `only the ${took}, no tiles` : `the ${took}${many ? ', ' : ' and '}${tiles}`}.`,
  soldMany: (p: Person, sun: Sun, took: Sun, tiles: string) =>
    `With the ${sun} ${youOr(p)} took ${tiles} and the ${took}.`,
  stays: 'Nobody bid. The track stays as it is.',
  leaves: (tiles: string) => `Nobody bid. The tiles leave the game: ${tiles}.`,
  epochEnd: (epoch: number, reason: EpochEnd) =>
    `Epoch ${epoch} ends: ${reason === 'ra-track' ? 'the Ra track is full' : 'nobody has a face-up sun left'}.`,
  scored: (p: Person, { epoch, net, items, more, fame }: Scored) =>
    [
      `${who(p)} scored ${net} in epoch ${epoch}${items === '' ? '' : ` (${items})`}.`,
      ...more,
      fame === null ? '' : `Fame: ${fame}.`,
    ]
      .filter(part => part !== '')
      .join(' '),
  ended: (p: Person, scores: string) => `${p.you ? 'You win' : `${p.name} wins`}: ${scores}.`,
  endedInTie: (winners: string, scores: string) => `${winners} win: ${scores}.`,
  fame: (p: Person, fame: number) => `${youOr(p)} ${fame}`,
};

export const historyWords = defineWords(en, {
  setup: (suns, centre) => `I soli sono distribuiti: ${suns}. Al centro c’è ${il(centre)}.`,
  suns: (p, suns) => `${tuOr(p)}: ${suns}`,
  epochStart: (epoch, p) => `Inizia l’epoca ${epoch}. ${p.you ? 'Cominci tu' : `Comincia ${p.name}`}.`,
  drew: (p, tile) => `${ha(p)} pescato ${tile}.`,
  invoked: (p, kind) =>
    kind === 'ra-tile'
      ? `La tessera Ra apre un’asta; ${p.you ? 'sei tu' : `${p.name} è`} il giocatore Ra.`
      : kind === 'full-track'
        ? `${ha(p)} invocato Ra: il percorso d’asta è pieno.`
        : `${ha(p)} invocato Ra.`,
  bid: (p, sun) => `${ha(p)} offerto ${il(sun)}.`,
  passed: p => `${ha(p)} passato.`,
  sold: (p, sun, took, tiles, many) =>
    `Con ${il(sun)} ${p.you ? 'hai' : ha(p)} preso ${tiles === '' ? `solo ${il(took)}, nessuna tessera` : `${il(took)}${many ? ', ' : ' e '}${tiles}`}.`,
  soldMany: (p, sun, took, tiles) => `Con ${il(sun)} ${p.you ? 'hai' : ha(p)} preso ${tiles} e ${il(took)}.`,
  stays: 'Nessuna offerta: il percorso resta com’è.',
  leaves: tiles => `Nessuno ha offerto. Le tessere escono dal gioco: ${tiles}.`,
  epochEnd: (epoch, reason) =>
    `Finisce l’epoca ${epoch}: ${reason === 'ra-track' ? 'il percorso di Ra è pieno' : 'nessuno ha più soli scoperti'}.`,
  scored: (p, { epoch, net, items, more, fame }) =>
    [
      `${ha(p)} ottenuto ${net} di fama nell’epoca ${epoch}${items === '' ? '' : ` (${items})`}.`,
      ...more,
      fame === null ? '' : `Fama: ${fame}.`,
    ]
      .filter(part => part !== '')
      .join(' '),
  ended: (p, scores) => `${p.you ? 'Vinci tu' : `Vince ${p.name}`}: ${scores}.`,
  endedInTie: (winners, scores) => `Vincono ${winners}: ${scores}.`,
  fame: (p, fame) => `${tuOr(p)} ${fame}`,
});

/** The headings of the history. */
export const groupWords = defineWords(
  {
    epoch: (epoch: number) => `Epoch ${epoch}`,
    auction: (p: Person, kind: AuctionKind) =>
      kind === 'ra-tile'
        ? `Auction, by ${p.you ? 'your' : `${p.name}’s`} Ra tile`
        : `Auction, called by ${p.you ? 'you' : p.name}`,
    scoring: (epoch: number) => `Scoring of epoch ${epoch}`,
  },
  {
    epoch: epoch => `Epoca ${epoch}`,
    auction: (p, kind) =>
      kind === 'ra-tile'
        ? `Asta, per la tessera Ra ${p.you ? 'pescata da te' : `di ${p.name}`}`
        : `Asta invocata da ${p.you ? 'te' : p.name}`,
    scoring: epoch => `Punteggi dell’epoca ${epoch}`,
  },
);
