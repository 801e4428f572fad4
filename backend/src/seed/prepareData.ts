import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "../database/database.ts";
import { type DemoContext, demoPassword, people, type SeededPerson } from "../database/people.ts";
import { scenarios } from "../database/scenarios/all.ts";
import type { BusinessClock, SecurityClock } from "../lib/clock.ts";
import { seedAccounts } from "../modules/account/account.demo.ts";
import { seedActivityLog } from "../modules/activity-log/activityLog.demo.ts";
import { seedAppointments } from "../modules/appointments/appointments.demo.ts";
import { seedAutoPay } from "../modules/autopay/autopay.demo.ts";
import { seedBillQuestions } from "../modules/bill-questions/billQuestions.demo.ts";
import { seedBilling } from "../modules/billing/billing.demo.ts";
import { seedCallSettings } from "../modules/call-settings/callSettings.demo.ts";
import { seedCalls } from "../modules/calls/calls.demo.ts";
import { seedCommunities } from "../modules/community/community.demo.ts";
import { seedContacts } from "../modules/contacts/contacts.demo.ts";
import { seedAddOns } from "../modules/addons/addons.demo.ts";
import { seedEquipment } from "../modules/equipment/equipment.demo.ts";
import { seedIdentity } from "../modules/identity/identity.demo.ts";
import { sealDemoKey } from "../modules/identity/second-factor/secondFactor.demo.ts";
import { hashPassword } from "../modules/identity/passwords.ts";
import { seedNotifications } from "../modules/messages/notifications.demo.ts";
import { seedMobileAndStreaming } from "../modules/mobile/mobile.demo.ts";
import { seedOrders } from "../modules/orders/orders.demo.ts";
import { seedProducts } from "../modules/orders/products.demo.ts";
import { readSetting, writeSetting } from "../modules/operations/settings.writes.ts";
import { seedProperty } from "../modules/property/property.demo.ts";
import { seedFailures } from "../modules/dunning/dunning.demo.ts";
import { seedOutages } from "../modules/outages/outages.demo.ts";
import { seedPartners } from "../modules/partner/partner.demo.ts";
import { seedPayments } from "../modules/payments/payments.demo.ts";
import { seedScheduled } from "../modules/payments/scheduled/scheduled.demo.ts";
import { seedSuspensions } from "../modules/account-status/suspension.demo.ts";
import { seedStatements, seedTotals } from "../modules/statements/statements.demo.ts";
import { seedSupport } from "../modules/support/support.demo.ts";
import { startSupport } from "../modules/support/support.seed.ts";
import { seedTerms } from "../modules/terms/terms.demo.ts";
import { seedTv } from "../modules/tv/tv.demo.ts";
import { seedUsers } from "../modules/users/users.demo.ts";
import { seedVoiceMessages } from "../modules/voice/messages.demo.ts";
import { seedVoiceLines } from "../modules/voice/voice.demo.ts";
import { seedWebmail } from "../modules/webmail/webmail.demo.ts";
import { seedWallet } from "../modules/wallet/wallet.demo.ts";
import type { Config } from "../config/config.ts";
import { startContent } from "../modules/content/releases/mergeBuiltIn.service.ts";

const mark = "demoSeeded";

/** In dependency order: money refers to accounts, payments to methods, and statements list payments. */
const seeds = [
  seedIdentity,
  seedAccounts,
  seedCommunities,
  seedContacts,
  seedProperty,
  seedUsers,
  seedStatements,
  seedBilling,
  seedWallet,
  seedAutoPay,
  seedMobileAndStreaming,
  seedVoiceLines,
  seedCallSettings,
  seedVoiceMessages,
  seedCalls,
  seedSuspensions,
  seedPayments,
  seedTerms,
  seedScheduled,
  seedFailures,
  seedTotals,
  seedAppointments,
  seedEquipment,
  seedTv,
  seedWebmail,
  seedPartners,
  seedOutages,
  seedProducts,
  seedOrders,
  seedAddOns,
  seedSupport,
  seedBillQuestions,
  seedActivityLog,
  seedNotifications,
];

type SeedDependencies = {
  database: Database;
  config: Pick<Config, "secondFactorSecret">;
  securityClock: SecurityClock;
};

/**
 * Before the transaction, inside which nothing but SQL may be awaited. The people share one hash: their password is on
 * the sign-in page, and a hash for each took two seconds.
 */
async function seededPeople(deps: SeedDependencies): Promise<SeededPerson[]> {
  const passwordHash = await hashPassword(demoPassword);
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      userId: randomUUID(),
      passwordHash,
      ...(person.authenticatorKey && {
        secondFactor: { sealedKey: await sealDemoKey(deps, person.authenticatorKey), since: deps.securityClock.now() },
      }),
    })),
  );
}

async function seedAll(tx: Transaction, context: DemoContext): Promise<void> {
  for (const seed of seeds) await seed(tx, context);
  await writeSetting(tx, mark, true);
}

/**
 * Seeds the demo users and their accounts into an empty database, in one transaction, relative to the business date.
 */
async function seedDemo(deps: SeedDependencies, clock: BusinessClock): Promise<void> {
  const { database } = deps;
  if ((await readSetting(database, mark)) === true) return;
  const context = { clock, scenarios, people: await seededPeople(deps) };
  await database.transaction((tx) => seedAll(tx, context));
}

/** Merges this build's texts into the database, and seeds the demo when it is on. */
export async function prepareData(
  database: Database,
  config: Pick<Config, "demo" | "secondFactorSecret">,
  clock: BusinessClock,
  securityClock: SecurityClock,
): Promise<void> {
  await startContent({ database, clock, securityClock });
  await startSupport(database, clock.now());
  if (config.demo) await seedDemo({ database, config, securityClock }, clock);
}
