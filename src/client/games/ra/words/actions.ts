import { defineWords } from '../../../ui/i18n/i18n.tsx';

const inBrackets = (change: string | null): string => (change === null ? '' : ` (${change})`);

/** What only this game asks of a player. */
export const choiceWords = defineWords(
  {
    tracks: 'Tiles a god may take',
    take: (tile: string, change: string | null) => `Play a god: take ${tile}${inBrackets(change)}`,
    /** Asked before it. */
    sure: (tile: string, change: string | null, strikes: boolean) =>
      strikes
        ? `Play a god to take ${tile}? It strikes you at once${inBrackets(change)}.`
        : `Play a god to take ${tile}${inBrackets(change)}?`,
    godsLeft: (n: number) =>
      n === 1 ? '1 god left: choose another tile, or' : `${n} gods left: choose another tile, or`,
    doneHint: 'end your turn',
    choose: (disaster: string) => `${disaster}: choose two tiles in your area`,
    chosen: (tiles: string) => `Giving up ${tiles}`,
    none: 'Nothing chosen yet',
    discard: 'Give up',
    twoChosen: 'You have chosen two tiles. Press one of them to keep it after all.',
    change: (now: string, end: string | null) => (end === null ? now : `${now}, ${end} at the end`),
    loses: (tiles: string) => `Its disasters take ${tiles}`,
    losesShort: 'Disasters take',
    losesNothing: 'Disasters take nothing',
  },
  {
    tracks: 'Tessere che un dio può prendere',
    take: (tile, change) => `Gioca un dio: prendi ${tile}${inBrackets(change)}`,
    sure: (tile, change, strikes) =>
      strikes
        ? `Giochi un dio e prendi ${tile}? Ti colpisce subito${inBrackets(change)}.`
        : `Giochi un dio e prendi ${tile}${inBrackets(change)}?`,
    godsLeft: n =>
      n === 1 ? 'Ancora 1 dio: scegli un’altra tessera, o' : `Ancora ${n} dei: scegli un’altra tessera, o`,
    doneHint: 'finisci il turno',
    choose: disaster => `${disaster}: scegli due tessere della tua area`,
    chosen: tiles => `Cedi ${tiles}`,
    none: 'Nessuna tessera scelta',
    discard: 'Cedi',
    twoChosen: 'Hai già scelto due tessere. Premine una per tenerla.',
    change: (now, end) => (end === null ? now : `${now}, ${end} alla fine`),
    loses: tiles => `Le calamità tolgono ${tiles}`,
    losesShort: 'Calamità:',
    losesNothing: 'Calamità: niente da togliere',
  },
);

/** What is expected, in the turn banner. `you`: of the reader, who is told; of others it is said. */
export const expectedWords = defineWords(
  {
    drawInvokeOrGod: (you: boolean) => `${you ? '' : 'may '}draw a tile, invoke Ra, or play a god`,
    invokeOrGod: (you: boolean) =>
      `the track is full, so ${you ? 'invoke Ra or play a god' : 'must invoke Ra or play a god'}`,
    moreGods: (you: boolean) => (you ? 'play another god, or end your turn' : 'may play another god'),
    discard: (you: boolean) => (you ? 'give up two tiles' : 'must give up two tiles'),
  },
  {
    drawInvokeOrGod: you =>
      you
        ? 'pesca una tessera, invoca Ra o gioca un dio'
        : 'può pescare una tessera, invocare Ra o giocare un dio',
    invokeOrGod: you =>
      `il percorso d’asta è pieno: ${you ? 'invoca Ra o gioca un dio' : 'deve invocare Ra o giocare un dio'}`,
    moreGods: you => (you ? 'gioca un altro dio, o finisci' : 'può giocare un altro dio'),
    discard: you => (you ? 'cedi due tessere' : 'deve cedere due tessere'),
  },
);
