import type { Socket } from 'socket.io-client';

/** Every frame a socket receives from now on, as it came over the wire. To be called before it connects. */
export const recordFrames = (socket: Socket): string[] => {
  const frames: string[] = [];
  socket.io.on('open', () => {
    socket.io.engine.on('packet', ({ data }) => frames.push(String(data ?? '')));
  });
  return frames;
};
