import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BotsContext } from '../../../src/client/table/bot-mark.tsx';
import { MembersContext } from '../../../src/client/table/member-mark.tsx';
import { Portrait } from '../../../src/client/table/portrait.tsx';

const faces = (members: string, bots: string) =>
  render(
    <BotsContext value={bots}>
      <MembersContext value={members}>
        <Portrait seat={0} />
        <Portrait seat={1} />
      </MembersContext>
    </BotsContext>,
  ).container.querySelectorAll('.portrait');

const hasCartouche = (face: Element | undefined) => face?.querySelector('rect[rx="16"]') !== null;

it('the portrait of a member bears their cartouche, that of a guest none', async () => {
  const [guest, member] = faces('\nAda', ',');
  await waitFor(() => expect(hasCartouche(member)).toBe(true));
  expect(hasCartouche(guest)).toBe(false);
});

it('where a bot stands in for a member, its mark is there and not theirs', async () => {
  const [standIn, member] = faces('Ada\nBen', 'easy,');
  await waitFor(() => expect(hasCartouche(member)).toBe(true));
  expect(hasCartouche(standIn)).toBe(false);
  expect(standIn?.querySelector('.portrait-bot')).not.toBeNull();
});
