import type { FastifyInstance } from "fastify";

/** Exit codes of a failed start; docs/operations.md lists them. */
const exitCodes = {
  settings: 2,
  dataFolderInUse: 3,
  portTaken: 4,
  database: 5,
  processor: 6,
  vault: 7,
} as const;

/** A failed start, with a message for the operator: the obstacle, what was left unchanged, and what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCodes[reason];
  }
}

/** Runs a command. A failed start prints its message and sets its exit code, without a stack trace. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    const reason = error.cause instanceof Error ? `\n(${error.cause.message})` : "";
    process.stderr.write(`\nPortico can't start. ${error.message}${reason}\n`);
    process.exit(error.exitCode);
  }
}

/** Grace period for requests in progress, in milliseconds. */
const drainTimeoutMilliseconds = 3_000;

async function end(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), drainTimeoutMilliseconds).unref();
  await app.close();
  process.exit(0);
}

/** Graceful shutdown on SIGTERM and SIGINT, and when the supervisor is gone. */
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
