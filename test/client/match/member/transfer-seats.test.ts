import { expect, it } from 'vitest';
import { transferSeats } from '../../../../src/client/match/member/transfer-seats.ts';
import { unkeptNow } from '../../../../src/client/ui/storage/device.ts';
import { closeStorage, WAYS_TO_DENY } from '../../closed-storage.ts';

it.each(WAYS_TO_DENY)('where nobody has a seat none is written, or said to be lost: %s', async way => {
  closeStorage(way);
  expect(await transferSeats()).toEqual([]);
  expect(unkeptNow()).toBeNull();
});
