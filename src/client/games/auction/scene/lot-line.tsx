import type { ReactNode } from 'react';
import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import { isFull, tilesOn } from '../../../../game/auction/tracks.ts';
import { at, leftOf, type Seat } from '../../../../game/shared/seats.ts';
import { Explain, ExplainCard } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { seatInFront } from '../../../table/table-match.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import { useProspects } from '../pieces/use-prospects.ts';
import { helpsShown } from '../view/facts.ts';
import { type Gain, inAll } from '../view/sheet-facts.ts';
import { boardWords } from '../words/board.ts';
import { THROWS } from '../worth/futures.ts';

/** What lies on the stair and what it would bring to everybody, on the face of the lowest step. */
export const LotLine = ({ children }: { children?: ReactNode }) => {
  const words = useWords(boardWords);
  const { game, match, person, timeline } = useBoard();
  const { view, seat } = match;
  const { track, areas, step } = view;
  const tiles = tilesOn(track);
  const { current, isOn } = timeline;
  // What is being sold is still seen on its way.
  const isSold = isOn && current?.type === 'sold';
  const seats: Seat[] = [];
  const first = seatInFront(match);
  for (let other = leftOf(first, areas.length); other !== first; other = leftOf(other, areas.length)) {
    seats.push(other);
  }
  if (seat === null) seats.push(first);
  const helps = helpsShown(view) && tiles > 0 && step.kind !== 'over';
  // To whoever has no sun left to bid with it is worth nothing, whatever it would bring.
  const bidder = helps && seat !== null && at(areas, seat).suns.faceUp.length > 0 ? seat : null;
  const oddsOf = useProspects(bidder === null ? [] : [bidder]);
  const odds = bidder === null ? null : oddsOf(bidder);
  const own = bidder === null ? null : game.lotWorth(view, bidder);
  const worthOf = (gain: Gain): string =>
    view.epoch === LAST_EPOCH
      ? words.worthWithSuns(signed(inAll(gain)))
      : words.worth(signed(inAll(gain)), signed(gain.now), gain.end === 0 ? null : signed(gain.end));
  const worth = own && worthOf(own);
  const likely = odds && words.likely(signed(odds.likely), signed(odds.best));
  const toOthers = helps
    ? seats.map(other => {
        const fame = signed(inAll(game.lotWorth(view, other)));
        return { other, name: person(other).name, fame };
      })
    : [];
  const line = (
    <>
      {worth !== null && <strong className="lot-worth">{worth}</strong>}{' '}
      {worth !== null && <span className="lot-odds">{likely}</span>}{' '}
      <span className="lot-rivals">
        {toOthers.map(({ other, name, fame }) => (
          <span key={other} className="lot-rival">
            <Portrait seat={other} />
            <span className="lot-rival-name" title={name}>
              {name}
            </span>{' '}
            <span>{fame} </span>
          </span>
        ))}
      </span>
    </>
  );
  return (
    <div className="lot-facts">
      <span className="lot-count">
        <span key={tiles} style={isSold ? { visibility: 'hidden' } : undefined}>
          {words.lotOf(tiles)}
          {isFull(track) && <strong> ({words.full})</strong>}
        </span>
      </span>
      {helps && children}
      {helps && (
        <Explain
          // Beside what is lost there is less of it: another sentence, not this one elsewhere.
          key={children ? 'loses' : 'gains'}
          className="lot-reasons"
          label={[worth, likely, ...toOthers.map(({ name, fame }) => `${name} ${fame}`)]
            .filter(Boolean)
            .join('; ')}
          card={() => <Reasons seats={bidder === null ? seats : [bidder, ...seats]} />}
        >
          {line}
        </Explain>
      )}
    </div>
  );
};

/** Why the lot is worth what it is, to everybody: "+5 people, −4 plagues". */
const Reasons = ({ seats }: { seats: readonly Seat[] }) => {
  const words = useWords(boardWords);
  const { game, match, person } = useBoard();
  const items = useWords(game.sheet.names);
  const { view } = match;
  const oddsOf = useProspects(seats);
  return (
    <ExplainCard
      title={words.worthOfLot}
      lines={[
        ...seats.map(seat => {
          const gain = signed(inAll(game.lotWorth(view, seat)));
          const why = game
            .lotReasons(view, seat)
            .map(({ item, fame }) => `${signed(fame)} ${lowered(items[item] ?? item)}`);
          const { name, you } = person(seat);
          const odds = oddsOf(seat);
          const said = words.reasons(you ? words.toYou : name, gain, why.join(', '));
          return odds === null
            ? `${said}.`
            : `${said}; ${words.likely(signed(odds.likely), signed(odds.best))}.`;
        }),
        words.howLikely(THROWS),
        ...(view.epoch === LAST_EPOCH ? [words.withSuns] : []),
      ]}
      rule="E-05"
    />
  );
};

/** A heading in the middle of a sentence. */
const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
