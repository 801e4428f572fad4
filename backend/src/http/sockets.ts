import type { Server } from "node:http";
import type { Socket } from "node:net";
import { maxOpenFiles, networkOf } from "../lib/network.ts";

export type SocketBounds = {
  /** The limit of concurrent connections. */
  everywhere: number;
  /** The limit per address, for IPv6 per /64; Infinity behind a proxy. */
  address: number;
  /** The minimum throughput of a reader with bytes pending, measured over a window in milliseconds. */
  slowest: { bytesPerSecond: number; window: number };
};

/**
 * Connection limits derived from the file descriptor limit: database, files and event streams need descriptors too, and
 * without any left every connection would be reset.
 */
export function socketBounds(openFiles = maxOpenFiles()): SocketBounds {
  return {
    everywhere: Math.min(20_000, Math.floor(openFiles * 0.8)),
    address: Math.min(1_000, Math.floor(openFiles * 0.5)),
    slowest: { bytesPerSecond: 500, window: 20_000 },
  };
}

/**
 * Bytes of a socket that the system has taken, and bytes still pending. Node reports neither for a partly completed
 * write.
 */
function written(socket: Socket): { taken: number; waiting: number } {
  const handle: unknown = Reflect.get(socket, "_handle");
  const { bytesWritten = 0, writeQueueSize = 0 } = (handle ?? {}) as { bytesWritten?: number; writeQueueSize?: number };
  return { taken: bytesWritten - writeQueueSize, waiting: writeQueueSize };
}

/**
 * Destroys connections below the minimum throughput: a download read byte by byte would hold its connection for ever
 * (slow read attack).
 */
function endSlowReaders(
  sockets: ReadonlySet<Socket>,
  { bytesPerSecond, window }: SocketBounds["slowest"],
): NodeJS.Timeout {
  const before = new WeakMap<Socket, number>();
  let lookedAt = performance.now();
  return setInterval(() => {
    const now = performance.now();
    // After a pause of the process itself nothing has been written, however fast the reader is.
    const late = now - lookedAt > 1.5 * window;
    lookedAt = now;
    for (const socket of sockets) {
      const { taken, waiting } = written(socket);
      const last = late ? undefined : before.get(socket);
      if (waiting > 0 && last !== undefined && taken - last < (bytesPerSecond * window) / 1000) socket.destroy();
      if (waiting > 0) before.set(socket, taken);
      else before.delete(socket);
    }
  }, window).unref();
}

/** Limits a server's connections in total and per address, and enforces a minimum read throughput. */
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
    // Idle keep-alive connections are closed to make room.
    if (sockets.size > everywhere * 0.9) server.closeIdleConnections();
  });
  const looking = endSlowReaders(sockets, slowest);
  server.once("close", () => clearInterval(looking));
}
