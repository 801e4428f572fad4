import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { CannotStart } from "../lib/cannotStart.ts";

type Address = Pick<Config, "host" | "port">;

function refusal(error: unknown, { host, port }: Address): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new CannotStart("portTaken", `Port ${port} on ${host} is taken, perhaps by a Portico that runs already. To use another: PORT=${port + 1}`);
  if (code === "EACCES") return new CannotStart("portTaken", `This user may not listen on port ${port}. Use one from 1024 on.`);
  return code === "EADDRNOTAVAIL" ? new CannotStart("settings", `HOST ${host} is no address of this machine.`) : asError(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Tries the address before anything is opened or made, so that a second start changes nothing.
 * @throws CannotStart when it is taken, not allowed, or not this machine's
 */
export function tryAddress(config: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", (error) => reject(refusal(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

/** @throws CannotStart when the address can't be listened on; the app is closed then */
export async function listen(app: FastifyInstance, config: Address): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw refusal(error, config);
  }
}
