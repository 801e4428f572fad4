import { createServer } from "node:net";
import { CannotGoOn } from "../bootstrap/say.mjs";

/** The port that the product answers on when `PORT` names none. */
export const defaultPort = 3000;

/** Whether nothing listens on a loopback port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A loopback port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("No port was given."))));
    });
  });
}

/** Refuses to start beside a running product: building under it would take its files away. */
export async function refuseTakenPort(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(environment["PORT"] ?? defaultPort);
  if (port === 0 || (await isFree(port))) return;
  throw new CannotGoOn(`Port ${port} is taken, perhaps by a Portico that runs already. Nothing was changed. To use another: PORT=${port + 1} npm start`);
}
