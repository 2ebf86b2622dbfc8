import type { ReactNode } from 'react';
import { type Sun, scoreSuns, sunTotal } from '../../../../game/auction/suns.ts';
import { areaSuns } from '../../../../game/auction/table.ts';
import { raTrackLength, tilesOn } from '../../../../game/auction/tracks.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useSeatNotes } from '../../../table/seat-notes.tsx';
import { secretsOf } from '../../../table/table-match.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { fameShown, helpsShown } from '../view/facts.ts';
import { inAll } from '../view/sheet-facts.ts';
import { boardWords } from '../words/board.ts';
import { partWords } from '../words/parts.ts';
import { useProspects } from './use-prospects.ts';

/** What the suns of a seat come to, and what that is worth; null after the end, where the sheet says it. [E-06] */
const useTotal = (seat: Seat): string | null => {
  const words = useWords(partWords);
  const { match, person } = useBoard();
  const { view } = match;
  const suns = areaSuns(view);
  return view.step.kind === 'over'
    ? null
    : words.total(person(seat), sunTotal(at(suns, seat)), at(scoreSuns(suns), seat));
};

/** A sun of a seat: what it is good for now, and what its owner’s suns are at the end. [A-02, A-07, E-06] */
export const SunCard = ({ sun, seat }: { sun: Sun; seat: Seat }) => {
  const words = useWords(partWords);
  const { areas, centre } = useBoard().match.view;
  const { faceDown } = at(areas, seat).suns;
  const isDown = faceDown.includes(sun);
  const higher = areas.flatMap(({ suns }) => suns.faceUp).filter(other => other > sun).length;
  const total = useTotal(seat);
  const lines = isDown ? [words.sunDown] : [words.sunUp(centre), words.higher(higher)];
  return (
    <ExplainCard
      picture={<SunToken sun={sun} down={isDown} />}
      title={words.sun(sun)}
      lines={[...lines, words.prizes, ...(total === null ? [] : [total])]}
      rule={isDown ? 'E-06' : 'A-07'}
    />
  );
};

/** The sun in the gate. [A-07, E-06] */
export const CentreSunCard = () => {
  const words = useWords(partWords);
  const board = useWords(boardWords);
  const { centre } = useBoard().match.view;
  return (
    <ExplainCard
      picture={<SunToken sun={centre} />}
      title={board.centre(centre)}
      lines={[words.sunCentre, words.prizes]}
      rule="A-07"
    />
  );
};

/** The spaces of the Ra track. [C-01, T-03, E-02] */
export const RaTrackCard = () => {
  const words = useWords(partWords);
  const board = useWords(boardWords);
  const { game, match } = useBoard();
  const { raTrack, areas, raLeft, bag, step } = match.view;
  const knows = helpsShown(match.view) && step.kind !== 'over';
  return (
    <ExplainCard
      picture={<game.Tile side="ra" decorative />}
      title={board.raTrack}
      lines={[
        words.raTrack,
        words.lastSpace,
        words.filled(raTrack, raTrackLength(areas.length)),
        ...(knows ? [words.raLeft(raLeft, bag)] : []),
      ]}
      rule="E-02"
    />
  );
};

/** Who sits there, with suns and fame, and what the lot would be to them. */
export const SeatCard = ({ seat }: { seat: Seat }) => {
  const words = useWords(partWords);
  const board = useWords(boardWords);
  const { language } = useLanguage();
  const { game, match, person } = useBoard();
  const { view } = match;
  const { fame, suns } = at(view.areas, seat);
  const total = useTotal(seat);
  const helps = helpsShown(view) && tilesOn(view.track) > 0 && view.step.kind !== 'over';
  const odds = useProspects(helps ? [seat] : [])(seat);
  const notes = useSeatNotes(seat);
  const lines: ReactNode[] = [
    fameShown(view, seat, secretsOf(match)) ? board.fameOf(fame) : board.fameHidden,
    capital(
      `${board.sunsUp(suns.faceUp.join(', '))}; ${board.sunsDown(suns.faceDown.join(', '))}.`,
      language,
    ),
  ];
  if (total !== null) lines.push(total);
  if (helps) {
    const likely = odds === null ? '' : `; ${board.likely(signed(odds.likely), signed(odds.best))}`;
    lines.push(`${words.lot(signed(inAll(game.lotWorth(view, seat))))}${likely}.`);
  }
  return (
    <ExplainCard
      picture={<Portrait seat={seat} />}
      title={person(seat).name}
      lines={[...lines, ...notes]}
      rule="E-06"
    />
  );
};

const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
