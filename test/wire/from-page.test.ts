import { expect, it } from 'vitest';
import { FROM_PAGE, PAGE_MESSAGES } from '../../src/wire/from-page.ts';
import { read } from '../../src/wire/packet.ts';

it.each(PAGE_MESSAGES)(
  'bytes in place of what a page says, or of what that holds, are no message: %s',
  name => {
    const { packet } = FROM_PAGE[name];
    for (const bytes of [Buffer.from([1, 2, 3]), [Buffer.from([1, 2, 3])]])
      expect(
        read(
          packet,
          packet.args.map(() => bytes),
        ),
      ).toBeNull();
  },
);
