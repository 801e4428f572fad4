import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy that can silently cut a server off: connections stay open without any data. */
export interface StallingProxy {
  /** The server's URL through the proxy. */
  url: string;
  stall(): void;
  resume(): void;
  close(): Promise<void>;
}

/** @param target URL of the server, with its port */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => undefined).on("close", () => to.destroy() && open.delete(from));
      if (stalled) from.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Of the server's socket, which passes the proxy by.
  url.searchParams.delete("host");
  const all = (stop: boolean) => {
    stalled = stop;
    for (const socket of open)
      if (stop) socket.pause();
      else socket.resume();
  };
  return {
    url: url.href,
    stall: () => all(true),
    resume: () => all(false),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
