import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { FastifyBaseLogger } from "fastify";

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean | Error) => void) => void;

/**
 * A pool that outlives its server. pg leaves a connection without a listener while somebody has it, so that one which breaks between two
 * statements of a transaction would end the process; drizzle does not give back a connection on which a transaction could not begin,
 * so that after some of those none would be left; and a connection that no longer answers would be asked to roll back, and waited for again.
 */
export class SteadyPool extends Pool {
  constructor(config: PoolConfig, logger: Pick<FastifyBaseLogger, "warn">) {
    super(config);
    this.on("error", (error) => logger.warn({ err: error }, "an idle database connection was lost"));
    // Whoever has it hears of it from the next statement.
    this.on("connect", (client) => void client.on("error", (error) => logger.warn({ err: error }, "a database connection was lost")));
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected) return super.connect(connected);
    return super.connect().then(watchedClient);
  }
}

const watched = new WeakSet<PoolClient>();

/** What pg says when `query_timeout` is over: the server has not even ended the statement by its own limit. */
const noAnswer = "Query read timeout";

/** Nobody else gives back a connection on which `begin` fails, or ends one that gives no answer. */
function watchedClient(client: PoolClient): PoolClient {
  if (watched.has(client)) return client;
  watched.add(client);
  const query: unknown = client.query.bind(client);
  const watch = (...asked: unknown[]): unknown => {
    const answer: unknown = (query as (...asked: unknown[]) => unknown)(...asked);
    if (answer instanceof Promise) answer.catch((error: Error) => afterFailure(client, asked[0], error));
    return answer;
  };
  return Object.assign(client, { query: watch });
}

/** Once ended, a connection refuses at once whatever else its transaction asks, and the pool drops it when it is given back. */
function afterFailure(client: PoolClient & { end?: () => Promise<void> }, asked: unknown, error: Error): void {
  if (error.message === noAnswer) client.end?.().catch(() => undefined);
  if (isBegin(asked)) client.release(error);
}

function isBegin(asked: unknown): boolean {
  const text: unknown = typeof asked === "object" && asked !== null ? Reflect.get(asked, "text") : asked;
  return typeof text === "string" && /^begin\b/.test(text);
}
