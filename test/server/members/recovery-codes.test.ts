import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashOfCode } from '../../../src/server/members/recovery-codes.ts';
import { atFullLength, SHIPPED } from '../support/light-codes.ts';

it('a code is as hard to guess as scrypt is by default, and is one however it was typed', async () => {
  expect(SHIPPED).toBe(16_384);
  atFullLength();
  const byDefault = scryptSync('k7mq2x9dhw4t', 'salt', 32).toString('base64url');
  for (const typed of ['k7mq-2x9d-hw4t', ' K7MQ 2x9d-HW4T', 'k7mq2x9dhw4t'])
    expect(await hashOfCode(typed, 'salt')).toBe(byDefault);
});
