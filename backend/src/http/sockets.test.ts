import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundSockets, socketBounds, type SocketBounds } from "./sockets.ts";

const open: Socket[] = [];
let server: Server;
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Larger than the system's socket buffers. */
const big = Buffer.alloc(30_000_000);
const tight: SocketBounds = { everywhere: 20, address: 10, slowest: { bytesPerSecond: 100_000, window: 300 } };

async function serve(bounds: Partial<SocketBounds> = {}): Promise<number> {
  server = createServer((request, response) => void response.end(request.url === "/big" ? big : "here"));
  boundSockets(server, { ...tight, ...bounds });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

/** Opens a connection from a local address. */
async function come(port: number, localAddress = "127.0.0.1"): Promise<{ socket: Socket; ended: Promise<unknown> }> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  open.push(socket);
  const ended = new Promise((over) => socket.once("close", over).once("error", over));
  await Promise.race([new Promise((opened) => socket.once("connect", opened)), ended]);
  return { socket, ended };
}

async function answered(port: number, localAddress?: string): Promise<boolean> {
  const { socket, ended } = await come(port, localAddress);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return Promise.race([new Promise<boolean>((yes) => socket.once("data", () => yes(true))), ended.then(() => false)]);
}

test("disconnects a reader who takes a byte at a time", async () => {
  const port = await serve();
  const { socket, ended } = await come(port);
  socket.write("GET /big HTTP/1.1\r\nhost: localhost\r\n\r\n");
  socket.pause();
  const nibbling = setInterval(() => void socket.read(1), 50);
  await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0);
  clearInterval(nibbling);
  socket.resume();
  await ended;
});

async function connections(): Promise<number> {
  return new Promise((counted) => server.getConnections((_error, count) => counted(count)));
}

/** Reads the big response, with pauses of this many milliseconds; returns the number of bytes. */
async function readBig(port: number, pause: number): Promise<number> {
  const { socket, ended } = await come(port);
  let read = 0;
  socket.on("data", (part: Buffer) => {
    read += part.length;
    socket.pause();
    setTimeout(() => socket.resume(), pause);
  });
  socket.write("GET /big HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  await ended;
  return read;
}

test("a moderately slow reader gets the whole response", async () => {
  // Longer windows: on a busy machine this process, which is the reader too, may stand still for most of a short one.
  const port = await serve({ slowest: { bytesPerSecond: 100_000, window: 1_000 } });
  expect(await readBig(port, 4)).toBeGreaterThan(big.length);
});

test("a reader is not taken for a slow one while the process itself stands still", async () => {
  const reading = readBig(await serve(), 5);
  const standStill = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * tight.slowest.window);
  for (const at of [1.2, 5]) setTimeout(standStill, at * tight.slowest.window);
  expect(await reading).toBeGreaterThan(big.length);
});

test("one address cannot take all connections", async () => {
  const port = await serve();
  for (let at = 0; at < 10; at++) await come(port);
  await expect.poll(connections).toBe(10);
  expect(await answered(port)).toBe(false);
  expect(await answered(port, "127.0.0.2")).toBe(true);
});

test("idle keep-alive connections are closed to make room", async () => {
  const port = await serve({ address: Infinity });
  for (let at = 0; at < 30; at++) expect(await answered(port)).toBe(true);
});

test("of 1,024 file descriptors some are reserved for the database and for other addresses", () => {
  expect(socketBounds(1_024)).toMatchObject({ everywhere: 819, address: 512 });
  expect(socketBounds(Infinity)).toMatchObject({ everywhere: 20_000, address: 1_000 });
});
