import { expect, it } from 'vitest';
import { isLoopback } from '../../src/site/loopback.ts';

const hostOf = (origin: string) => new URL(origin).hostname;

it.each([
  'http://localhost:8000',
  'http://LOCALHOST.',
  'http://ra.localhost',
  'http://127.0.0.1',
  'http://127.9.9.9',
  'http://[::1]:1',
  'http://[::ffff:127.0.0.1]',
  'http://0.0.0.0',
])('%s leads others to their own machine', origin => {
  expect(isLoopback(hostOf(origin))).toBe(true);
});

it.each([
  'http://192.168.1.5',
  'https://games.example',
  'http://ra.local',
  'http://localhost.example',
  'http://[fe80::1]',
])('%s does not', origin => {
  expect(isLoopback(hostOf(origin))).toBe(false);
});
