import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { CommandError } from "../bootstrap/commandLine.mjs";

/** The default port if `PORT` is not set. */
export const defaultPort = 3000;

/** Whether a loopback port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Below the ephemeral port range: the system does not assign such a port before the caller binds it. */
const [lowest, highest] = [10_240, 32_000];

/** A loopback port that was free a moment ago. The backend, which may not import tools, has its own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

async function refuseTaken(name: string, port: number): Promise<void> {
  if (port === 0 || (await isFree(port))) return;
  // The card vault uses the port after the portal's.
  throw new CommandError(
    `Port ${port} is taken, perhaps by a Portico that runs already. Nothing was changed. To use another: ${name}=${port + 2} npm start`,
  );
}

const portalPort = (environment: NodeJS.ProcessEnv) => Number(environment["PORT"] ?? defaultPort);

/** Throws if the product is running: a build would delete files that it serves. */
export const refuseTakenPort = (environment: NodeJS.ProcessEnv): Promise<void> =>
  refuseTaken("PORT", portalPort(environment));

/** The same for the card vault, whose default is the next port. */
export const refuseTakenVaultPort = (environment: NodeJS.ProcessEnv): Promise<void> =>
  refuseTaken("VAULT_PORT", Number(environment["VAULT_PORT"] ?? portalPort(environment) + 1));
