import { Pool } from "pg";
import { answered } from "./documents.ts";
import type { BenchBackend } from "./benchBackend.ts";
import { measureThroughput, timed, type Done } from "./measureThroughput.ts";

const list =
  "query L($accountId: ID!) { billing(accountId: $accountId) { statements(first: 12) { nodes { id statementDate amountDue } } } }";

/**
 * The list of statements over HTTP with session and permissions, and for comparison its rows alone over a bare
 * connection.
 */
export interface Lists {
  http: Done;
  sql: Done;
}

export function listsOver({ reader, databaseUrl }: BenchBackend): (seconds: number) => Promise<Lists> {
  return async (seconds) => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    const bare = () =>
      pool.query(
        "select id, statement_date, amount_due from statements where account_id = $1 order by statement_date desc limit 13",
        [reader.accountId],
      );
    try {
      const http = await measureThroughput(seconds / 2, [1], () =>
        timed(() => answered(reader.graphResponse(list, { accountId: reader.accountId }))),
      );
      return { http, sql: await measureThroughput(seconds / 2, [1], () => timed(bare)) };
    } finally {
      await pool.end();
    }
  };
}
