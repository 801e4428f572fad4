import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { clamAv, createScanner, testMalware } from "./fileScanner.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

/** A daemon that answers once the empty frame came; what it was sent is in `received`. */
async function daemon(answer: (socket: Socket) => void) {
  const received: Buffer[] = [];
  server = createServer((socket) => {
    socket.on("data", (part) => {
      received.push(part);
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) answer(socket);
    });
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return { received, at: { host: "127.0.0.1", port: (server.address() as AddressInfo).port } };
}

test("a file is sent to ClamAV as one frame, and its verdict is read", async () => {
  const { received, at } = await daemon((socket) => socket.end("stream: OK\0"));
  expect(await clamAv(at).scan(Buffer.from("note"))).toBe("SAFE");
  expect(Buffer.concat(received)).toEqual(Buffer.from("zINSTREAM\0\0\0\0\x04note\0\0\0\0", "latin1"));
});

test("a finding of ClamAV makes a file unsafe", async () => {
  const { at } = await daemon((socket) => socket.end("stream: Eicar-Test-Signature FOUND\0"));
  expect(await clamAv(at).scan(Buffer.from("note"))).toBe("UNSAFE");
});

test.each([
  ["an error", (socket: Socket) => void socket.end("INSTREAM size limit exceeded. ERROR\0")],
  ["nothing", (socket: Socket) => void socket.end()],
  ["a cut connection", (socket: Socket) => void socket.destroy()],
])("%s instead of a verdict is no verdict", async (_what, answer) => {
  const { at } = await daemon(answer);
  await expect(clamAv(at).scan(Buffer.from("note"))).rejects.toThrow("no verdict");
});

test("a ClamAV that isn't there is no verdict", async () => {
  const { at } = await daemon(() => undefined);
  server?.close();
  await expect(clamAv(at).scan(Buffer.from("note"))).rejects.toThrow("ECONNREFUSED");
});

test("the demo's scanner finds the test file of scanners", async () => {
  const scanner = createScanner({ fileScanner: undefined, demo: true });
  expect(await scanner.scan(Buffer.from(`${testMalware}\n`))).toBe("UNSAFE");
  expect(await scanner.scan(Buffer.from("note"))).toBe("SAFE");
});

test("without the demo and without a scanner there is no verdict", async () => {
  await expect(createScanner({ fileScanner: undefined, demo: false }).scan(Buffer.from("note"))).rejects.toThrow(
    "FILE_SCANNER",
  );
});
