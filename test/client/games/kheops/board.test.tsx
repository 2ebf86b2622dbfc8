import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actionWords } from '../../../../src/client/games/kheops/words/actions.ts';
import { stoneInWords } from '../../../../src/client/games/kheops/words/cell.ts';
import { purposeInWords } from '../../../../src/client/games/kheops/words/explain.ts';
import { inspectorWords } from '../../../../src/client/games/kheops/words/inspector.ts';
import { symbolWords } from '../../../../src/client/games/kheops/words/names.ts';
import { refusalWords } from '../../../../src/client/games/kheops/words/refusals.ts';
import { APEX, CELLS, type Cell } from '../../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import { TILES } from '../../../../src/game/kheops/tiles.ts';
import { actor } from '../../../../src/game/kheops/turns.ts';
import { position, tile } from '../../../game/kheops/position.ts';
import { bare, changed, gallery, onScreen, viewOf } from './on-screen.tsx';

const { legalMoves, refusalOf } = kheops;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const cellAt = (cell: string) => document.querySelector<SVGGElement>(`.pyramid [data-cell="${cell}"]`)!;
const press = (cell: string) => fireEvent.click(cellAt(cell));
const enabled = () =>
  screen
    .getAllByRole('gridcell')
    .flatMap(cell =>
      cell.getAttribute('aria-disabled') === 'false' ? [cell.getAttribute('data-cell')] : [],
    );
const inspector = () => screen.getByRole('region', { name: 'What lies there' }).textContent;
const notices = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });
const toolbar = (name: string) => screen.getByRole('toolbar', { name });

/** Two tiles, of which the second is joined to whatever is open towards it, and a hand. */
const laying = bare(
  position({
    pyramid: { '6,0': 49, '6,2': 49 },
    pawns: { '6,0': 'w:worker' },
    hands: [
      [48, 30, 21],
      [1, 2, 3],
    ],
    step: { kind: 'tile', player: 0 },
  }),
);
const placing = bare(
  position({
    pyramid: { '6,0': 45, '6,1': 46, '6,2': 26, '6,3': 7 },
    pawns: { '6,1': 'b:worker' },
    hands: [[10, 20, 30], []],
  }),
);

