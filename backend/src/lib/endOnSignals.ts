import type { FastifyInstance } from "fastify";

/** Calls that are still being answered get this long to finish, milliseconds. */
const patience = 3_000;

async function end(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), patience).unref();
  await app.close();
  process.exit(0);
}

/** Ends cleanly on SIGTERM and SIGINT, and when the supervisor that started this process is gone. */
export function endOnSignals(app: FastifyInstance): void {
  let ending: Promise<void> | undefined;
  const once = () => (ending ??= end(app));
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.on(signal, once);
}
