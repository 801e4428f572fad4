import { randomInt } from "node:crypto";
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

/** Below the ports that systems give to outgoing connections: nobody is given one of these before whoever asked has taken it. */
const [lowest, highest] = [10_240, 32_000];

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

async function refuseTaken(name: string, port: number): Promise<void> {
  if (port === 0 || (await isFree(port))) return;
  // The port after that of the portal is the card vault's.
  throw new CannotGoOn(`Port ${port} is taken, perhaps by a Portico that runs already. Nothing was changed. To use another: ${name}=${port + 2} npm start`);
}

const portalPort = (environment: NodeJS.ProcessEnv) => Number(environment["PORT"] ?? defaultPort);

/** Refuses to start beside a running product: building under it would take its files away. */
export const refuseTakenPort = (environment: NodeJS.ProcessEnv): Promise<void> => refuseTaken("PORT", portalPort(environment));

/** The same for the card vault, which listens on the next port unless told otherwise. */
export const refuseTakenVaultPort = (environment: NodeJS.ProcessEnv): Promise<void> => refuseTaken("VAULT_PORT", Number(environment["VAULT_PORT"] ?? portalPort(environment) + 1));
