import { and, desc, eq, inArray } from "drizzle-orm";
import type { components } from "@portico/openapi/speedtest";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { customerOf, type Principal } from "../../lib/principal.ts";
import { accountServices } from "../account/account.reads.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { speedTests } from "./speedtest.tables.ts";

type Schemas = components["schemas"];
type Own = Pick<Dependencies, "clock" | "database">;

/** How many results are shown, and how many are kept of an account. */
const SHOWN = 20;
const KEPT = 50;

const newestFirst = [desc(speedTests.measuredAt), desc(speedTests.id)];

async function newest(deps: Own, tx: Transaction, accountId: string): Promise<Schemas["SpeedTestResults"]> {
  const { timeZone } = await accountClock(deps.clock, tx, accountId);
  const rows = await tx
    .select()
    .from(speedTests)
    .where(eq(speedTests.accountId, accountId))
    .orderBy(...newestFirst)
    .limit(SHOWN);
  return {
    timeZone,
    results: rows.map(({ accountId: _, measuredAt, ...result }) => ({
      ...result,
      measuredAt: measuredAt.toISOString(),
    })),
  };
}

/**
 * The newest results of an account, newest first.
 * @throws Problem NOT_FOUND for an unknown account and for another user's
 */
export async function resultsOf(
  deps: Own,
  principal: Principal | undefined,
  accountId: string,
): Promise<Schemas["SpeedTestResults"]> {
  customerOf({ principal }, accountId);
  return newest(deps, deps.database, accountId);
}

/**
 * Keeps a result with the plan's speed of today; a repeat keeps the first one. Only the newest of an account are kept.
 * @throws Problem NOT_FOUND for an unknown account and for another user's
 */
export async function keepResult(
  deps: Own,
  principal: Principal | undefined,
  id: string,
  { accountId, ...measured }: Schemas["MeasuredSpeed"],
): Promise<Schemas["SpeedTestResults"]> {
  customerOf({ principal }, accountId);
  return deps.database.transaction(async (tx) => {
    const internet = (await accountServices(tx, accountId)).find(({ key }) => key === "INTERNET");
    await tx
      .insert(speedTests)
      .values({ accountId, id, measuredAt: deps.clock.now(), ...measured, planMbps: internet?.downloadMbps ?? null })
      .onConflictDoNothing();
    const old = tx
      .select({ id: speedTests.id })
      .from(speedTests)
      .where(eq(speedTests.accountId, accountId))
      .orderBy(...newestFirst)
      .offset(KEPT);
    await tx.delete(speedTests).where(and(eq(speedTests.accountId, accountId), inArray(speedTests.id, old)));
    return newest(deps, tx, accountId);
  });
}
