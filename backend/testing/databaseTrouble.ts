import { PGlite, type Transaction as EngineTransaction } from "@electric-sql/pglite";
import type { Pool, PoolClient } from "pg";
import type { Database } from "../src/database/database.ts";

type Query = PGlite["query"];

/** Injects database faults: a statement or commit that fails with a PostgreSQL error. */
export interface DatabaseTrouble {
  /** From now on this statement, counted from 1, and all later ones fail, until `end`. A commit counts as one. */
  failFrom(statement: number, code: string): void;
  /**
   * Stops the fault.
   * @returns whether the statement was reached
   */
  end(): boolean;
  /** Restores the original database handle. */
  remove(): void;
}

/** Wraps the backend's database handle. */
export function databaseTrouble(database: Database): DatabaseTrouble {
  const { $client } = database as unknown as { $client: PGlite | Pool };
  let [from, count, code] = [Infinity, 0, ""];
  const failure = () => {
    count += 1;
    return count >= from ? Object.assign(new Error("the database is in trouble"), { code }) : undefined;
  };
  return {
    failFrom: (statement, said) => void ([from, count, code] = [statement, 0, said]),
    end: () => {
      const reached = count >= from;
      from = Infinity;
      return reached;
    },
    remove: $client instanceof PGlite ? wrapEngine($client, failure) : wrapPool($client, failure),
  };
}

type Failure = () => Error | undefined;

function wrapEngine(engine: PGlite, failure: Failure): () => void {
  const own = {
    query: engine.query.bind(engine) as Query,
    transaction: engine.transaction.bind(engine) as PGlite["transaction"],
  };
  const counted = () => {
    const error = failure();
    if (error) throw error;
  };
  const watched =
    (query: Query): Query =>
    async (...asked: Parameters<Query>) => {
      counted();
      return query(...asked) as never;
    };
  engine.query = watched(own.query);
  engine.transaction = (run) =>
    own.transaction(async (tx: EngineTransaction) => {
      const answer = await run(
        Object.assign(Object.create(tx) as EngineTransaction, { query: watched(tx.query.bind(tx) as Query) }),
      );
      counted();
      return answer;
    });
  return () => void Object.assign(engine, own);
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** Statements that start or undo a transaction always reach the server: a failed commit is rolled back. */
const uncounted = /^(begin|rollback|savepoint|release)\b/;

function wrapPool(pool: Pool, failure: Failure): () => void {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => Promise<PoolClient>;
  const watched = (client: PoolClient): PoolClient => {
    const query = (...statement: unknown[]): unknown => {
      const [asked, done] = [statement[0], statement.at(-1)];
      const text = typeof asked === "string" ? asked : (asked as { text: string }).text;
      const error = uncounted.test(text) ? undefined : failure();
      if (error === undefined) return Reflect.apply(client.query, client, statement);
      if (typeof done !== "function") return Promise.reject(error);
      setImmediate(() => done(error) as void);
      return undefined;
    };
    return Object.assign(Object.create(client) as PoolClient, { query });
  };
  const watchedConnect = (connected?: Connected) =>
    connected
      ? connect((error, client, done) => connected(error, client && watched(client), done))
      : connect().then(watched);
  Object.assign(pool, { connect: watchedConnect });
  return () => void Reflect.deleteProperty(pool, "connect");
}
