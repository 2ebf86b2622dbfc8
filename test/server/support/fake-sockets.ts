import type { Socket } from 'socket.io';

type Heard = (event: string, ...args: readonly unknown[]) => void;

/** A namespace without a network: sockets that are in it, and rooms of them. */
export class FakeNamespace {
  readonly #rooms = new Map<string, Map<string, Heard>>();

  /** @param heard whatever is said to the socket, by itself or in a room */
  socket(id: string, heard: Heard): Socket {
    return {
      id,
      connected: true,
      nsp: this,
      emit: heard,
      join: (room: string) => void this.#room(room).set(id, heard),
      leave: (room: string) => void this.#room(room).delete(id),
    } as unknown as Socket;
  }

  get local(): this {
    return this;
  }

  to(rooms: readonly string[]): { readonly emit: Heard } {
    const there = new Map(rooms.flatMap(room => [...this.#room(room)]));
    return {
      emit: (event, ...args) => {
        for (const heard of there.values()) heard(event, ...args);
      },
    };
  }

  #room(name: string): Map<string, Heard> {
    const room = this.#rooms.get(name) ?? new Map();
    this.#rooms.set(name, room);
    return room;
  }
}
