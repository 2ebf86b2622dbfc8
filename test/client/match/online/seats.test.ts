import { expect, it } from 'vitest';
import { seatInfoOf } from '../../../../src/client/match/online/seats.ts';
import { botWords } from '../../../../src/client/table/bot-words.ts';

it('a bot of somebody’s is marked as a bot, and as the bot that stands in for it while one does', () => {
  const seat = { id: 0, name: 'Thoth', botAccount: 'bot-aaaaaaaaaaaa', isConnected: true };
  const { bot, connected } = seatInfoOf(seat);
  expect([botWords.en.tag(bot!), connected]).toEqual(['Bot', true]);
  expect(botWords.it.tag(bot!, 'Ada')).toMatch(/^Bot di .*Ada/);
  const stoodIn = seatInfoOf({ ...seat, isConnected: false, data: { bot: 'hard', standIn: true } });
  expect([botWords.it.tag(stoodIn.bot!), stoodIn.connected]).toEqual(['Bot difficile', false]);
});
