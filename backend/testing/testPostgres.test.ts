import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPostgresCopy } from "./testPostgres.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";

test.runIf(server !== "")("a transaction that sends two statements at once fails", { tags: "full" }, async () => {
  const { database, close } = await openPostgresCopy(server, "nothing", async () => undefined);
  const twoAtOnce = database.transaction((tx) =>
    Promise.all([tx.execute(sql`select pg_sleep(0.05)`), tx.execute(sql`select 1`)]),
  );
  const error: Error = await twoAtOnce.then(
    () => new Error("it was sent"),
    (refused: Error) => refused,
  );
  expect(String(error.cause ?? error)).toContain("two statements at once on one connection");
  await close();
});
