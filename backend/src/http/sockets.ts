import type { Server } from "node:http";
import type { Socket } from "node:net";
import { mostOpenFiles, networkOf } from "../lib/network.ts";

export type SocketBounds = {
  /** Connections at once. */
  everywhere: number;
  /** Of one address, of IPv6 one /64; Infinity where a proxy brings everybody. */
  address: number;
  /** A reader for whom bytes wait has to take so many a second, looked at over a window; milliseconds. */
  slowest: { bytesPerSecond: number; window: number };
};

/** Database, files and event streams of the kind that is counted elsewhere need descriptors too: without any left every connection would be reset. */
export function socketBounds(openFiles = mostOpenFiles()): SocketBounds {
  return { everywhere: Math.min(20_000, Math.floor(openFiles * 0.8)), address: Math.min(1_000, Math.floor(openFiles * 0.5)), slowest: { bytesPerSecond: 500, window: 20_000 } };
}

/** What the system has taken of what was written to a socket, and what still waits. Node says neither of a write that is half done elsewhere. */
function written(socket: Socket): { taken: number; waiting: number } {
  const handle: unknown = Reflect.get(socket, "_handle");
  const { bytesWritten = 0, writeQueueSize = 0 } = (handle ?? {}) as { bytesWritten?: number; writeQueueSize?: number };
  return { taken: bytesWritten - writeQueueSize, waiting: writeQueueSize };
}

/** Lets go whoever takes less than the slowest connection would: a download that is read byte by byte would be held for ever. */
function endSlowReaders(sockets: ReadonlySet<Socket>, { bytesPerSecond, window }: SocketBounds["slowest"]): NodeJS.Timeout {
  const before = new WeakMap<Socket, number>();
  return setInterval(() => {
    for (const socket of sockets) {
      const { taken, waiting } = written(socket);
      const last = before.get(socket);
      if (waiting > 0 && last !== undefined && taken - last < (bytesPerSecond * window) / 1000) socket.destroy();
      if (waiting > 0) before.set(socket, taken);
      else before.delete(socket);
    }
  }, window).unref();
}

/** Bounds the connections of a server, in all and of one address, and how slowly they may be read. */
export function boundSockets(server: Server, { everywhere, address, slowest }: SocketBounds): void {
  const sockets = new Set<Socket>();
  const ofNetwork = new Map<string, number>();
  server.maxConnections = everywhere;
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (ofNetwork.get(network) ?? 0) + 1;
    if (count > address) return void socket.destroy();
    sockets.add(socket);
    ofNetwork.set(network, count);
    socket.once("close", () => {
      sockets.delete(socket);
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
    // Whoever only keeps a connection for later makes room for those who ask now.
    if (sockets.size > everywhere * 0.9) server.closeIdleConnections();
  });
  const looking = endSlowReaders(sockets, slowest);
  server.once("close", () => clearInterval(looking));
}
