import { useEffect, useState } from 'react';
import { lotOn, tilesOn } from '../../../game/auction/tracks.ts';
import { count, isDisaster, KINDS, type Lying } from '../../../game/ra/tiles.ts';
import { at } from '../../../game/shared/seats.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { useRoving } from '../../table/roving.ts';
import { ActionButton } from '../auction/actions/action-button.tsx';
import { Tracks as AuctionTracks } from '../auction/tracks.tsx';
import { signed, tilesInWords } from '../auction/words/grammar.ts';
import { useBoard } from './board-context.ts';
import { lotWorth } from './facts.ts';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import './tracks.css';
import { choiceWords } from './words/actions.ts';

/** The middle of the table. Whoever has a god and the turn takes tiles straight off the track. */
export const Tracks = () => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { language } = useLanguage();
  const { view, seat } = useBoard().match;
  const { track, step } = view;
  const lot = lotOn(track);
  const worth = seat === null || lot.length === 0 ? null : lotWorth(view, seat, lot);
  const { ref, onKeyDown, onFocus } = useRoving<HTMLDivElement>();
  const playing =
    seat !== null &&
    (step.kind === 'turn' || step.kind === 'gods') &&
    step.player === seat &&
    count(at(view.areas, seat).tiles, 'god') > 0 &&
    tilesOn(track) > 0;
  const toolbar = playing
    ? ({ role: 'toolbar', 'aria-label': words.tracks, onKeyDown, onFocus } as const)
    : {};
  return (
    <div ref={ref} className="gods-reach" {...toolbar}>
      <AuctionTracks
        worth={worth}
        facts={
          worth !== null &&
          lot.some(isDisaster) && (
            <span className="lot-loss">
              {worth.lost.length === 0
                ? words.losesNothing
                : words.loses(tilesInWords(language, worth.lost, KINDS, names))}
            </span>
          )
        }
      >
        {space => {
          const tile = track[space] ?? null;
          if (tile === null) return null;
          return playing ? <Take key={tile} tile={tile} /> : <Tile key={tile} side={tile} />;
        }}
      </AuctionTracks>
    </div>
  );
};

/** A tile that a god may take; a disaster is asked for twice, as it strikes at once. */
const Take = ({ tile }: { tile: Lying }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { match, act, say } = useBoard();
  const { view, seat, events } = match;
  const [armedAt, setArmedAt] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens at the table disarms
  useEffect(() => setArmedAt(-1), [events.length]);
  const { now, end } = lotWorth(view, seat ?? 0, [tile]);
  const change = words.change(signed(now), end === 0 ? null : signed(end));
  const take = () => {
    if (!isDisaster(tile) || armedAt === events.length) return act(['playGod', tile]);
    setArmedAt(events.length);
    say(words.strikes(names[tile].one, change));
  };
  return (
    <ActionButton
      move={['playGod', tile]}
      className={`take-tile${armedAt === events.length ? ' take-tile-armed' : ''}`}
      onAct={take}
    >
      <Tile side={tile} decorative />
      <span className="visually-hidden">{words.take(names[tile].a, change)}</span>
      <small className="take-change" aria-hidden="true">
        {now + end === 0 ? '±0' : signed(now + end)}
      </small>
    </ActionButton>
  );
};
