import type { Place } from '../place.ts';

/** Tables, boards, the connection, and matches in the browser alone. */
export const CLIENT: readonly Place[] = [
  {
    file: 'src/client/match/online/history.ts',
    text: 'known.at(-1)?._stateID === this.#from - 1 ? known : []',
    broken: 'known',
    fault: 'a gap in the history stays a gap',
  },
  {
    file: 'src/client/match/online/side-channel.ts',
    text: 'isSame ? known : until',
    broken: 'until',
    fault: 'a clock jumps each time that it is told again',
  },
  {
    file: 'src/client/match/online/connection-state.ts',
    text: 'state.isSent ? synced : then(synced, sendingPending)',
    broken: 'synced',
    fault: 'a move made as the connection broke is not sent again',
  },
  {
    file: 'src/client/match/online/snapshot-list.ts',
    text: 'seen !== undefined && events < seen.until ?',
    broken: 'seen !== undefined ?',
    fault: 'who looks back on what this page was never told sees another moment for it',
  },
  {
    file: 'src/client/match/undo/use-taken-back.ts',
    text: 'events < before.current',
    broken: 'events !== before.current',
    fault: 'each move is said to be taken back',
  },
  {
    file: 'src/client/ui/motion/use-passed.ts',
    text: 'passed === moment',
    broken: 'passed !== null',
    fault: 'a moment begins as far on as the one before had come',
  },
  {
    file: 'src/client/ui/keys/roving.ts',
    text: '(here + length - 1) % length',
    broken: 'Math.max(0, here - 1)',
    fault: 'the arrow keys do not go round a group',
  },
  {
    file: 'src/client/table/announcer.tsx',
    text: '.slice(-KEPT)',
    broken: '.slice(0, KEPT)',
    fault: 'after some moves screen readers hear nothing more',
  },
  {
    file: 'src/client/games/ru-ra-re/view/fans.ts',
    text: 'held[card] >= IN_DECK[card]',
    broken: 'held[card] > IN_DECK[card]',
    fault: 'a card is wished for of which there is no more',
  },
  {
    file: 'src/client/games/auction/view/facts.ts',
    text: "of === reader || options.openTotals || step.kind === 'over'",
    broken: "of === reader || options.openTotals !== undefined || step.kind === 'over'",
    fault: 'everybody’s fame is shown where it is secret',
  },
  {
    file: 'src/client/games/auction/rim/chosen-before.ts',
    text: 'auction !== auctionBegan(events, view) || !step.toSpeak.includes(seat)',
    broken: '!step.toSpeak.includes(seat)',
    fault: 'a bid chosen for one auction is made in the next',
  },
  {
    file: 'src/game/ra/after.ts',
    text: '      lose(at(view.areas, player).tiles, event.lost);\n',
    broken: '',
    fault: 'tiles that a disaster took are still shown as held',
  },
  {
    file: 'src/client/games/kheops/view/plan.ts',
    text: '        const turn = next(plan.turn);\n        return planned({ turn: turn === lies ? next(turn) : turn });',
    broken: '        return planned({ turn: next(plan.turn) });',
    fault: 'a stone can be meant to be turned to where it lies',
  },
  {
    file: 'src/client/table/timeline.ts',
    text: 'if (events + caused > at) return',
    broken: 'if (events + caused >= at) return',
    fault: 'who looks back in a local match sees the end of it',
  },
];

/** Laws of the project's own text. */
export const LAWS: readonly Place[] = [
  {
    file: 'src/game/auction/tracks.ts',
    text: 'export const AUCTION_TRACK = 8;',
    broken: 'export const AUCTION_TRACK = 8 + 0 * Date.now();',
    fault: 'a rule looks at the clock',
  },
  {
    file: 'src/client/games/ra/view/facts.ts',
    text: 'export { itemAtEnd, itemNow };',
    broken: "export { setup } from '../../../game/ra/setup.ts';\nexport { itemAtEnd, itemNow };",
    fault: 'a board imports the set-up of a match, which knows all secrets',
  },
  {
    file: 'src/client/games/ru-ra-re/rows/rows.css',
    text: '@scope ([data-styles~="ru-ra-re"]) {\n',
    broken: '.rows {\n  gap: 0;\n}\n\n@scope ([data-styles~="ru-ra-re"]) {\n',
    fault: 'a game’s stylesheet styles other pages',
  },
  {
    file: 'src/game/kheops/RULES.it.md',
    text: '2; il faraone 2, e mai 4.',
    broken: '2; il faraone 3, e mai 4.',
    fault: 'the Italian outline says another figure than the English one',
  },
  {
    file: 'docs/operating.md',
    text: '| `STAND_IN_MS` | `180000` |',
    broken: '| `STAND_IN_MS` | `120000` |',
    fault: 'the operator’s page tells another default than there is',
  },
];
