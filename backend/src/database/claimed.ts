import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Where a row lies: what a query selects that finds rows for `foundOnce`. */
export const place = { place: sql<string>`ctid` };

/**
 * The rows that a query found and locked, found once, and read by where they lie: no index has to lead to them again, however big the table is.
 * A query that takes locks and has a limit must not stand in an `in`: the database may look for it anew at every row, and each time it skips
 * what it locked before, so that more is claimed than was wanted. A row that somebody else changed just before lies elsewhere by then; it is
 * claimed by the next round.
 * @param query selects `place`, `for update skip locked`
 */
export const foundOnce = (query: SQLWrapper): SQL => sql`ctid = any(array(${query}))`;
