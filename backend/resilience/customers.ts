import type { Config } from "../src/config/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createBusinessClock, createSecurityClock } from "../src/lib/clock.ts";
import { createLogger } from "../src/lib/logger.ts";
import { prepareData } from "../src/seed/prepare.ts";
import { newCustomer } from "../testing/newCustomer.ts";

export interface StormCustomer { username: string; accountId: string; savedCardId: string }

/** Owes so much that no payment of a storm is too much. */
const OWES = 90_000_000;

/** Makes the database and customers in it, before any process runs. */
export async function makeCustomers(config: Config, count: number): Promise<StormCustomer[]> {
  const { database, close } = await openDatabase(config, createLogger("silent"));
  const clock = createBusinessClock(config.timeZone);
  try {
    await prepareData(database, config, clock, createSecurityClock());
    const customers: StormCustomer[] = [];
    for (let made = 0; made < count; made += 1) customers.push(await newCustomer({ database, clock }, OWES));
    return customers;
  } finally {
    await close();
  }
}
