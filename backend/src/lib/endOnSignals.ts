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
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    end(app).catch((error: unknown) => {
      app.log.error({ err: error }, "the end was not clean");
      process.exit(1);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.on(signal, once);
}
