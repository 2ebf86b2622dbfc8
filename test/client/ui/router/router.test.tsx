import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  BrowserRouter,
  Link,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '../../../../src/client/ui/router/router.tsx';
import { Route, Routes, useParams } from '../../../../src/client/ui/router/routes.tsx';

const Told = () => {
  const { pathname, search, hash, state } = useLocation();
  const way = useNavigationType();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <output>{[way, pathname + search + hash, id, JSON.stringify(state)].join(' ')}</output>
      <Link to="/match/7?seat=1#end" state={{ from: 'here' }}>
        match
      </Link>
      <Link to="/rules" target="_blank">
        rules
      </Link>
      <button type="button" onClick={() => setQuery({ pace: 'slow' }, { replace: true })}>
        {query.get('pace') ?? 'pace'}
      </button>
      <button type="button" onClick={() => navigate('/')}>
        home
      </button>
    </>
  );
};
/** A page that waits for an answer, and leads on when it is there. */
let answer = () => {};
const Waiting = () => {
  const navigate = useNavigate();
  const ask = () => new Promise<void>(resolve => (answer = resolve)).then(() => navigate('/match/9'));
  return (
    <>
      <Told />
      <button type="button" onClick={ask}>
        ask
      </button>
    </>
  );
};
const told = () => screen.getByRole('status').textContent;
const becomes = (text: string) => waitFor(() => expect(told()).toBe(text));
const press = (name: string, how = {}) => fireEvent.click(screen.getByText(name), how);
const entry = () => history.state as { idx: number; key: string; usr: unknown };

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/match/:id" element={<Told />} />
        <Route path="/waiting" element={<Waiting />} />
        <Route path="*" element={<Told />} />
      </Routes>
    </BrowserRouter>,
  );
});
afterEach(cleanup);

it('a link is a step of the browser’s, with what it hands on; to where one is already it is none', async () => {
  expect(told()).toBe('pop /  null');
  expect(entry().idx).toBe(0);
  press('match');
  await becomes('push /match/7?seat=1#end 7 {"from":"here"}');
  expect(location.pathname).toBe('/match/7');
  expect(entry()).toMatchObject({ idx: 1, usr: { from: 'here' } });
  const { key } = entry();
  press('match');
  await becomes('replace /match/7?seat=1#end 7 {"from":"here"}');
  expect(entry().idx).toBe(1);
  expect(entry().key).not.toBe(key);
});

it('what the browser is asked to open elsewhere the page does not take', () => {
  // What the browser would do then is not for a test.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    press('match', how);
  press('rules');
  document.removeEventListener('click', stop);
  expect(told()).toBe('pop /  null');
});

it('the query is changed without a step, and the browser’s own ways are heard', async () => {
  press('match');
  await becomes('push /match/7?seat=1#end 7 {"from":"here"}');
  press('pace');
  await becomes('replace /match/7?pace=slow 7 null');
  expect(screen.getByText('slow')).toBeDefined();
  press('home');
  await becomes('push /  null');
  expect(entry().idx).toBe(2);
  history.replaceState({ usr: null, key: 'x', idx: 1 }, '', '/match/8');
  dispatchEvent(new PopStateEvent('popstate'));
  await becomes('pop /match/8 8 null');
});

it.each([
  ['whoever is still there', [], 'push /match/9 9 null'],
  ['nobody who has gone elsewhere meanwhile', ['home'], 'push /  null'],
])('an answer that comes late leads on %s', async (_, meanwhile, then) => {
  history.pushState(null, '', '/waiting');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await becomes('pop /waiting  null');
  press('ask');
  for (const step of meanwhile) press(step);
  await waitFor(() => expect(screen.queryByText('ask') === null).toBe(meanwhile.length > 0));
  await act(async () => answer());
  await becomes(then);
});
