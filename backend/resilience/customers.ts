import { eq } from "drizzle-orm";
import type { Config } from "../src/config/config.ts";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createBusinessClock, createSecurityClock, type BusinessClock } from "../src/lib/clock.ts";
import { createLogger } from "../src/lib/logger.ts";
import { accounts, services } from "../src/modules/account/account.tables.ts";
import { moveClock } from "../src/modules/demo/demo.clock.ts";
import { lockLedger, post } from "../src/modules/ledger/ledger.writes.ts";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";
import { mobileDevices } from "../src/modules/mobile/mobile.tables.ts";
import { prepareData } from "../src/seed/prepareData.ts";
import { newCustomer } from "../testing/newCustomer.ts";

/** The kinds of payment in a chaos test; each simulated customer makes one of them. */
export const taskKinds = ["instant", "device", "scheduled", "autoPay"] as const;
export type TaskKind = (typeof taskKinds)[number];

export interface TestCustomer {
  kind: TaskKind;
  username: string;
  accountId: string;
  savedCardId: string;
  deviceId: string;
}

/** How many customers of each kind. */
export type CustomerCounts = Record<TaskKind, number>;

/**
 * Due so late that none of it falls due during a chaos test. Scheduled payments never pay all of it; Auto Pay debits it at
 * once, and so does one payment now when a bill, which is issued meanwhile, is past due: it is below the maximum payment.
 */
export const OWES = { instant: 2_000_000, device: 0, scheduled: 90_000_000, autoPay: 20_000 } as const;
const DUE_IN_DAYS = 900;
export const OWED_FOR_DEVICE = 90_000_000;

/** Four days before daylight saving time begins, so that every chaos test has a day of 23 hours. */
const FIRST_DAY = "2027-03-10T15:00:00Z";
const FIRST_BILL = { periodFrom: "2027-02-28", nextStatementDate: "2027-03-11" };
/** With it all days of the month but six are open to Auto Pay. */
const CYCLE_DAY = 28;

/** Creates the database with the customers, before any process runs. Business time begins on a fixed date. */
export async function makeCustomers(config: Config, counts: CustomerCounts): Promise<TestCustomer[]> {
  const { database, close } = await openDatabase(config, createLogger("silent"));
  const clock = createBusinessClock(config.timeZone);
  try {
    clock.set(new Date(FIRST_DAY));
    await prepareData(database, config, clock, createSecurityClock());
    await moveClock({ clock, database }, { now: FIRST_DAY });
    const customers: TestCustomer[] = [];
    for (const kind of taskKinds)
      for (let made = 0; made < counts[kind]; made += 1) customers.push(await makeCustomer(database, clock, kind));
    return customers;
  } finally {
    await close();
  }
}

async function makeCustomer(database: Database, clock: BusinessClock, kind: TaskKind): Promise<TestCustomer> {
  const customer = await newCustomer({ database, clock }, OWES[kind], DUE_IN_DAYS);
  const { accountId } = customer;
  const deviceId = `md_${accountId}`;
  await database.update(accounts).set({ cycleDay: CYCLE_DAY }).where(eq(accounts.accountId, accountId));
  await database.insert(services).values({
    id: `${accountId}-internet`,
    accountId,
    position: 0,
    key: "INTERNET",
    serviceType: "internet",
    status: "Active",
    downloadMbps: 300,
  });
  // Bills are issued during the test, where they do not interfere with the payments.
  if (kind === "instant") await database.insert(billingCycles).values({ accountId, ...FIRST_BILL });
  if (kind === "device") await sellDevice(database, clock, accountId, deviceId);
  return { kind, deviceId, ...customer };
}

async function sellDevice(database: Database, clock: BusinessClock, accountId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    await tx.insert(mobileDevices).values({
      accountId,
      id,
      name: "Tideline 12",
      remainingBalance: OWED_FOR_DEVICE,
      monthlyInstallment: 1_000_000,
      installmentsRemaining: 90,
    });
    await post(tx, {
      accountId,
      kind: "deviceSale",
      amount: OWED_FOR_DEVICE,
      reference: id,
      businessDate: clock.today(),
      recordedAt: clock.now(),
    });
  });
}
