import { connect, type AddressInfo } from "node:net";
import type { TestBackend } from "./types.ts";

/** Starts listening and returns the port. */
export async function listening({ app }: Pick<TestBackend, "app">): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/**
 * Sends a raw POST, or a GET without a body, which no client library would send.
 * @returns the response's status
 */
export function rawCall(
  port: number,
  target: string,
  headers: Headers,
  body?: Buffer,
  version = "1.1",
): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  const length = body ? [`content-length: ${body.length}`] : [];
  const head = [
    `${body ? "POST" : "GET"} ${target} HTTP/${version}`,
    ...lines,
    ...length,
    "connection: close",
    "",
    "",
  ].join("\r\n");
  return new Promise((resolve, reject) => {
    const socket = connect(
      port,
      "127.0.0.1",
      () => void socket.write(Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)])),
    );
    socket.once("data", (part: Buffer) => {
      resolve(Number(part.toString("latin1").split(" ")[1]));
      socket.destroy();
    });
    socket.once("error", reject);
  });
}
