import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { FastifyBaseLogger } from "fastify";

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/**
 * A connection pool that survives server outages. pg leaves a checked-out connection without an error listener, so one
 * that breaks between two statements of a transaction would end the process. drizzle does not release a connection
 * whose transaction could not begin, so the pool would run out. And a connection that no longer answers would be asked
 * to roll back, with a second timeout.
 */
export class SteadyPool extends Pool {
  constructor(config: PoolConfig, logger: Pick<FastifyBaseLogger, "warn">) {
    super(config);
    this.on("error", (error) => logger.warn({ err: error }, "an idle database connection was lost"));
    // The holder gets the error from the next statement.
    this.on(
      "connect",
      (client) => void client.on("error", (error) => logger.warn({ err: error }, "a database connection was lost")),
    );
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected) return super.connect(connected);
    return super.connect().then(watchedClient);
  }
}

const watched = new WeakSet<PoolClient>();

/** pg's error message for `query_timeout`: the server has not even enforced its own statement timeout. */
const noAnswer = "Query read timeout";

/** Releases a connection on which `begin` fails, and ends one that does not answer, because no other code does. */
function watchedClient(client: PoolClient): PoolClient {
  if (watched.has(client)) return client;
  watched.add(client);
  const query: unknown = client.query.bind(client);
  const watch = (...statement: unknown[]): unknown => {
    const answer: unknown = (query as (...statement: unknown[]) => unknown)(...statement);
    if (answer instanceof Promise) answer.catch((error: Error) => afterFailure(client, statement[0], error));
    return answer;
  };
  return Object.assign(client, { query: watch });
}

/** After it was ended, a connection fails further statements at once, and the pool drops it when it is released. */
function afterFailure(client: PoolClient & { end?: () => Promise<void> }, statement: unknown, error: Error): void {
  if (error.message === noAnswer) client.end?.().catch(() => undefined);
  if (isBegin(statement)) client.release(error);
}

function isBegin(statement: unknown): boolean {
  const text: unknown =
    typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : statement;
  return typeof text === "string" && /^begin\b/.test(text);
}
