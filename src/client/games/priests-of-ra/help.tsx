import { useWords } from '../../i18n/i18n.tsx';
import { helpWords } from './words/help.ts';

/** The keys and the marks of the table, and the switch for the keys. */
export const Help = ({ on, setOn }: { on: boolean; setOn: (on: boolean) => void }) => {
  const words = useWords(helpWords);
  const keys = [
    ['D', words.draw],
    ['R', words.invoke],
    ['P', words.pass],
    ['1–9', words.numbers],
    ['H', words.history],
    ['S', words.score],
    ['?', words.help],
    ['← → ↑ ↓', words.arrows],
  ] as const;
  return (
    <div className="help">
      <label className="help-switch">
        <input type="checkbox" checked={on} onChange={event => setOn(event.currentTarget.checked)} />{' '}
        {words.on}
      </label>
      <h3>{words.keys}</h3>
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
      <h3>{words.marks}</h3>
      <ul>
        <li>{words.markLegal}</li>
        <li>{words.markTurn}</li>
        <li>{words.markCorner}</li>
      </ul>
      <p>
        <a href="/rules/priests-of-ra" target="_blank" rel="noreferrer">
          {words.rules}
        </a>
      </p>
    </div>
  );
};
