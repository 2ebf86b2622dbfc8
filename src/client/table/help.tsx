import { onServer } from '../ui/base.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useHasKeyboard } from '../ui/keys/has-keyboard.ts';
import { useBoard } from './board-context.tsx';
import { helpWords } from './words.ts';
import './help.css';

/** A key that acts on the table, as it is printed, what it does in words, and where nothing else sees to it the deed. */
export type KeyHelp = readonly [key: string, meaning: string, act?: () => void];

/** How to score, the marks of the table, and its keys with their switch. */
export const Help = ({
  on,
  setOn,
  keys: ownKeys,
  marks = [],
}: {
  on: boolean;
  setOn: (on: boolean) => void;
  /** What the game has besides the keys of every table, in the order in which they are read. */
  keys: readonly KeyHelp[];
  marks?: readonly string[];
}) => {
  const { id, HowToScore } = useBoard().game;
  const hasKeyboard = useHasKeyboard();
  const words = useWords(helpWords);
  const keys: readonly KeyHelp[] = [
    ...ownKeys,
    // A replay does something else with it.
    ...(ownKeys.some(([key]) => key === 'U') ? [] : [['U', words.takeBack] as KeyHelp]),
    ['H', words.history],
    ['S', words.score],
    ['?', words.help],
    ['← → ↑ ↓', words.arrows],
  ];
  return (
    <div className="help">
      <h3>{words.howToScore}</h3>
      <HowToScore />
      <p className="help-rules">
        <a className="button" href={onServer(`/rules/${id}`)} target="_blank" rel="noreferrer">
          {words.rules}
        </a>
      </p>
      <h3>{words.marks}</h3>
      <ul>
        <li>{words.markLegal}</li>
        <li>{words.markTurn}</li>
        {marks.map(mark => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      {hasKeyboard && (
        <>
          <h3>{words.keys}</h3>
          <label className="help-switch">
            <input type="checkbox" checked={on} onChange={event => setOn(event.currentTarget.checked)} />{' '}
            {words.on}
          </label>
          <dl>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
};
