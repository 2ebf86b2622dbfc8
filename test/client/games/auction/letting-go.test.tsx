import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LettingGo } from '../../../../src/client/games/auction/rim/action-bar.tsx';

afterEach(cleanup);

type Shown = { choices: string; suns: number };

const SUNS = ['first', 'second', 'third'];

const Bar = ({ choices, suns }: Shown) => {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref}>
      <LettingGo bar={ref} choices={choices} suns={suns} />
      <div className="actions-suns">
        {SUNS.map(name => (
          <button key={`${name} ${SUNS.indexOf(name) < suns}`} type="button">
            {name}
          </button>
        ))}
      </div>
      <button key={choices} type="button">
        choice
      </button>
    </div>
  );
};

it.each<[focused: string, before: Shown, after: Shown, letsGo: boolean]>([
  ['choice', { choices: 'placement', suns: 3 }, { choices: '', suns: 3 }, true],
  ['choice', { choices: '', suns: 3 }, { choices: '', suns: 2 }, false],
  ['third', { choices: '', suns: 3 }, { choices: '', suns: 2 }, true],
  ['third', { choices: '', suns: 2 }, { choices: '', suns: 3 }, true],
  ['second', { choices: '', suns: 3 }, { choices: 'priests', suns: 2 }, false],
])(
  'the focus of “%s” from %j to %j is let go before its button is gone: %s',
  (name, before, after, letsGo) => {
    const { rerender } = render(<Bar {...before} />);
    const button = screen.getByText(name);
    button.focus();
    let wasThere: boolean | null = null;
    button.addEventListener('blur', () => {
      wasThere = button.isConnected;
    });
    rerender(<Bar {...after} />);
    expect([wasThere, button.isConnected]).toEqual(letsGo ? [true, false] : [null, true]);
  },
);
