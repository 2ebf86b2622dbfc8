import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { AnyEvent } from '../../../../game/contract.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { onNextFrame } from '../../../ui/motion/next-frame.ts';
import { play, type Sound } from '../../../ui/sound/sound.ts';
import { RaFigure } from '../art/ra-figure.tsx';
import { Bag, SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import type { SharedEvent } from '../view/auction-view.ts';
import type { OwnScenes } from '../view/scenes.ts';
import { inAll } from '../view/sheet-facts.ts';
import '../art/moment-scenes.css';
import './moments.css';
import { playMoment } from './play-moment.ts';
import { sentenceOfMoment } from './sentence.ts';

/** What happens, seen to happen: drawn over the scene, out of reach of any press, gone when it has been told. */
export const MomentLayer = () => {
  const { game, live, timeline } = useBoard();
  const { scenes } = game;
  const { view, events } = live;
  const { current, isOn, lingers, ms, before, told } = timeline;
  const layer = useRef<HTMLDivElement>(null);
  const props = useRef<HTMLDivElement>(null);
  const now = useRef({ before, view, ms });
  useLayoutEffect(() => {
    now.current = { before, view, ms };
  });
  // Before the first paint of what has come about: nothing may be seen where it will end, and fly there afterwards.
  useLayoutEffect(() => {
    const board = layer.current?.closest('.board');
    const things = props.current;
    if (current === null || board == null || things === null) return;
    // Where motion is not wanted, nothing else is missing.
    const sound = isOn ? null : soundOf(current, scenes);
    if (sound !== null) play(sound);
    if (!isOn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const callOff = onNextFrame(() => playMoment(current, { board, props: things, ...now.current, signal }));
    return () => {
      callOff();
      controller.abort();
    };
  }, [current, isOn, scenes]);

  return (
    <div
      ref={layer}
      className="moment"
      aria-hidden="true"
      data-moment={current?.type}
      data-on={isOn}
      data-night={lingers ? 'stays' : nightOf(events, told.length)}
      data-ra={current !== null && 'tile' in current && current.tile === 'ra'}
      style={{ '--moment': `${ms}ms` } as CSSProperties}
    >
      <div ref={props} className="moment-props">
        {current !== null && isOn && <Props event={current} />}
      </div>
      {current?.type === 'draw' && isOn && (
        <div className="moment-bag">
          <Bag />
          <Hand />
        </div>
      )}
      {current?.type === 'epoch-end' && isOn && <span className="moment-sun" />}
    </div>
  );
};

/** Does the event that is told last bring the night of an epoch's end, or is it one that a Ra tile has brought already? [T-03] */
const nightOf = (events: readonly AnyEvent[], told: number): 'comes' | 'goes' | undefined => {
  const typeAt = (i: number) => events[i]?.type;
  if (typeAt(told - 1) === 'draw' && typeAt(told) === 'epoch-end') return 'comes';
  return typeAt(told - 1) === 'epoch-end' && typeAt(told - 2) === 'draw' ? 'goes' : undefined;
};

/** What happens, said in a line: over what flies, which may not cover it. */
export const MomentSentence = () => {
  const { game, reader, timeline } = useBoard();
  const { told, current, isOn, ms, before } = timeline;
  const isTold = before !== null && before.options.helps !== false && before.track.length > 0;
  const worthBefore = (seat: Seat) => (isTold ? inAll(game.lotWorth(before, seat)) : null);
  const sentence = current && sentenceOfMoment(current, reader, worthBefore, game.sentenceOf);
  if (sentence === null) return null;
  return (
    <div
      className="moment-words"
      aria-hidden="true"
      data-moment={current?.type}
      data-on={isOn}
      style={{ '--moment': `${ms}ms` } as CSSProperties}
    >
      <p key={told.length} className="moment-sentence">
        {sentence}
      </p>
    </div>
  );
};

type GodEvent = { readonly type: 'god'; readonly takes: string };
type DisasterEvent = { readonly type: 'disaster'; readonly tile: string; readonly lost: readonly string[] };

/** Copies of the pieces that move: they may have left their places already. */
const Props = ({ event }: { event: AnyEvent }) => {
  const { game, live } = useBoard();
  const { Tile } = game;
  const shared = event as unknown as SharedEvent | GodEvent | DisasterEvent;
  switch (shared.type) {
    case 'draw': {
      // Of a tile with two sides none is seen before one has been chosen: it hangs in the gate.
      const isOneSided = shared.tile === 'ra' || live.view.track.includes(shared.tile);
      return (
        <>
          <span className="tile-back" data-prop="back" />
          {isOneSided && (
            <span data-prop="front">
              <Tile side={shared.tile} decorative />
            </span>
          )}
        </>
      );
    }
    case 'invoke':
      return (
        <span data-prop="figure" style={{ aspectRatio: 1 }}>
          <RaFigure />
        </span>
      );
    case 'sold':
      return (
        <>
          {shared.tiles.map((side, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
            <span key={i} data-prop={`tile-${i}`}>
              <Tile side={side} decorative />
            </span>
          ))}
          <span data-prop="paid">
            <SunToken sun={shared.sun} />
          </span>
          <span data-prop="took">
            <SunToken sun={shared.took} />
          </span>
          <span data-prop="spent">
            <SunToken sun={shared.took} down />
          </span>
        </>
      );
    case 'unsold':
      return shared.tiles.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
        <span key={i} data-prop={`tile-${i}`}>
          <Tile side={side} decorative />
        </span>
      ));
    case 'disaster':
      return (
        <>
          <span data-prop="struck">
            <Tile side={shared.tile} decorative />
          </span>
          {shared.lost.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are alike
            <span key={i} className="moment-lost" data-prop={`lost-${i}`}>
              <Tile side={kind} decorative />
            </span>
          ))}
        </>
      );
    case 'god':
      return (
        <>
          <span data-prop="god">
            <Tile side="god" decorative />
          </span>
          <span data-prop="tile-0">
            <Tile side={shared.takes} decorative />
          </span>
        </>
      );
    default:
      return null;
  }
};

/** The hand that goes into the bag. */
const Hand = () => (
  <svg className="moment-hand" viewBox="0 -56 44 120" aria-hidden="true">
    <path d="M12-60l4 66c-5 6-6 13-6 21v17a3.300 3.300 0 0 0 6.600 0v6a3.300 3.300 0 0 0 6.700 0v0a3.300 3.300 0 0 0 6.700 0v-7a3.300 3.300 0 0 0 6.600 0V28c0-9-.6-16-4.600-22l4-66z" />
    <path d="M12 15C5 19 2.500 27 3 35a3.200 3.200 0 0 0 6.400 0c0-5 1-8 4-11" />
    <path className="moment-knuckles" d="M16.600 31v12M23.300 30v19M30 31v11M19 14q4 3 9 0" />
    <path className="moment-bracelet" d="M14.500-4h19v8.500h-19zM13.500-34h21v6h-21z" />
    <path className="moment-inlay" d="M17-1.500h14V2H17z" />
  </svg>
);

/** What is heard of an event where nothing moves: the one sound that says most of it; null for what is silent. */
const soundOf = (event: AnyEvent, own: OwnScenes<AnyEvent>): Sound | null => {
  const shared = event as unknown as SharedEvent;
  switch (shared.type) {
    case 'draw':
      return shared.tile === 'ra' ? 'gong' : 'tile';
    case 'invoke':
    case 'epoch-end':
      return 'gong';
    case 'bid':
      return 'sun';
    case 'pass':
    case 'unsold':
      return 'stone';
    case 'sold':
      return 'coin';
    default:
      return own[event.type]?.sound ?? null;
  }
};
