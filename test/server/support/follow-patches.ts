import { applyPatch } from 'rfc6902';
import type { Socket } from 'socket.io-client';

/**
 * Has a socket hear each `patch` as the `update` it stands for, with the whole state, as boardgame.io's client puts it
 * together; and one that answers a move as the `answer` it stands for.
 */
export const followPatches = (socket: Socket): Socket => {
  const states = new Map<string, { _stateID: number }>();
  socket.on('sync', (id, { state }) => states.set(id, state));
  socket.on('update', (id, state) => states.set(id, state));
  socket.on('patch', (id, before, after, patch, log, moveID) => {
    const known = states.get(id);
    // As it came: a copy by way of a text takes half as long as one of every kind of object.
    const state: typeof known = known && JSON.parse(JSON.stringify(known));
    if (state?._stateID !== before) throw new Error(`a patch of state ${before}, not ${state?._stateID}`);
    const faults = applyPatch(state, patch).filter(fault => fault !== null);
    if (faults.length > 0 || state!._stateID !== after) throw new Error(`a wrong patch: ${faults}`);
    for (const listener of socket.listeners('update')) listener.call(socket, id, state, log);
    if (moveID === undefined) return;
    for (const listener of socket.listeners('answer')) listener.call(socket, id, moveID, 'made');
  });
  return socket;
};
