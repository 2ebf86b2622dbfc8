import { Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { TextEncoder } from '../../../src/server/transport/text-encoder.ts';

it.each<[string, Packet]>([
  ['an event of a game', { type: PacketType.EVENT, nsp: '/ra', data: ['answer', 'ä "b"', null, 1.5] }],
  [
    'an event with an id',
    { type: PacketType.EVENT, nsp: '/ra', id: 0, data: ['sync', { a: undefined, b: [1] }] },
  ],
  ['an acknowledgement', { type: PacketType.ACK, nsp: '/', id: 12, data: [] }],
  ['a welcome', { type: PacketType.CONNECT, nsp: '/ra', data: { sid: 'one' } }],
  ['a refusal', { type: PacketType.CONNECT_ERROR, nsp: '/', data: { message: 'there is no game here' } }],
  ['a farewell', { type: PacketType.DISCONNECT, nsp: '/ra' } as Packet],
  ['nothing', { type: PacketType.EVENT, nsp: '/ra', data: null }],
])('%s is the text that socket.io makes of it', (_what, packet) => {
  expect(new TextEncoder().encode(packet)).toEqual(new Encoder().encode(packet));
});
