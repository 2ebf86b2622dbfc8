import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import type { AnyEvent } from '../../../../game/contract.ts';
import { beforeDrawn } from '../../../staging/before-drawn.ts';
import { play } from '../../../staging/sound.ts';
import type { SharedEvent } from '../auction-game.ts';
import { useBoard } from '../board-context.tsx';
import { RaFigure } from '../ra-figure.tsx';
import { Bag, SunToken } from '../tokens.tsx';
import './moments.css';
import { useTold } from './moments-context.tsx';
import { playMoment } from './play-moment.ts';
import { sentenceOfMoment } from './sentence.ts';
import { soundOf } from './sound-of.ts';

/** What happens, seen to happen: drawn over the scene, out of reach of any press, gone when it has been told. */
export const MomentLayer = () => {
  const { game, match, reader } = useBoard();
  const { events, current, isOn, ms, before, worthBefore } = useTold();
  const layer = useRef<HTMLDivElement>(null);
  const props = useRef<HTMLDivElement>(null);
  const now = useRef({ before, view: match.view, ms });
  useLayoutEffect(() => {
    now.current = { before, view: match.view, ms };
  });
  useEffect(() => {
    const board = layer.current?.closest('.board');
    const things = props.current;
    if (current === null || board == null || things === null) return;
    // Where motion is not wanted, nothing else is missing.
    const sound = isOn ? null : soundOf(current);
    if (sound !== null) play(sound);
    if (!isOn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const callOff = beforeDrawn(() => playMoment(current, { board, props: things, ...now.current, signal }));
    return () => {
      callOff();
      controller.abort();
    };
  }, [current, isOn]);

  const sentence = current && sentenceOfMoment(current, reader, worthBefore, game.sentenceOf);
  return (
    <div
      ref={layer}
      className="moment"
      aria-hidden="true"
      data-moment={current?.type}
      data-on={isOn}
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
      {sentence !== null && (
        <p key={events.length} className="moment-sentence">
          {sentence}
        </p>
      )}
    </div>
  );
};

type GodEvent = { readonly type: 'god'; readonly takes: string };
type DisasterEvent = { readonly type: 'disaster'; readonly tile: string; readonly lost: readonly string[] };

/** Copies of the pieces that move: they may have left their places already. */
const Props = ({ event }: { event: AnyEvent }) => {
  const { Tile } = useBoard().game;
  const shared = event as unknown as SharedEvent | GodEvent | DisasterEvent;
  switch (shared.type) {
    case 'draw':
      return <span className="tile-back" data-prop="back" />;
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
              <Tile side={side as never} decorative />
            </span>
          ))}
          <span data-prop="paid">
            <SunToken sun={shared.sun} />
          </span>
          <span data-prop="took">
            <SunToken sun={shared.took} />
          </span>
        </>
      );
    case 'unsold':
      return shared.tiles.map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
        <span key={i} data-prop={`tile-${i}`}>
          <Tile side={side as never} decorative />
        </span>
      ));
    case 'disaster':
      return (
        <>
          <span data-prop="struck">
            <Tile side={shared.tile as never} decorative />
          </span>
          {shared.lost.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are alike
            <span key={i} className="moment-lost" data-prop={`lost-${i}`}>
              <Tile side={kind as never} decorative />
            </span>
          ))}
        </>
      );
    case 'god':
      return (
        <>
          <span data-prop="god">
            <Tile side={'god' as never} decorative />
          </span>
          <span data-prop="tile-0">
            <Tile side={shared.takes as never} decorative />
          </span>
        </>
      );
    default:
      return null;
  }
};

/** The hand that goes into the bag. */
const Hand = () => (
  <svg className="moment-hand" viewBox="0 0 48 64" aria-hidden="true">
    <path d="M14 0h20v26q8 2 8 10l-2 16q-1 10-9 12l-3-8-3 8-4-7-4 6-3-9-4 4q-4-8-3-18l-4-2q-3-7 3-9l8 4z" />
    <path className="moment-bracelet" d="M13 4h22v7H13z" />
  </svg>
);
