import type { Sun } from '../../../../game/auction/suns.ts';
import { tilesOn } from '../../../../game/auction/tracks.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { useConfirm } from '../../../table/confirm.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { SunCard } from '../pieces/deferred-cards.ts';
import { spoken } from '../view/facts.ts';
import { actionWords } from '../words/actions.ts';
import { auctionWords } from '../words/auction.ts';
import { isAlone, standingOf } from './beaters.ts';
import { useChoosing } from './choosing.tsx';

/** One's own suns, which are the buttons to bid with: face-up ones in order, then those out of use. */
export const SunBids = ({ seat }: { seat: Seat }) => {
  const words = useWords(actionWords);
  const auction = useWords(auctionWords);
  const { match, legal, act } = useBoard();
  const { ask } = useConfirm();
  const { may, isChosen, choose, forget } = useChoosing();
  const { track, centre, step, areas } = match.view;
  const { faceUp, faceDown } = at(areas, seat).suns;

  const isAuction = step.kind === 'auction';
  const said = spoken(match.events, match.view).get(seat);
  const keyed = isAuction || step.kind === 'turn';
  /** Winning with the last sun ends one's epoch; asked about only where there is a choice. */
  const risky = faceUp.length === 1 && legal.length > 1;
  const bid = async (sun: Sun) => {
    forget();
    if (
      await ask(
        risky ? 'last-sun' : 'any',
        risky ? auction.lastSun(sun, match.view.epoch, isAlone(areas)) : auction.bidIt(sun),
      )
    ) {
      act(['bid', sun]);
    }
  };

  return (
    <Toolbar className="actions-suns" label={words.suns}>
      {[...faceUp, ...faceDown].map((sun, i) => {
        // A button is known by its place, so that none moves when one sun takes the place of another.
        const place = `place-${i + 1}`;
        if (i >= faceUp.length) return <SunDown key={place} sun={sun} seat={seat} />;
        const stands = standingOf(match.view, seat, sun);
        const before = (may && stands !== 'too-low') || isChosen(['bid', sun]);
        const laid = said !== undefined && said !== 'passed' && said.sun === sun;
        return (
          <ActionButton
            key={place}
            move={['bid', sun]}
            keyed={keyed ? String(i + 1) : undefined}
            className={`sun-bid${stands === 'too-low' ? ' sun-bid-low' : ''}${laid ? ' sun-bid-laid' : ''}`}
            onAct={() => bid(sun)}
            card={() => <SunCard sun={sun} seat={seat} />}
            {...(before ? { chosen: isChosen(['bid', sun]), onChoose: () => choose(['bid', sun]) } : {})}
          >
            <SunToken sun={sun} />
            <span className="visually-hidden">
              {laid
                ? words.sunLaid(sun)
                : isAuction
                  ? words.bid(sun, tilesOn(track), centre)
                  : words.sunUp(sun)}
            </span>
            {laid && (
              <span className="sun-bid-gets" aria-hidden="true">
                {words.laid}
              </span>
            )}
            {stands !== null && (
              <>
                <span className="visually-hidden">. </span>
                <Standing stands={stands} />
              </>
            )}
          </ActionButton>
        );
      })}
    </Toolbar>
  );
};

const SunDown = ({ sun, seat }: { sun: Sun; seat: Seat }) => {
  const words = useWords(actionWords);
  return (
    <ActionButton
      move={['bid', sun]}
      className="sun-bid sun-bid-down"
      card={() => <SunCard sun={sun} seat={seat} />}
    >
      <SunToken sun={sun} down />
      <span className="visually-hidden">{words.sunDown(sun)}</span>
      <span className="sun-bid-gets" aria-hidden="true">
        {words.down}
      </span>
    </ActionButton>
  );
};

/** Who can still beat a sun, under it: "Tiye’s 12 beats it", or how many can. Where there is little room, a face for the name. */
const Standing = ({ stands }: { stands: NonNullable<ReturnType<typeof standingOf>> }) => {
  const words = useWords(auctionWords);
  const { person } = useBoard();
  if (stands === 'too-low') return <span className="sun-bid-gets">{words.tooLow}</span>;
  const [first] = stands;
  if (first === undefined) return <span className="sun-bid-gets sun-bid-safe">{words.nobodyBeats}</span>;
  if (stands.length > 1) return <span className="sun-bid-gets">{words.severalBeat(stands.length)}</span>;
  return (
    <span className="sun-bid-gets">
      {words.beatsBefore(first.sun)}
      <span className="sun-bid-whose">{words.beatsWhose(person(first.seat).name)}</span>
      {words.beatsAfter(first.sun)}
      {'\u202f'}
      <Portrait seat={first.seat} className="sun-bid-face" />
    </span>
  );
};
