import { useEffect, useState } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import { tilesOn } from '../../../../game/auction/tracks.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../table/toolbar.tsx';
import { useBoard } from '../board-context.tsx';
import { SunToken } from '../tokens.tsx';
import { actionWords } from '../words/actions.ts';

/** One's own suns, which are the buttons to bid with: face-up ones in order, then those out of use. */
export const SunBids = ({ seat }: { seat: Seat }) => {
  const words = useWords(actionWords);
  const { match, legal, act, say } = useBoard();
  const { track, centre, step, areas } = match.view;
  const { faceUp, faceDown } = at(areas, seat).suns;
  const [armed, setArmed] = useState<Sun | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens at the table disarms
  useEffect(() => setArmed(null), [match.events.length]);

  const auction = step.kind === 'auction';
  const tiles = tilesOn(track);
  const keyed = auction || step.kind === 'turn';
  /** Winning with the last sun ends one's epoch; asked again only where there was a choice. */
  const risky = faceUp.length === 1 && legal.length > 1;
  const bid = (sun: Sun) => {
    if (!risky || armed === sun) return act(['bid', sun]);
    setArmed(sun);
    say(words.lastSun(sun));
  };

  return (
    <Toolbar className="actions-suns" label={words.suns} onBlur={() => setArmed(null)}>
      {faceUp.map((sun, i) => (
        <ActionButton
          key={sun}
          move={['bid', sun]}
          keyed={keyed ? String(i + 1) : undefined}
          className={`sun-bid${armed === sun ? ' sun-bid-armed' : ''}`}
          onAct={() => bid(sun)}
        >
          <SunToken sun={sun} />
          <span className="visually-hidden">
            {auction ? words.bid(sun, tiles, centre) : words.sunUp(sun)}
          </span>
          <span className="sun-bid-gets" aria-hidden={armed !== sun}>
            {armed === sun ? words.again : auction ? words.gets(tiles, centre) : words.up}
          </span>
        </ActionButton>
      ))}
      {faceDown.map(sun => (
        <ActionButton key={sun} move={['bid', sun]} className="sun-bid sun-bid-down">
          <SunToken sun={sun} down />
          <span className="visually-hidden">{words.sunDown(sun)}</span>
          <span className="sun-bid-gets" aria-hidden="true">
            {words.down}
          </span>
        </ActionButton>
      ))}
    </Toolbar>
  );
};
