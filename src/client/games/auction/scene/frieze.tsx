import { raTrackLength } from '../../../../game/auction/tracks.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import { RaTrackCard } from '../pieces/part-cards.tsx';
import { boardWords } from '../words/board.ts';

const RA = 'ra' as never;

/** The Ra track, as long as it is for so many players; its last space ends the epoch. [C-01] */
export const Frieze = () => {
  const words = useWords(boardWords);
  const { game, match } = useBoard();
  const { Tile } = game;
  const { raTrack, areas, step } = match.view;
  const length = raTrackLength(areas.length);
  const said = useExplain(() => <RaTrackCard />, 'thing');
  const spaces = useExplain(() => <RaTrackCard />);
  return (
    <section className="ra-track" aria-labelledby="ra-track-name">
      <h3 id="ra-track-name" className="visually-hidden">
        {words.raTrack}
      </h3>
      <ol aria-hidden="true" {...spaces.props}>
        {Array.from({ length }, (_, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            key={i}
            className="ra-space"
            data-filled={i < raTrack}
            data-last={i === length - 1}
          >
            {i < raTrack ? <Tile side={RA} decorative /> : i === length - 1 && <SettingSun />}
          </li>
        ))}
      </ol>
      <p className="ra-track-count" data-last={raTrack === length - 1} {...said.props}>
        <span className="visually-hidden">{words.raFilled(raTrack, length)}. </span>
        <strong aria-hidden="true">{words.raShort(raTrack, length)}</strong>{' '}
        {step.kind !== 'over' && <span>{words.raMore(length - raTrack)}</span>}
      </p>
      {said.card}
      {spaces.card}
    </section>
  );
};

/** Where the sun goes down: on the space that ends the epoch. */
const SettingSun = () => (
  <svg className="ra-setting" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M10 30a14 14 0 0 1 28 0z" />
    <path className="ra-setting-line" d="M4 34h40M12 40h24M24 6v6M8 13l4 4M40 13l-4 4" />
  </svg>
);