describe('the pyramid on the screen', () => {
  it('shows whose pawn stands on a stone by the colour of the stone', () => {
    const { state } = placing;
    onScreen(placing);
    const owned = CELLS.flatMap(cell => {
      const owner = cellAt(cell).getAttribute('data-owner');
      return owner === null ? [] : [[cell, owner]];
    });
    expect(owned).toEqual([['6,1', state.white === 0 ? 'blue' : 'white']]);
  });

  it.each(['start', 'lay', 'rotate-room', 'rotate-corridor', 'swap', 'move', 'late'])(
    'at %s the cells that may be pressed are those of the legal moves',
    name => {
      const played = gallery(name);
      const { container } = onScreen(played);
      const { step } = played.state;
      const moves = legalMoves(played.state, actor(step)!);
      const expected = moves.flatMap(move => {
        if (move[0] === 'placePawn') return move[1] === 'worker' ? [move[2]] : [];
        return [move[0] === 'layTile' ? move[2] : move[1]];
      });
      expect(screen.getAllByRole('gridcell')).toHaveLength(CELLS.length);
      expect(screen.getAllByRole('row')).toHaveLength(7);
      expect(enabled().sort()).toEqual([...new Set(expected)].sort());
      const lifted = CELLS.filter(cell => cellAt(cell).getAttribute('data-target') === 'true');
      expect(lifted.sort()).toEqual(enabled().sort());
      // Only what the step could have meant and the rules refuse is dimmed; where a tile is laid, nothing is.
      const dimmed = CELLS.filter(cell => cellAt(cell).getAttribute('data-refused') === 'true');
      const pressable = new Set(enabled());
      const refused = step.kind === 'tile' ? [] : CELLS.filter(cell => !pressable.has(cell));
      expect(dimmed.sort()).toEqual(refused.sort());
      // The quarry has a stone for every tile to draw.
      expect(container.querySelectorAll('.quarry :is(.quarry-upright, .quarry-hanging)')).toHaveLength(
        viewOf(played.state).stock,
      );
    },
  );

  it.each(['en', 'it'] as const)('%s: a press that is refused says why, and moves nothing', language => {
    const { moves } = onScreen(placing, { language });
    for (const cell of ['6,1', '6,2', '0,0']) {
      press(cell);
      const code = refusalOf(viewOf(placing.state), 0, ['placePawn', 'worker', cell])!;
      expect(notices()).toContain(refusalWords[language][code]);
    }
    expect(moves).toEqual([]);
  });

  it.each([
    ['the other is to act', { seat: 1 } as const, refusalWords.en['not-your-turn']],
    ['a spectator', { seat: null } as const, null],
  ])('nothing can be pressed by %s', (_who, options, said) => {
    const { moves } = onScreen(placing, options);
    expect(enabled()).toEqual([]);
    press('6,0');
    press('6,0');
    expect(moves).toEqual([]);
    expect(notices().some(text => (said === null ? text !== '' : text === said))).toBe(true);
  });

  it('one cell is the stop of Tab, where something may be done, and arrows walk on from it', async () => {
    onScreen(placing);
    const stops = () => CELLS.filter(cell => cellAt(cell).getAttribute('tabindex') === '0');
    expect(stops()).toEqual(['6,0']);
    await userEvent.keyboard('g{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(cellAt('6,2'));
    expect(stops()).toEqual(['6,2']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(document.activeElement).toBe(cellAt('6,3'));
  });
});

describe('placing a pawn', () => {
  it('the first press means it and says what will follow, the second places it [K-12]', () => {
    const { moves } = onScreen(placing);
    press('6,3');
    expect(cellAt('6,3').getAttribute('aria-selected')).toBe('true');
    expect(inspector()).toContain('Its power has no effect here');
    expect(moves).toEqual([]);
    press('6,3');
    expect(moves).toEqual([['placePawn', 'worker', '6,3']]);
  });

  it('C does what is planned, and says what is missing', async () => {
    const { moves } = onScreen(placing);
    await userEvent.keyboard('c');
    expect(notices()).toContain('Choose a place in the pyramid first.');
    press('6,0');
    await userEvent.keyboard('c');
    expect(moves).toEqual([['placePawn', 'worker', '6,0']]);
  });

  it('a pawn is chosen by key, and one that must wait says for what [K-20, K-21]', async () => {
    const { moves } = onScreen(placing);
    await userEvent.keyboard('2');
    expect(notices()).toContain(refusalWords.en['mummy-first']);
    expect(enabled()).not.toContain('6,1');
    await userEvent.keyboard('3');
    expect(enabled()).toContain('6,1');
    press('6,1');
    press('6,1');
    // There is only one mummy, so it is asked about.
    expect(moves).toEqual([]);
    await userEvent.click(button(/^Do it/));
    expect(moves).toEqual([['placePawn', 'mummy', '6,1']]);
  });

  it('what the power would reach is framed before the pawn stands there [K-13]', () => {
    onScreen(bare(position({ pyramid: { '6,0': 7, '6,1': 48, '6,2': 49, '6,3': 45 }, hands: [[1], []] })));
    press('6,0');
    const reach = CELLS.filter(cell => cellAt(cell).getAttribute('data-reach') === 'true');
    expect(reach).toEqual(['6,1', '6,2']);
    expect(inspector()).toContain('Then you must rotate a room: 2 within reach.');
  });

  it('to choose a tile meanwhile leaves the cell that is meant', async () => {
    const { moves } = onScreen(placing);
    press('6,0');
    await userEvent.click(within(toolbar('Your tiles')).getAllByRole('button')[1]!);
    await userEvent.keyboard('c');
    expect(moves).toEqual([['placePawn', 'worker', '6,0']]);
  });
});

describe('laying a tile', () => {
  const lit = () => CELLS.filter(cell => cellAt(cell).getAttribute('data-lit') === 'true');

  it('its network is seen, summed up and said before it is laid [K-40]', () => {
    const { moves } = onScreen(laying);
    press('6,1');
    expect(lit()).toEqual(['6,0', '6,1']);
    expect(inspector()).toContain('Network of 2 tiles: 2 rooms and the longest +5');
    expect(inspector()).toContain('points for you');
    const said = notices().join(' ');
    expect(said).toMatch(
      /^ ?Row 7, place 2; room, open left and above\. Network of 2 tiles: 2 rooms and the longest \+5; 7 points for you\. You 7 \(\+7\) and Ned 0 \(0\)\.$/,
    );
    expect(moves).toEqual([]);
  });

  it('the tile that is drawn then comes from the quarry; the hand of somebody else does not', () => {
    const drawn = () => document.querySelectorAll('.hand-tile[data-drawn="true"]').length;
    const { show } = onScreen(laying, { seat: 'to act' });
    expect(drawn()).toBe(0);
    const hand = (tiles: number[], player: 0 | 1 = 0) =>
      bare(
        position({
          pyramid: { '6,0': 49, '6,2': 49 },
          hands: player === 0 ? [tiles, [1, 2, 3]] : [[48, 30, 21], tiles],
          step: { kind: 'tile', player },
        }),
      );
    show(hand([30, 21, 40]));
    expect(drawn()).toBe(1);
    show(hand([1, 2, 3], 1));
    expect(drawn()).toBe(0);
  });

  it('a network that grows is told with what it adds to the score [K-41]', () => {
    onScreen(
      bare(
        position({
          pyramid: { '6,0': 49, '6,1': 49 },
          pawns: { '6,0': 'w:worker' },
          hands: [[48], []],
          step: { kind: 'tile', player: 0 },
        }),
      ),
    );
    press('6,2');
    expect(notices().join(' ')).toContain('8 points for you. You 8 (+1) and Ned 0 (0).');
    expect(inspector()).toContain('8 (+1)');
  });

  it.each<[string, () => unknown]>([
    ['the key R', () => userEvent.keyboard('r')],
    ['the button', () => userEvent.click(button(/^Rotate/))],
  ])('%s turns it, and the preview with it', async (_how, turn) => {
    const { moves } = onScreen(laying);
    press('6,1');
    await turn();
    // Open above and to the right: joined to the other neighbour.
    expect(lit()).toEqual(['6,1', '6,2']);
    expect(notices().join(' ')).toContain('points, scored by nobody');
    await turn();
    expect(lit()).toEqual(['6,0', '6,1', '6,2']);
    await userEvent.keyboard('c');
    expect(moves).toEqual([['layTile', 48, '6,1', 2]]);
  });

  it('a press means the place and says what it would bring; another one there lays [K-30]', () => {
    const { moves } = onScreen(laying);
    press('6,1');
    expect(cellAt('6,1').getAttribute('data-ghost')).toBe('true');
    expect(notices().join(' ')).toContain('Network of 2 tiles');
    expect(moves).toEqual([]);
    press('6,1');
    expect(moves).toEqual([['layTile', 48, '6,1', 0]]);
  });

  it('another tile of the hand is laid instead, with its own key', async () => {
    const { moves } = onScreen(laying);
    press('6,1');
    await userEvent.keyboard('3');
    expect(lit()).toEqual(['6,0', '6,1']);
    await userEvent.click(button(/^Lay/));
    expect(moves).toEqual([['layTile', 21, '6,1', 0]]);
  });

  it('with the next event the plan begins afresh, unturned, with the same tile in hand', async () => {
    const { show } = onScreen(laying);
    press('6,1');
    await userEvent.keyboard('2r');
    show({ ...laying, events: [{ type: 'refill', player: 1 }] });
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
    press('6,1');
    expect(notices().join(' ')).toContain(stoneInWords('en', '6,1', { tile: tile(30), turn: 0 }));
  });

  it('Italian says the same', () => {
    onScreen(laying, { language: 'it' });
    press('6,1');
    expect(notices().join(' ')).toContain(
      'Sotterraneo di 2 tessere: 2 sale e il più lungo +5; 7 punti a te.',
    );
  });
});

describe('powers', () => {
  it('a stone is turned as it is shown, never to where it lies [K-13]', async () => {
    const played = gallery('rotate-room');
    const { moves } = onScreen(played);
    const cell = enabled()[0]!;
    const lies = played.state.pyramid[cell as Cell]!.turn;
    await userEvent.keyboard('r');
    expect(button(/^Done/).getAttribute('aria-disabled')).toBe('true');
    press(cell);
    await userEvent.keyboard('r');
    await userEvent.keyboard('c');
    expect(moves).toEqual([['rotate', cell, (lies + 2) % 3]]);
  });

  it('turning a stone of the pyramid does not turn the tile in hand', () => {
    onScreen(gallery('rotate-room'));
    // What is drawn, as a tile of three openings is said in the same words however it lies.
    const tiles = () => toolbar('Your tiles').innerHTML;
    const before = tiles();
    const cell = enabled()[0]!;
    for (const _press of [1, 2]) {
      press(cell);
      expect(tiles()).toBe(before);
    }
  });

  it.each(['swap', 'move'])('%s: the own pawn, then its goal, then once more [K-14, K-15]', name => {
    const { moves } = onScreen(gallery(name));
    const from = enabled()[0]!;
    press(from);
    expect(notices().join(' ')).toMatch(/Now choose (the opposing pawn|where to move it)\./);
    const goal = enabled().find(cell => cell !== from)!;
    press(goal);
    expect(cellAt(goal).getAttribute('aria-selected')).toBe('true');
    expect(document.querySelector('.pyramid-arrow')).not.toBeNull();
    expect(moves).toEqual([]);
    press(goal);
    expect(moves).toEqual([[name === 'swap' ? 'swap' : 'movePawn', from, goal]]);
  });
});

describe('what is looked at', () => {
  it('is told with its network, and stays told while the focus goes beside the pyramid', () => {
    const { container } = onScreen(bare(position({ pyramid: { '6,0': 49, '6,1': 49, '6,4': 33 } })));
    const look = (cell: string) => fireEvent.pointerEnter(cellAt(cell), { pointerType: 'mouse' });
    look('6,0');
    expect(inspector()).toContain('Network of 2 tiles: 2 rooms and the longest +5');
    fireEvent.blur(cellAt('6,0'), { relatedTarget: container.querySelector('.callout') });
    expect(inspector()).toContain('Network of 2 tiles');
    fireEvent.blur(cellAt('6,0'), { relatedTarget: container.querySelector('.rim') });
    expect(screen.queryByRole('region', { name: 'What lies there' })).toBeNull();
    look('6,4');
    expect(inspector()).toContain('Joined to no other tile');
  });

  it('the label of a cell names its network', () => {
    onScreen(bare(position({ pyramid: { '6,0': 49, '6,1': 49 }, pawns: { '6,1': 'b:worker' } })), {
      seat: 1,
    });
    expect(cellAt('6,1').getAttribute('aria-label')).toBe(
      'row 7, place 2; room, open left, above and right; your worker; Network of 2 tiles: 2 rooms and the longest +5; 7 points for you',
    );
  });
});

describe('hands are hidden [K-03]', () => {
  it.each([
    ['the other player', 1],
    ['a spectator, and a screen that is handed over', null],
  ] as const)('%s', (_who, seat) => {
    const played = gallery('lay');
    const holder = actor(played.state.step)!;
    const watcher = seat === null ? null : 1 - holder;
    const { container } = onScreen(played, { seat: watcher });
    expect(screen.queryAllByRole('toolbar', { name: 'Your tiles' })).toHaveLength(seat === null ? 0 : 1);
    expect(container.querySelectorAll('.architect-hand .tile-back')).toHaveLength(seat === null ? 6 : 3);
    const shown = container.querySelectorAll('.hand-tile').length;
    expect(shown).toBe(seat === null ? 0 : 3);
  });

  it('no tile of another hand leaves a trace: two hands, one and the same page', () => {
    const played = gallery('lay');
    const holder = actor(played.state.step)!;
    const unseen = TILES.map(({ id }) => id).filter(
      id => !Object.values(played.state.pyramid).some(({ tile }) => tile === id),
    );
    const others = changed(played, state => {
      state.secret.hands[holder]!.splice(0, 3, ...unseen.slice(-3));
    });
    const page = (from: typeof played, seat: number | null) => {
      const { container } = onScreen(from, { seat });
      const html = container.innerHTML;
      cleanup();
      return html.replaceAll(/_r_\w+_/g, '');
    };
    expect(page(others, holder)).not.toBe(page(played, holder));
    for (const seat of [1 - holder, null]) expect(page(others, seat)).toBe(page(played, seat));
  });

  it('at a shared screen, what one player had in hand is put down for the other', async () => {
    const table = (player: 0 | 1) =>
      bare(
        position({ pyramid: { '6,0': 45, '6,1': 46 }, step: { kind: 'pawn', player }, hands: [[1], [2]] }),
      );
    const { show } = onScreen(table(0), { seat: 'to act' });
    await userEvent.keyboard('3');
    const chosen = () =>
      within(toolbar('Your pawns')).getAllByRole('button', { pressed: true })[0]?.textContent ?? '';
    expect(chosen()).toContain('mummy');
    show(table(1));
    expect(chosen()).toContain('worker');
  });
});

describe('where no pointer rests on a tile of the hand', () => {
  const told = () => document.querySelector('.callout-idle')?.textContent ?? '';
  const choose = (n: number) => fireEvent.click(within(toolbar('Your tiles')).getAllByRole('button')[n]!);

  it.each(['en', 'it'] as const)(
    '%s: what it is good for is told once it is chosen, and where to lay it',
    language => {
      const words = actionWords[language];
      onScreen(laying, { language });
      expect(told().trim()).toBe(words.pickTileCell);
      for (const [n, id] of [48, 30, 21].entries()) {
        fireEvent.click(document.querySelectorAll('.hand-tile')[n]!);
        expect(told()).toBe(`${purposeInWords(language, tile(id))} ${words.pickCell}`);
      }
      expect(told()).toContain(symbolWords[language].move.does);
    },
  );

  it('before the pawn as well, and while the other is to act', () => {
    const { show } = onScreen(placing, { seat: 0 });
    choose(1);
    expect(told()).toBe(`${purposeInWords('en', tile(20))} ${actionWords.en.pickPawnCell}`);
    show(
      changed(placing, state => {
        Object.assign(state, { step: { kind: 'pawn', player: 1 } });
      }),
    );
    expect(told()).toBe(`${purposeInWords('en', tile(20))} Ned is thinking.`);
  });

  it('while a power must be used, that alone is spoken of', () => {
    onScreen(gallery('rotate-room'));
    choose(1);
    expect(told().trim()).toBe(actionWords.en.pickRotate);
  });

  it('whoever only watches is told nothing', () => {
    onScreen(placing, { seat: null });
    expect(document.querySelector('.callout-idle')).toBeNull();
  });
});

it('the own hand is a toolbar of three tiles in words', () => {
  onScreen(laying);
  const tiles = within(toolbar('Your tiles')).getAllByRole('button');
  expect(tiles.map(({ textContent }) => textContent)).toEqual(
    [48, 30, 21].map(id => stoneInWords('en', APEX, { tile: tile(id), turn: 0 })),
  );
});

describe('dragging', () => {
  const drag = (what: Element, over: string | null, pointerType = 'mouse') => {
    const aim = over === null ? document.body : cellAt(over).querySelector('.cell-hit')!;
    document.elementFromPoint = () => aim;
    fireEvent.pointerDown(what, {
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: 10,
      clientY: 300,
      pointerType,
    });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 60, clientY: 80, pointerType });
  };
  const drop = () => fireEvent.pointerUp(window, { pointerId: 1 });
  const tiles = () => within(toolbar('Your tiles')).getAllByRole('button');
  const ghosts = () => document.querySelectorAll('.kheops-ghost').length;

  it.each(['mouse', 'touch'])(
    'a tile is meant where it is let go, and laid by the button (%s)',
    async pointerType => {
      const { moves } = onScreen(laying);
      drag(tiles()[1]!, '6,1', pointerType);
      expect(ghosts()).toBe(1);
      expect(cellAt('6,1').getAttribute('aria-selected')).toBe('true');
      drop();
      expect(ghosts()).toBe(0);
      expect(moves).toEqual([]);
      await userEvent.click(button(/^Lay/));
      expect(moves).toEqual([['layTile', 30, '6,1', 0]]);
    },
  );

  it('the wheel and a second finger rotate it on the way', async () => {
    const { moves } = onScreen(laying);
    drag(tiles()[0]!, '6,1');
    fireEvent.wheel(window, { deltaY: 100 });
    fireEvent.pointerDown(window, { pointerId: 2, isPrimary: false });
    drop();
    await userEvent.keyboard('c');
    expect(moves).toEqual([['layTile', 48, '6,1', 2]]);
  });

  it('a tile that is let go elsewhere is meant nowhere', () => {
    onScreen(laying);
    drag(tiles()[0]!, null);
    drop();
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
    drag(tiles()[0]!, '6,0');
    drop();
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  });

  it('a pawn as well', async () => {
    const { moves } = onScreen(placing);
    drag(within(toolbar('Your pawns')).getAllByRole('button')[0]!, '6,0');
    drop();
    await userEvent.keyboard('c');
    expect(moves).toEqual([['placePawn', 'worker', '6,0']]);
  });
});

