import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tilesOn } from '../../../../src/game/auction/tracks.ts';
import { changed, onScreen, until } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const worth = () => document.querySelector('.lot-worth')?.textContent;
const rivals = () => document.querySelectorAll('.lot-rival').length;

describe('what a lot is worth', () => {
  const lying = until(3, ({ track, step }) => tilesOn(track) > 1 && step.kind === 'turn');

  it('is said of oneself and of every rival', () => {
    onScreen(lying, { seat: 0 });
    expect(worth()).toMatch(/^Worth [+−]?\d+ to you/);
    expect(rivals()).toBe(2);
    // Cut where there is no room, and read whole by whoever points at it.
    const names = [...document.querySelectorAll<HTMLElement>('.lot-rival-name')];
    expect(names.map(({ title }) => title)).toEqual(['Ned', 'Zoe']);
  });

  it('says in the last epoch that suns are counted', () => {
    onScreen(
      changed(lying, state => {
        state.epoch = 3;
      }),
      { seat: 0 },
    );
    expect(worth()).toMatch(/^Worth [+−]?\d+ to you, suns counted$/);
  });

  it('is nothing to whoever has no sun left to bid, and is said of the rivals alone', () => {
    const spent = changed(lying, state => {
      const { faceUp, faceDown } = state.areas[0]!.suns;
      faceDown.push(...faceUp.splice(0));
    });
    onScreen(spent, { seat: 0 });
    expect(worth()).toBeUndefined();
    expect(rivals()).toBe(2);
  });
});
