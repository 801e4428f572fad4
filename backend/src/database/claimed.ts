import { sql, type Column, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * The rows whose ids a query found, found once. A query that takes locks and has a limit must not stand in an `in`: the database may look for
 * it anew at every row, and each time it skips what it locked before, so that more is claimed than was wanted.
 */
export const foundOnce = (id: Column, query: SQLWrapper): SQL => sql`${id} = any(array(${query}))`;
