import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands in front of the backend and cuts connections in the middle of an answer. */
export interface CuttingProxy {
  port: number;
  /** How many answers were cut. */
  cut(): number;
  close(): Promise<void>;
}

/**
 * @param backendPort where the backend answers
 * @param isCut whether the answer that begins now is cut after its first bytes
 */
export async function startCuttingProxy(backendPort: number, isCut: () => boolean): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let done = 0;
  const server = createServer((client) => {
    const backend = connect(backendPort, "127.0.0.1");
    for (const socket of [client, backend]) {
      open.add(socket);
      // Either end may vanish at any moment: that is what this is for.
      socket.on("error", () => undefined).on("close", () => {
        open.delete(socket);
        client.destroy();
        backend.destroy();
      });
    }
    client.pipe(backend);
    backend.on("data", (bytes: Buffer) => {
      if (!isCut()) return void client.write(bytes);
      done += 1;
      client.write(bytes.subarray(0, Math.min(20, bytes.length)), () => client.destroy());
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => done,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
