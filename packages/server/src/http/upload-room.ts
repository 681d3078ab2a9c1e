import type { Socket } from 'node:net';
import { HttpProblem } from '@filigrana/sdk/answers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldBytes } from './held-bytes.ts';
import { isOwnAddress, networkOf } from '../config/network-of.ts';

const MB = 1024 * 1024;

/**
 * Most bytes of forms that are held at once, by all, for one network and for one account: a server
 * with 512 MB has room for them.
 */
const MOST = { all: 256 * MB, network: 96 * MB, account: 48 * MB };

/** The room of everybody together. */
const ALL = 'all';

/** Takes room for a form of so many bytes until it has been answered or cut off. */
type TakeRoom = (request: FastifyRequest, reply: FastifyReply, bytes: number) => Promise<void>;

/**
 * Forms are held in memory until they are answered, and a slow one may take minutes: nobody may hold
 * as many of them as they like, at this server or at the others. One alone always finds room, whatever
 * its size (twenty banners).
 *
 * @throws HttpProblem 429 when there is no room now.
 */
export function uploadRoom(shared: HeldBytes): TakeRoom {
  const held = new Map<string, number>();
  const change = (owner: string, bytes: number) => {
    const now = (held.get(owner) ?? 0) + bytes;
    if (now > 0) held.set(owner, now);
    else held.delete(owner);
  };
  const whenClosed = closings();
  /** Bytes that the other servers hold for an owner: the memory of this one is its own. */
  const others = (owner: string) =>
    owner === ALL ? Promise.resolve(0) : shared.tell(owner, () => held.get(owner) ?? 0);

  return async (request, reply, bytes) => {
    const { socket } = request.raw;
    // The client may have closed the connection while its login was checked.
    if (socket.destroyed) return;
    const owners = ownersOf(request);
    for (const [owner, most] of owners) assertRoom(held.get(owner) ?? 0, bytes, most);
    for (const [owner] of owners) change(owner, bytes);
    let isHeld = true;
    const giveBack = () => {
      if (!isHeld) return;
      isHeld = false;
      for (const [owner] of owners) {
        change(owner, -bytes);
        // If this fails, the other servers stop counting the bytes after a while.
        others(owner).catch((error: unknown) => request.log.warn({ err: error }, 'room not told'));
      }
      forget();
    };
    reply.raw.once('finish', giveBack);
    reply.raw.once('close', giveBack);
    // An answer that waits behind another on its connection gets no event when the connection ends.
    const forget = whenClosed(socket, giveBack);
    for (const [owner, most] of owners) {
      const elsewhere = await others(owner);
      if (elsewhere > 0) assertRoom((held.get(owner) ?? 0) - bytes + elsewhere, bytes, most);
    }
  };
}

/** @throws HttpProblem 429 when what is held already leaves no room for more. */
function assertRoom(now: number, bytes: number, most: number): void {
  if (now > 0 && now + bytes > most) throw new HttpProblem('RATE_LIMITED', { retryAfter: 5 });
}

/** Runs things when a connection closes, unless they are taken back; many of them need one listener. */
function closings() {
  const waiting = new WeakMap<Socket, { runs: Set<() => void>; listener: () => void }>();
  const listen = (socket: Socket) => {
    const runs = new Set<() => void>();
    const listener = () => runs.forEach((run) => run());
    socket.once('close', listener);
    const begun = { runs, listener };
    waiting.set(socket, begun);
    return begun;
  };
  return (socket: Socket, run: () => void): (() => void) => {
    const { runs, listener } = waiting.get(socket) ?? listen(socket);
    runs.add(run);
    return () => {
      runs.delete(run);
      if (runs.size > 0) return;
      // A connection may carry thousands of forms, one after the other.
      socket.off('close', listener);
      waiting.delete(socket);
    };
  };
}

function ownersOf({ ip, user }: FastifyRequest): [owner: string, most: number][] {
  return [
    [ALL, MOST.all],
    // The machine's own address stands for a proxy that the settings do not name.
    ...(isOwnAddress(ip) ? [] : [[`network ${networkOf(ip)}`, MOST.network] as [string, number]]),
    ...(user ? [[`account ${user.idUsuario}`, MOST.account] as [string, number]] : []),
  ];
}
