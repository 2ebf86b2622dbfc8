import { cleanup, render } from '@testing-library/react';
import { createContext, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from '../../../../src/client/ui/router/router.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { bareTexts } from './bare-texts.ts';
import { translate } from './translate.ts';

afterEach(cleanup);

const written = (node: ReactNode) => render(node).container.innerHTML;
const Around = createContext('');
const WORD: string = 'tiles';

describe('a text', () => {
  it.each<[string, ReactNode, string]>([
    ['alone', <p key="">a</p>, '<p>a</p>'],
    [
      'in parts',
      <p key="">
        {2} {WORD}
        {null}
      </p>,
      '<p>2 tiles</p>',
    ],
    [
      'of nothing',
      <p key="">
        {''}
        {false}
      </p>,
      '<p></p>',
    ],
    ['of a list', <p key="">{['a', ' b']}</p>, '<p>a b</p>'],
    [
      'beside an element',
      <p key="">
        {0} <b>x</b>
      </p>,
      '<p><own-text>0</own-text><own-text> </own-text><b>x</b></p>',
    ],
    [
      'of lists beside an element',
      <p key="">
        <b>x</b>
        {['a', 'b']}
        {['c', <i key="i">d</i>]}
      </p>,
      '<p><b>x</b><own-text>ab</own-text><own-text>c</own-text><i>d</i></p>',
    ],
    [
      'of no element of its own',
      <p key="">
        <>a</>
        <b>x</b>
      </p>,
      '<p><own-text>a</own-text><b>x</b></p>',
    ],
    [
      'in a context',
      <p key="">
        <Around value="">a</Around>
        <b>x</b>
      </p>,
      '<p><own-text>a</own-text><b>x</b></p>',
    ],
    [
      'in a picture',
      <svg key="" aria-hidden="true">
        <text>
          a<tspan>b</tspan>
        </text>
      </svg>,
      '<svg aria-hidden="true"><text><tspan>a</tspan><tspan>b</tspan></text></svg>',
    ],
  ])('%s', (_, node, html) => {
    expect(written(node)).toBe(html);
    expect(bareTexts()).toEqual([]);
  });

  it('that a component of somebody else puts into its element', () => {
    const html = written(
      <MemoryRouter>
        <Link to="/">
          <b>x</b> a
        </Link>
      </MemoryRouter>,
    );
    expect(html).toMatch(/<b>x<\/b><own-text> a<\/own-text><\/a>$/);
  });

  it('that a component returns bare is found', () => {
    const Bare = () => 'a';
    render(
      <p>
        <Bare />
      </p>,
    );
    expect(bareTexts()).toEqual(['<p>a</p>']);
  });
});

it('keeps its places: what stands among texts is not made anew when one of them comes or goes', () => {
  const Count = () => {
    const [n] = useState(() => Math.random());
    return <i>{n}</i>;
  };
  const line = (said: string) => (
    <p>
      {said} <Count />
      {said}
    </p>
  );
  const { container, rerender } = render(line('a'));
  const first = container.querySelector('i');
  for (const said of ['', 'b', '']) {
    rerender(line(said));
    expect(container.querySelector('i')).toBe(first);
  }
});

describe('a page that the browser translates', () => {
  const Line = ({ n, note }: { n: number; note: string }) => (
    <section>
      {note}
      <p>
        {n} {WORD}
      </p>
      {n % 2 === 0 && 'even '}
      {n > 2 ? <b>many</b> : 'few'} of {n}
      {note}
      <i />
    </section>
  );

  it('goes on telling the truth, whatever comes and goes', async () => {
    const plain = render(<Line n={0} note="" />);
    const translated = render(<Line n={0} note="" />);
    const stop = translate(translated.container);
    for (const [n, note] of [
      [1, 'a'],
      [2, ''],
      [3, 'b'],
      [0, 'c'],
      [4, ''],
    ] as const) {
      plain.rerender(<Line n={n} note={note} />);
      translated.rerender(<Line n={n} note={note} />);
      expect(translated.container.textContent).toBe(plain.container.textContent);
      await Promise.resolve();
      expect(translated.container.querySelector('p font font')?.textContent).toBe(`${n} tiles`);
    }
    stop();
  });
});
