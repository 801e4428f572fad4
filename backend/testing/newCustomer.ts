import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { addDays } from "@portico/rules/dates";
import { accounts } from "../src/modules/account/account.tables.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { lockLedger, post } from "../src/modules/ledger/ledger.writes.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { Payer } from "./payer.ts";
import type { TestBackend } from "./types.ts";

/**
 * A new customer for a test: an account with an amount due (in cents, in fourteen days by default) and one valid saved
 * card, with the given changes.
 */
export async function newCustomer(
  backend: Pick<TestBackend, "database" | "clock">,
  amountDue: number,
  dueInDays = 14,
  changes: Partial<typeof accounts.$inferInsert> = {},
): Promise<{ username: string; accountId: string; savedCardId: string }> {
  const { database, clock } = backend;
  const [username, accountId, savedCardId] = [
    `test-${randomUUID()}`,
    String(randomInt(1_000_000_000, 9_999_999_999)),
    `pm_${randomUUID()}`,
  ];
  const [model] = await database.select().from(users).where(eq(users.username, "dana"));
  const [account] = await database.select().from(accounts).where(eq(accounts.accountId, "8347201180"));
  if (!model || !account) throw new Error("the invented people are not there");
  const userId = randomUUID();
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ ...account, accountId, billingId: accountId, ...changes });
    await tx
      .insert(users)
      .values({ ...model, id: userId, guid: randomUUID(), username, email: `${username}@portico.example` });
    await tx.insert(userAccounts).values({ userId, accountId, position: 0, role: "PRIMARY" });
    await tx.insert(paymentMethods).values({
      accountId,
      id: savedCardId,
      type: "visa",
      lastFour: "4242",
      expiry: "1229",
      cardName: "Dana Reyes",
      fundingKind: "credit",
      processorToken: "card_test_visa",
      fingerprint: accountId,
      bankName: null,
      accountKind: null,
      savedAt: clock.now(),
    });
    await lockLedger(tx, accountId);
    if (amountDue > 0)
      await post(tx, {
        accountId,
        kind: "charge",
        amount: amountDue,
        reference: "bill",
        businessDate: clock.today(),
        dueDate: addDays(clock.today(), dueInDays),
        recordedAt: clock.now(),
      });
  });
  return { username, accountId, savedCardId };
}

/** A new customer, signed in. */
export async function newPayer(backend: TestBackend, amountDue: number): Promise<Payer> {
  return Payer.signIn(backend, (await newCustomer(backend, amountDue)).username);
}
