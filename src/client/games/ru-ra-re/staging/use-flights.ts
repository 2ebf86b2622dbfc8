import { type RefObject, useLayoutEffect } from 'react';
import type { Card } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { type Flight, flyAll } from '../../../ui/motion/fly.ts';
import { onNextFrame } from '../../../ui/motion/next-frame.ts';
import { play } from '../../../ui/sound/sound.ts';
import { fanOf } from '../view/fans.ts';
import type { Heard } from '../words/sounds.ts';
import { useStaging } from './staging-context.tsx';

/** When the fists come down, as shares of the moment. As in `moment.css`. */
const BEATS = [0.13, 0.27, 0.41];
const MOST_DISCARDED = 6;

/** What is heard where nothing moves. */
const AT_ONCE: { readonly [Type in RuRaReEvent['type']]?: Heard } = {
  show: 'fist',
  clash: 'fist',
  take: 'sun',
  refill: 'tile',
  discard: 'tile',
  score: 'coin',
  end: 'gong',
};

/** What flies and sounds while a throw is told: taken cards to their owner, lost ones to the box, new ones from the pile. */
export const useFlights = (scene: RefObject<HTMLElement | null>): void => {
  const { current, told, ms, isOn, frozen } = useStaging();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a moment; its length may change in the middle of it
  useLayoutEffect(() => {
    if (frozen !== null || current === null) return;
    if (!isOn) {
      const sound = AT_ONCE[current.type];
      if (sound !== undefined) play(sound);
      return;
    }
    const stop = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const sound = (kind: Heard, share: number) => timers.push(setTimeout(() => play(kind), ms * share));
    const board = scene.current?.closest('.board');
    const all = (selector: string) => [...(board?.querySelectorAll(selector) ?? [])];
    const place = (name: string) => board?.querySelector(`[data-place="${name}"]`);
    const go = (cards: readonly Element[], to: Element | null | undefined, flight: Partial<Flight> = {}) => {
      if (to === null || to === undefined) return;
      const common = { to, ms: ms * 0.38, delay: ms * 0.52, arc: 70, fade: 0.4, signal: stop.signal };
      void flyAll(
        cards.map(what => ({ what, from: what, ...common, ...flight })),
        70,
      );
    };
    const callOff = onNextFrame(() => {
      switch (current.type) {
        case 'show':
          for (const beat of BEATS) sound('fist', beat);
          break;
        case 'take': {
          const owner = place(`seat-${current.player}`);
          const cards = all(`.row[data-key="${current.row}"] .row-taken .ru-card`);
          const homes = owner ? homesOf(owner, current.cards) : [];
          const flights = cards.flatMap((what, i): Flight[] => {
            const to = homes[i];
            if (to === undefined) return [];
            return [{ what, from: what, to, ms: ms * 0.34, delay: ms * 0.4, arc: 70, signal: stop.signal }];
          });
          void flyAll(flights, 70);
          sound('sun', 0.02);
          sound('tile', 0.55);
          break;
        }
        case 'clash':
          go(all('.row .row-lost .ru-card'), place('box'));
          sound('fist', 0.08);
          sound('tile', 0.6);
          break;
        case 'refill': {
          const pile = place('pile');
          const back = pile?.querySelector('.ru-card');
          if (pile && back) {
            const fresh = all('.row-card[data-fresh="true"] .ru-card');
            const step = (ms * 0.5) / Math.max(1, fresh.length);
            void flyAll(
              fresh.map(card => ({
                what: card,
                from: back,
                to: card,
                ms: ms * 0.45,
                arc: 30,
                arrives: card,
                signal: stop.signal,
              })),
              step,
            );
          }
          sound('tile', 0.1);
          sound('tile', 0.5);
          break;
        }
        case 'discard': {
          const back = place('pile')?.querySelector('.ru-card');
          const from = place(`seat-${current.player}`);
          if (back && from)
            go(Array<Element>(Math.min(MOST_DISCARDED, current.cards.length)).fill(back), place('box'), {
              from,
              delay: 0,
            });
          sound('tile', 0.2);
          break;
        }
        case 'score':
          sound('coin', 0.1);
          sound('coin', 0.4);
          break;
        case 'end':
          sound('gong', 0);
          break;
      }
    });
    return () => {
      callOff();
      stop.abort();
      timers.forEach(clearTimeout);
    };
  }, [told.length, current, isOn]);
};

const seenIn = (within: Element, selector: string): Element | undefined =>
  [...within.querySelectorAll(selector)].findLast(each => each.getBoundingClientRect().width > 0);

/** Where cards will lie in front of their owner: on their fans; of what there is none yet, in line after the others. */
const homesOf = (owner: Element, cards: readonly Card[]): readonly (Element | DOMRect)[] => {
  const fans = cards.map(card => seenIn(owner, `[data-fan="${fanOf(card)}"] .ru-card`));
  const last = seenIn(owner, '[data-fan] .ru-card')?.getBoundingClientRect();
  const place = (seenIn(owner, '.own-drawer') ?? owner).getBoundingClientRect();
  const height = last?.height ?? place.height / 2;
  const width = last?.width ?? (height * 5) / 7;
  const left = last === undefined ? place.left + width / 3 : last.right + width / 3;
  const top = last?.top ?? place.bottom - height * 1.1;
  let fresh = 0;
  return fans.map(fan => fan ?? new DOMRect(left + fresh++ * width * 1.2, top, width, height));
};
