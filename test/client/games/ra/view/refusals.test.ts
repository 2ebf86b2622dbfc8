import { describe, expect, it } from 'vitest';
import { ra } from '../../../../../src/client/games/ra/game.ts';
import type { AnyMove } from '../../../../../src/game/contract.ts';
import type { State } from '../../../../../src/game/ra/table.ts';
import { changed, holding, until } from '../on-screen.tsx';

type Played = ReturnType<typeof holding>;

const turn = holding({ god: 1 });
const godless = holding({});
const filled = (played: Played) =>
  changed(played, state => void state.track.splice(0, 8, ...Array(8).fill('nile')));
const full = filled(turn);
const stepping = (step: State['step']) =>
  changed(turn, state => {
    state.step = step;
  });
const gods = stepping({ kind: 'gods', player: 0 });
const disaster = until(3, t => t.step.kind === 'disaster' && t.step.tile === 'unrest');
const asked = (cause: 'voluntary' | 'ra-tile', toSpeak: [number, ...number[]], caller = 2) =>
  stepping({ kind: 'auction', cause, caller, toSpeak, best: null });
const sunless = changed(turn, state => {
  state.step = { kind: 'turn', player: 1 };
  const { suns } = state.areas[0]!;
  suns.faceDown.push(...suns.faceUp.splice(0));
});

const says = ({ state }: Played, seat: number, move: AnyMove, language: 'en' | 'it'): string | undefined => {
  const refusal = ra.refusalOf(state as State, seat, move);
  if (refusal === null) return undefined;
  return ra.refusalWords[language][ra.reasonOf?.(state as State, seat, move, refusal) ?? refusal];
};

describe('why a press at the table of Ra does nothing, in the words of the rulebook', () => {
  it.each<[string, Played, AnyMove, string, string]>([
    [
      'a draw on a full track: a god too, where one is owned [T-02, R-01]',
      full,
      ['draw'],
      'invoke Ra, or play a god.',
      'invoca Ra o gioca un dio.',
    ],
    ['and no god where none is [T-02]', filled(godless), ['draw'], 'full: invoke Ra.', 'pieno: invoca Ra.'],
    [
      'a pass in a turn [T-01]',
      godless,
      ['pass'],
      'on your turn: draw a tile or invoke Ra.',
      'non puoi passare: pesca una tessera o invoca Ra.',
    ],
    [
      'the same with a god that has nothing to take [T-01, R-01]',
      turn,
      ['pass'],
      'draw a tile or invoke Ra.',
      'pesca una tessera o invoca Ra.',
    ],
    [
      'the same with a god [T-01, R-01]',
      changed(turn, s => void s.track.push('nile')),
      ['pass'],
      'draw a tile, invoke Ra, or play a god.',
      'pesca una tessera, invoca Ra o gioca un dio.',
    ],
    [
      'a pass on a full track [T-02]',
      filled(godless),
      ['pass'],
      'track is full: invoke Ra.',
      'è pieno: invoca Ra.',
    ],
    [
      'the same with a god [T-02, R-01]',
      full,
      ['pass'],
      'track is full: invoke Ra, or play a god.',
      'è pieno: invoca Ra o gioca un dio.',
    ],
    ['a sun in a turn', turn, ['bid', 5], 'only in an auction', 'solo nelle aste'],
    ['a draw in an auction', asked('ra-tile', [0, 1, 2]), ['draw'], 'bid a sun, or pass', 'offri un sole'],
    ['a draw when one must bid [A-04]', asked('voluntary', [0], 0), ['draw'], 'must bid', 'devi offrire'],
    ['a pass when one must bid [A-04]', asked('voluntary', [0], 0), ['pass'], 'must bid', 'devi offrire'],
    ['a bid after one’s word [A-01]', asked('ra-tile', [1, 2]), ['bid', 5], 'asked once', 'una volta sola'],
    [
      'a bid before one is asked',
      asked('ra-tile', [1, 0, 2]),
      ['bid', 5],
      'not your turn',
      'Non è il tuo turno',
    ],
    ['anything without a sun [T-01]', sunless, ['draw'], 'no face-up sun', 'Non hai soli scoperti'],
    ['a sun after a god [R-01]', gods, ['bid', 5], 'You have played a god', 'hai giocato un dio'],
    [
      'a god for a god [R-01]',
      changed(turn, s => void s.track.push('god')),
      ['playGod', 'god'],
      'a god',
      'dio',
    ],
  ])('%s', (_what, played, move, en, it) => {
    expect(says(played, 0, move, 'en')).toContain(en);
    expect(says(played, 0, move, 'it')).toContain(it);
  });

  it('a sun while a disaster asks for tiles [A-09, R-03]', () => {
    const { step } = disaster.state;
    const seat = 'player' in step ? step.player : -1;
    expect(says(disaster, seat, ['bid', 5], 'en')).toContain('the disaster takes');
    expect(says(disaster, seat, ['bid', 5], 'it')).toContain('la calamità toglie');
  });
});