describe('lights', () => {
  const pair = position({ pyramid: { '6,0': [39, 1], '6,1': 39 }, pawns: { '6,0': 'w:worker' } });
  const laid = { type: 'tile', player: 0, tile: tile(39), cell: '6,1', turn: 0 } as const;

  it('a network that closes says what it is worth, why and to whom, and stays lit [K-42]', () => {
    const { show } = onScreen({ state: pair, events: [laid] });
    expect(inspector()).toContain('A network is closed');
    expect(inspector()).toContain('44 points for you');
    const closed = () => CELLS.filter(cell => cellAt(cell).getAttribute('data-closed') === 'white');
    expect(closed()).toEqual(['6,0', '6,1']);
    show({ state: pair, events: [laid, { type: 'pawn', player: 1, piece: 'worker', cell: '6,1' }] });
    expect(screen.queryByRole('region', { name: 'What lies there' })).toBeNull();
    expect(closed()).toEqual(['6,0', '6,1']);
    expect(document.querySelector('.light-worth')?.textContent).toBe('44');
  });

  it('and while a move is considered, lights tell what it would bring, as the rest of the picture does', async () => {
    onScreen(bare(position({ pyramid: { '6,0': [39, 1], '6,1': 39 }, pawns: { '6,0': 'b:worker' } })));
    const light = () => document.querySelector('.network-light')?.getAttribute('data-light');
    const worth = () => document.querySelector('.light-worth')?.getAttribute('data-light');
    expect([light(), worth()]).toEqual(['blue', 'blue']);
    await userEvent.click(cellAt('6,1'));
    expect(cellAt('6,1').getAttribute('data-closed')).toBe('nobody');
    expect([light(), worth()]).toEqual(['nobody', 'nobody']);
    expect(inspector()).toContain('If it stays that way until the end.');
  });

  it('an open network has a broken line in the colour of its owner and its worth, and what is considered changes both', async () => {
    onScreen(
      bare(
        position({
          pyramid: { '5,4': 49, '5,5': 48, '6,4': 45 },
          pawns: { '5,4': 'b:worker' },
          options: { strictClosure: true },
        }),
      ),
    );
    const open = () =>
      [...document.querySelectorAll('.open-light')].map(light => light.getAttribute('data-light'));
    const worth = () => [...document.querySelectorAll('.open-worth')].map(mark => mark.textContent);
    const standing = { open: open(), worth: worth() };
    expect(standing.open[0]).toBe('blue');
    expect(standing.worth).toHaveLength(standing.open.length);
    expect(Number(standing.worth[0])).toBeGreaterThan(0);
    expect(document.querySelectorAll('.network-light')).toHaveLength(0);
    await userEvent.click(cellAt('5,5'));
    expect(open()[0]).toBe('nobody');
  });

  it.each([
    ['open onto an empty cell, where that counts as closed', false, true],
    ['open onto an empty cell, where that counts as open', true, false],
  ])('a network %s: the card says why it counts twice [K-42]', (_how, strictClosure, isSaid) => {
    const open = position({
      pyramid: { '5,4': 49, '5,5': 48 },
      pawns: { '5,4': 'w:worker' },
      options: { strictClosure },
    });
    onScreen(bare(open), { seat: null });
    press('5,4');
    expect(inspector()?.includes(inspectorWords.en.closedYetOpen)).toBe(isSaid);
    expect(inspector()?.includes(inspectorWords.en.closed)).toBe(isSaid);
  });

  it('a light that a considered move would put out is put out', () => {
    const turning = position({
      pyramid: { '6,0': [39, 1], '6,1': 39 },
      pawns: { '6,0': 'w:worker' },
      step: { kind: 'power', player: 0, power: 'rotate-room', cell: '6,0' },
    });
    onScreen(bare(turning));
    const burning = () => document.querySelectorAll('.network-light:not([data-state="out"])').length;
    const told = () => document.querySelectorAll('.light-worth:not([data-state="out"])').length;
    expect([burning(), told()]).toEqual([1, 1]);
    press('6,1');
    expect([burning(), told()]).toEqual([0, 0]);
  });

  it('a line of the history points at its cell while it is pointed at', () => {
    onScreen({ state: pair, events: [laid] });
    fireEvent.keyDown(document.body, { key: 'h' });
    const pointed = () => CELLS.filter(cell => cellAt(cell).getAttribute('data-pointed') === 'true');
    const line = document.querySelector('.history-list li')!;
    fireEvent.pointerEnter(line);
    expect(pointed()).toEqual(['6,1']);
    fireEvent.pointerLeave(line);
    expect(pointed()).toEqual([]);
  });

  it('the numbers of the places stand along the row that is pointed at', () => {
    onScreen({ state: pair, events: [laid] });
    fireEvent.keyDown(document.body, { key: 'h' });
    const places = () =>
      [...document.querySelectorAll('.casing-places text')].map(({ textContent }) => Number(textContent));
    expect(places()).toEqual([]);
    fireEvent.pointerEnter(document.querySelector('.history-list li')!);
    expect(places()).toEqual(Array.from({ length: 13 }, (_, place) => place + 1));
    expect(document.querySelector('.casing-places [data-marked="true"]')?.textContent).toBe('2');
  });

  it('that a tile was drawn is heard, and neither the bar nor a line to press tells it [K-10]', () => {
    onScreen({ state: pair, events: [laid, { type: 'refill', player: 0 }] });
    expect(document.querySelector('.turn-banner-last')?.textContent).toMatch(/^You laid /);
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(document.querySelectorAll('.history-line')).toHaveLength(1);
    const [, heard] = document.querySelectorAll('.history-list li');
    expect(heard?.className).toBe('visually-hidden');
    expect(heard?.textContent).toBe('You drew a tile.');
  });

  it.each([
    ['pawn', placing.state, '.piece'],
    ['tile', laying.state, '.hand-tile'],
  ])('who looks back takes no other %s in hand, and is told why [K-10]', async (_, state, selector) => {
    onScreen({ state, events: [laid, { type: 'refill', player: 0 }] }, { past: state });
    const all = () => [...document.querySelectorAll(selector)];
    const held = () => all().map(one => one.getAttribute('aria-pressed'));
    const before = held();
    const other = all().findIndex(
      one => one.getAttribute('aria-disabled') !== 'true' && one.getAttribute('aria-pressed') === 'false',
    );
    fireEvent.keyDown(document.body, { key: 'h' });
    fireEvent.click(document.querySelector('button.history-line')!);
    fireEvent.click(all()[other]!);
    expect(screen.getByText('You are looking back: return to the table to play.')).toBeDefined();
    expect(all()[other]?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button(/^Return to the table$/));
    expect(held()).toEqual(before);
    fireEvent.click(all()[other]!);
    await waitFor(() => expect(all()[other]?.getAttribute('aria-pressed')).toBe('true'));
  });

  it('a press on the board closes the history that stands beside it', async () => {
    onScreen({ state: pair, events: [laid] });
    fireEvent.keyDown(document.body, { key: 'h' });
    const list = document.querySelector('.history-list')!;
    fireEvent.click(list);
    expect(list.isConnected).toBe(true);
    fireEvent.click(list.closest('dialog')!);
    await waitFor(() => expect(document.querySelector('.history-list')).toBeNull());
  });
});

