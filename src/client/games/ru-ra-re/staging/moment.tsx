import {
  type RuRaReEvent,
  SCORE_ITEMS,
  type ScoreEvent,
  type ScoreItem,
} from '../../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { type Fingers, Fist, Hand } from '../art/hands.tsx';
import { useBoard } from '../view/board-context.ts';
import './moment.css';
import './scoring-moment.css';
import { boardWords, itemWords, scoreWords } from '../words/board.ts';
import { useStaging } from './staging-context.tsx';

/** What happens over the whole square for a moment: the throw, a scoring, the end. */
export const Moment = () => {
  const { current, ms, told, isOn, frozen } = useStaging();
  if (!isOn || current === null) return null;
  const scene = sceneOf(current);
  if (scene === null) return null;
  return (
    <div
      key={told.length}
      className="moment"
      aria-hidden="true"
      data-frozen={frozen !== null}
      style={{ '--ms': `${ms}ms`, '--held': frozen ?? 0 } as React.CSSProperties}
    >
      {scene}
    </div>
  );
};

const sceneOf = (event: RuRaReEvent) => {
  if (event.type === 'show') return <Throw choices={event.choices} />;
  if (event.type === 'score') return <Scoring scoring={event.scoring} />;
  if (event.type === 'end') return <Crowning scores={event.scores} winners={event.winners} />;
  return null;
};

/** How wide a throw of one hand and of two is for its height. */
const ONE_HAND = 0.76;
const TWO_HANDS = 1.49;
const widthOf = (row: number): number => (row > 5 ? TWO_HANDS : ONE_HAND);

/**
 * How wide everybody's place is for the height of a hand: the same for all, or fists would tell who throws two, and so
 * wide that no two beside each other touch.
 */
const placeOf = (rows: readonly number[]): number =>
  Math.max(ONE_HAND, ...rows.slice(1).map((row, i) => (widthOf(row) + widthOf(rows[i]!)) / 2));

/** The fists beat three times and open together; as large as they all fit side by side. */
const Throw = ({ choices }: { choices: Readonly<Record<string, number>> }) => {
  const { person } = useBoard();
  const thrown = Object.entries(choices);
  const sizes = { '--n': thrown.length, '--place': placeOf(thrown.map(([, row]) => row)) };
  return (
    <>
      <p className="throw-words">
        <span>Ru</span>
        <span>Ra</span>
        <span>Re!</span>
      </p>
      <div className="throw-hands" style={sizes as React.CSSProperties}>
        {thrown.map(([seat, row]) => (
          <span key={seat} className="thrown" data-seat-colour={seat}>
            <span className="thrown-arm">
              <span className="thrown-fist">
                <Fist />
              </span>
              <span className="thrown-open">
                <Hand fingers={row as Fingers} />
              </span>
              <span className="thrown-cuff">
                <Portrait seat={Number(seat)} />
              </span>
            </span>
            <small>{person(Number(seat)).name}</small>
            <b>{row}</b>
          </span>
        ))}
      </div>
    </>
  );
};

/** What everybody scores, item by item. */
const Scoring = ({ scoring }: { scoring: 1 | 2 }) => {
  const words = useWords(boardWords);
  const items = useWords(itemWords);
  const { live, person } = useBoard();
  // All of it is one moment.
  const scores = live.events.filter(
    (event): event is ScoreEvent => event.type === 'score' && event.scoring === scoring,
  );
  // On the same line for everybody, so that they can be compared.
  const scored = SCORE_ITEMS.filter(item => scores.some(score => pointsFor(score, item) > 0));
  // Of the last one it is the match that counts.
  const counted = ({ points, total }: ScoreEvent) => (scoring === 1 ? points : total);
  const most = Math.max(...scores.map(counted));
  return (
    <div className="scoring">
      <h3>{scoring === 1 ? words.firstScoring : words.secondScoring}</h3>
      <div className="scoring-seats">
        {scores.map(score => (
          <div
            key={score.player}
            className="scoring-seat"
            data-most={counted(score) === most}
            data-seat-colour={score.player}
          >
            <Portrait seat={score.player} />
            <span className="scoring-name">{person(score.player).name}</span>
            {scored.map((item, i) => (
              <span
                key={item}
                className="scoring-item"
                data-none={pointsFor(score, item) === 0}
                style={{ '--i': i } as React.CSSProperties}
              >
                {items[item]} <b>{pointsFor(score, item)}</b>
              </span>
            ))}
            <strong>{score.points}</strong>
            {scoring === 2 && <small>{words.now(score.total)}</small>}
          </div>
        ))}
      </div>
    </div>
  );
};

const pointsFor = ({ items }: ScoreEvent, item: ScoreItem): number =>
  items.find(award => award.for === item)?.points ?? 0;

const Crowning = ({ scores, winners }: { scores: readonly number[]; winners: readonly Seat[] }) => {
  const words = useWords(scoreWords);
  const { person } = useBoard();
  return (
    <div className="crowning">
      {winners.map(seat => (
        <div key={seat} className="crowned">
          <Portrait seat={seat} />
          <span>{winners.length > 1 ? person(seat).name : words.winner(person(seat))}</span>
          <strong className="crowned-points">{scores[seat]}</strong>
        </div>
      ))}
    </div>
  );
};
