import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRepeatFilter } from '../../../../src/client/ui/hooks/repeat-filter.ts';
import {
  ignoreRepeatedPresses,
  REPEAT_MS,
  runOfPresses,
} from '../../../../src/client/ui/hooks/repeat-guard.ts';

const heard: string[] = [];
let clock = 0;
/** When presses are made that are heard later. */
let pressedAt: number | null = null;
let stop = () => {};
beforeEach(() => {
  stop = ignoreRepeatedPresses(
    () => clock,
    () => pressedAt ?? clock,
  );
  pressedAt = null;
  heard.length = 0;
  document.body.innerHTML = `
    <button id="pass">Pass</button><button id="yes">Do it</button><button id="on" data-stepper>On</button>
    <a id="home" href="#home"><b>Home</b></a><p id="text">text</p>
    <input id="name"><input id="move" type="range"><input id="seats" type="radio"><textarea id="lines"></textarea>
    <select id="bots"><option>easy</option></select>
    <label id="quiet"><b>Quiet hours</b><input id="hours" type="checkbox"></label><input id="mail" type="checkbox">`;
  document.body.addEventListener('keydown', onKey);
  document.body.addEventListener('click', onClick);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('keydown', onKey);
  document.body.removeEventListener('click', onClick);
  document.body.replaceChildren();
});
const onKey = ({ key }: KeyboardEvent) => heard.push(key);
const onClick = ({ target }: MouseEvent) => heard.push((target as Element).id);

/** @returns may the browser do with it what it does? */
const hold = (id: string, key: string, more: KeyboardEventInit = {}): boolean =>
  document
    .querySelector(`#${id}`)!
    .dispatchEvent(
      new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true, ...more }),
    );
const click = (selector: string, detail: number): boolean =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

describe('a key that is held down', () => {
  it.each([
    ['pass', 'Enter'],
    ['pass', ' '],
    ['pass', 'p'],
    ['pass', 'Escape'],
    ['home', 'Enter'],
    ['text', 'p'],
    ['text', '1'],
    ['text', '?'],
    ['name', 'Enter'],
    ['name', 'Escape'],
    ['lines', 'Escape'],
    ['seats', ' '],
    ['seats', 'ArrowDown'],
    ['bots', 'ArrowDown'],
    ['bots', 'e'],
    ['move', 'p'],
  ])('repeats nothing: on %s, %s', (id, key) => {
    expect(hold(id, key, { repeat: false })).toBe(true);
    expect(heard).toEqual([key]);
    expect(hold(id, key)).toBe(false);
    expect(hold(id, key)).toBe(false);
    expect(heard).toEqual([key]);
  });

  it.each([
    ['name', 'a'],
    ['name', ' '],
    ['name', 'Backspace'],
    ['name', 'ArrowLeft'],
    ['lines', 'Enter'],
    ['pass', 'ArrowRight'],
    ['pass', 'Tab'],
    ['move', 'ArrowRight'],
    ['text', 'PageDown'],
  ])('goes on writing and walking: in %s, %s', (id, key) => {
    expect(hold(id, key)).toBe(true);
    expect(heard).toEqual([key]);
  });

  it('with a modifier is the browser’s, but for Enter', () => {
    expect(hold('pass', '+', { ctrlKey: true })).toBe(true);
    expect(hold('pass', 'Enter', { ctrlKey: true })).toBe(false);
  });
});

describe('the second click of a double click', () => {
  it('does nothing on a button or a link, be it another that has come up there', () => {
    expect(click('#pass', 1)).toBe(true);
    expect(click('#pass', 2)).toBe(false);
    expect(click('#yes', 2)).toBe(false);
    expect(click('#home b', 3)).toBe(false);
    expect(heard).toEqual(['pass']);
  });

  it('is a step more on what goes on by steps, unless that has only just come up there', () => {
    click('#on', 1);
    click('#on', 2);
    click('#on', 3);
    expect(heard).toEqual(['on', 'on', 'on']);
    click('#pass', 1);
    click('#on', 2);
    expect(heard.slice(3)).toEqual(['pass']);
  });

  it.each(['#quiet b', '#hours', '#seats', '#bots'])(
    'does nothing on %s that has come up there',
    selector => {
      click('#pass', 1);
      expect(click(selector, 2)).toBe(false);
      expect(heard).toEqual(['pass']);
    },
  );

  it('unticks a box that the first one has ticked, by its label or not', () => {
    const box = document.querySelector<HTMLInputElement>('#hours')!;
    click('#quiet b', 1);
    expect(box.checked).toBe(true);
    click('#hours', 2);
    expect(box.checked).toBe(false);
    click('#quiet', 3);
    expect(box.checked).toBe(true);
  });

  it('selects words elsewhere', () => {
    expect(click('#text', 2)).toBe(true);
  });
});

