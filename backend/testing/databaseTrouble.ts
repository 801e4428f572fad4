import type { PGlite, Transaction as EngineTransaction } from "@electric-sql/pglite";
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

/** Wraps the backend's embedded database. */
export function databaseTrouble(database: Database): DatabaseTrouble {
  const engine = (database as unknown as { $client: PGlite }).$client;
  const own = {
    query: engine.query.bind(engine) as Query,
    transaction: engine.transaction.bind(engine) as PGlite["transaction"],
  };
  let [from, count, code] = [Infinity, 0, ""];
  const counted = () => {
    count += 1;
    if (count >= from) throw Object.assign(new Error("the database is in trouble"), { code });
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
  return {
    failFrom: (statement, said) => void ([from, count, code] = [statement, 0, said]),
    end: () => {
      const reached = count >= from;
      from = Infinity;
      return reached;
    },
    remove: () => void Object.assign(engine, own),
  };
}
