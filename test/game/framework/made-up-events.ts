/** boardgame.io's events, as a client might make them up while all choose. */
export const EVENTS: [type: string, args: readonly unknown[]][] = [
  ['setStage', ['choose']],
  ['setStage', [{ stage: 'choose', minMoves: 5 }]],
  ['setStage', ['reveal']],
  ['endStage', []],
  ['setActivePlayers', [{ all: 'choose' }]],
  ['setActivePlayers', [{ value: {} }]],
  ['setActivePlayers', [{ currentPlayer: 'choose' }]],
  ['endTurn', []],
  ['endTurn', [{ next: '1' }]],
  ['pass', []],
  ['endPhase', []],
  ['setPhase', ['choose']],
  ['endGame', [{ winners: [0] }]],
];
