import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { CannotStart } from "../lib/cannotStart.ts";

function refusal(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return new CannotStart("portTaken", `Port ${port} on ${host} is taken, perhaps by a Portico that runs already. To use another: PORT=${port + 1}`);
  if (code === "EACCES") return new CannotStart("portTaken", `This user may not listen on port ${port}. Use one from 1024 on.`);
  return code === "EADDRNOTAVAIL" ? new CannotStart("settings", `HOST ${host} is no address of this machine.`) : error;
}

/** @throws CannotStart when the address can't be listened on; the app is closed then */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw refusal(error, config);
  }
}