describe('a pawn that is chosen to move', () => {
  const moving = gallery('move');
  const inHand = () => document.querySelector('.cell-pawn[data-held="true"]')?.getAttribute('data-pawn');

  it('is lifted, and Escape puts it down again [K-15]', async () => {
    onScreen(moving);
    const [own] = enabled();
    press(own!);
    await waitFor(() => expect(inHand()).toBe(own));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(inHand()).toBeUndefined());
    // And so another may be chosen.
    expect(enabled()).toContain(own);
  });
});

describe('the stand of an architect', () => {
  const picture = (side: string, piece: string) =>
    document.querySelector(`.architect[data-side="${side}"] [data-piece="${piece}"] svg`);

  it('keeps the place of a piece that is gone, unseen, for what flies from there and back [K-20]', () => {
    const played = changed(placing, ({ supplies }) => {
      for (const supply of supplies) Object.assign(supply, { worker: 3, priest: 1, mummy: 0, pharaoh: 0 });
    });
    onScreen(played);
    const isGone = (side: string, piece: string) => picture(side, piece)?.closest('.architect-gone') != null;
    expect(isGone('white', 'priest')).toBe(false);
    expect(isGone('white', 'mummy')).toBe(true);
    expect(isGone('white', 'pharaoh')).toBe(true);
    // Blue never had one. [K-02]
    expect(picture('blue', 'pharaoh')).toBeNull();
  });
});
