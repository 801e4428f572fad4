import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy in front of a server that cuts connections in the middle of an answer. */
export interface CuttingProxy {
  port: number;
  /** How many answers were cut. */
  cut(): number;
  close(): Promise<void>;
}

/**
 * @param backendPort the backend's port
 * @param isCut whether the response that begins now is cut after its first bytes
 */
export async function startCuttingProxy(backendPort: number, isCut: () => boolean): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const backend = connect(backendPort, "127.0.0.1");
    for (const socket of [client, backend]) {
      open.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          open.delete(socket);
          client.destroy();
          backend.destroy();
        });
    }
    client.pipe(backend);
    backend.on("data", (bytes: Buffer) => {
      if (!isCut()) return void client.write(bytes);
      cuts += 1;
      client.write(bytes.subarray(0, Math.min(20, bytes.length)), () => client.destroy());
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => cuts,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
