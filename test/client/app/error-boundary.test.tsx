import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/client/app/error-boundary.tsx';

const Broken = ({ message }: { message: string }) => {
  throw new Error(message);
};
const show = (message: string) =>
  render(
    <ErrorBoundary>
      <Broken message={message} />
    </ErrorBoundary>,
  );

beforeEach(() => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leaves a whole page alone', () => {
  render(<ErrorBoundary>all is well</ErrorBoundary>);
  expect(screen.getByText('all is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a page has broken down, without the words of the machine, and offers ways on', () => {
  show("Cannot read properties of undefined (reading 'suns')");
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page has stopped working');
  expect(screen.getByRole('alert').textContent).toMatch(/Your matches are not lost/);
  expect(screen.getByRole('main').textContent).not.toMatch(/undefined/);
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
});

it.each([
  'Failed to fetch dynamically imported module: http://h/assets/board-1.js',
  'error loading dynamically imported module: http://h/assets/board-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/board-1.css',
])('tells a part that cannot be fetched from a fault: %s', message => {
  show(message);
  expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
});

it('shows the page one goes back to', () => {
  const { rerender } = show('oh');
  rerender(<ErrorBoundary>all is well</ErrorBoundary>);
  expect(screen.queryByText('all is well')).toBeNull();
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.getByText('all is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads the page again when asked to', () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload } as Location);
  show('oh');
  screen.getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