describe('presses with nothing between them', () => {
  const key = (name: string) => hold('pass', name, { repeat: false });
  const touch = (clientX: number, clientY: number) =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }));
  const isSameRun = (press: () => void): boolean => {
    const before = runOfPresses();
    press();
    return runOfPresses() === before;
  };

  it.each([
    ['the same key', () => key('Enter'), () => key('Enter'), true],
    ['the same place, or nearly', () => touch(100, 100), () => touch(110, 95), true],
    ['another key', () => key('Enter'), () => key(' '), false],
    ['another place', () => touch(100, 100), () => touch(100, 160), false],
    ['a finger after a key', () => key('Enter'), () => touch(100, 100), false],
    ['a script', () => key('Enter'), () => click('#pass', 1), false],
  ])('are one run: %s', (_what, first, second, isOne) => {
    first();
    expect(isSameRun(second)).toBe(isOne);
    expect(isSameRun(second) && isOne).toBe(isOne);
  });

  it('are known no more where nobody hears them any longer: the next thing done is not done by the last of them', () => {
    const repeats = newRepeatFilter(() => 0);
    key('Enter');
    stop();
    expect(['asked', 'confirmed'].map(repeats.isRepeat)).toEqual([false, false]);
  });
});

describe('what has come up since the press before', () => {
  /** As a browser makes it of a press; tests' own events are none. */
  const clickOn = (id: string) => {
    const event = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    document.querySelector(`#${id}`)!.dispatchEvent(event);
  };
  const enter = (id: string) => {
    hold(id, 'Enter', { repeat: false });
    clickOn(id);
  };
  const tap = (id: string, clientX = 100) => {
    document
      .querySelector(`#${id}`)!
      .dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY: 100, bubbles: true }));
    clickOn(id);
  };
  const clicked = () => heard.filter(each => each !== 'Enter');

  it.each([
    ['the same key', enter],
    ['a tap at the same place', tap],
  ])('does not hear %s within half a second', (_how, press) => {
    press('pass');
    clock += REPEAT_MS - 1;
    press('yes');
    expect(clicked()).toEqual(['pass']);
    clock += 1;
    press('yes');
    expect(clicked()).toEqual(['pass', 'yes']);
  });

  it.each([
    ['the same key', enter],
    ['a tap at the same place', tap],
  ])('does not hear %s either where it was made then, and the page had no time for it', (_how, press) => {
    press('pass');
    pressedAt = clock + 100;
    clock += 2 * REPEAT_MS;
    press('yes');
    expect(clicked()).toEqual(['pass']);
    pressedAt = null;
    press('yes');
    expect(clicked()).toEqual(['pass', 'yes']);
  });

  it('nor does a box, by its label or not, hear a tap at the same place', () => {
    const boxes = ['hours', 'mail'].map(id => document.querySelector<HTMLInputElement>(`#${id}`)!);
    tap('pass');
    tap('quiet');
    tap('mail');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('boxes are ticked as fast as one goes from one to the next, and one as often as it is tapped', () => {
    const boxes = ['hours', 'mail'].map(id => document.querySelector<HTMLInputElement>(`#${id}`)!);
    tap('quiet', 100);
    tap('mail', 200);
    tap('mail', 200);
    tap('mail', 200);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('an arrow walks from choice to choice, and clicks each', () => {
    const walk = (id: string) => {
      hold(id, 'ArrowDown', { repeat: false });
      clickOn(id);
    };
    walk('seats');
    walk('mail');
    expect(clicked().filter(each => each !== 'ArrowDown')).toEqual(['seats', 'mail']);
  });

  it('nor is it done by such a press again', () => {
    const repeats = newRepeatFilter(() => clock);
    enter('pass');
    expect(repeats.isRepeat('passed')).toBe(false);
    pressedAt = clock + 100;
    clock += 2 * REPEAT_MS;
    enter('pass');
    expect(repeats.isRepeat('passed')).toBe(true);
    pressedAt = null;
    enter('pass');
    expect(repeats.isRepeat('passed')).toBe(false);
  });

  it('hears what was meant for it, and the same control as often as it is pressed', () => {
    tap('pass', 100);
    tap('yes', 200);
    enter('yes');
    enter('yes');
    hold('yes', 'Tab', { repeat: false });
    enter('home');
    expect(clicked().filter(each => each !== 'Tab')).toEqual(['pass', 'yes', 'yes', 'yes', 'home']);
  });
});
