import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "../database/database.ts";
import { demoPassword, people, type DemoContext, type SeededPerson } from "../database/people.ts";
import { scenarios } from "../database/scenarios/all.ts";
import type { BusinessClock } from "../lib/clock.ts";
import { seedAccounts } from "../modules/account/account.demo.ts";
import { seedAutoPay } from "../modules/autopay/autopay.demo.ts";
import { seedBilling } from "../modules/billing/billing.demo.ts";
import { seedCalls } from "../modules/calls/calls.demo.ts";
import { seedCommunities } from "../modules/community/community.demo.ts";
import { seedContacts } from "../modules/contacts/contacts.demo.ts";
import { seedIdentity } from "../modules/identity/identity.demo.ts";
import { hashPassword } from "../modules/identity/passwords.ts";
import { seedMobileAndStreaming } from "../modules/mobile/mobile.demo.ts";
import { readSetting } from "../modules/operations/settings.reads.ts";
import { writeSetting } from "../modules/operations/settings.writes.ts";
import { seedFailures } from "../modules/dunning/dunning.demo.ts";
import { seedPayments } from "../modules/payments/payments.demo.ts";
import { seedScheduled } from "../modules/payments/scheduled.demo.ts";
import { seedStanding } from "../modules/standing/standing.demo.ts";
import { seedStatements, seedTotals } from "../modules/statements/statements.demo.ts";
import { seedWallet } from "../modules/wallet/wallet.demo.ts";

const mark = "demoSeeded";

/** In this order: money refers to accounts, payments to methods, and statements tell what was paid. */
const seeds = [
  seedIdentity,
  seedAccounts,
  seedCommunities,
  seedContacts,
  seedStatements,
  seedBilling,
  seedWallet,
  seedAutoPay,
  seedMobileAndStreaming,
  seedCalls,
  seedStanding,
  seedPayments,
  seedScheduled,
  seedFailures,
  seedTotals,
];

/** Before the transaction: inside one nothing but SQL may be awaited. */
function seededPeople(): Promise<SeededPerson[]> {
  return Promise.all(people.map(async (person) => ({ ...person, userId: randomUUID(), passwordHash: await hashPassword(demoPassword) })));
}

async function seedAll(tx: Transaction, context: DemoContext): Promise<void> {
  for (const seed of seeds) await seed(tx, context);
  await writeSetting(tx, mark, true);
}

/** Puts the invented people and their accounts into a database that has none, all or nothing, relative to the business date. */
export async function seedDemo(database: Database, clock: BusinessClock): Promise<void> {
  if ((await readSetting(database, mark)) === true) return;
  const context = { clock, scenarios, people: await seededPeople() };
  await database.transaction((tx) => seedAll(tx, context));
}
