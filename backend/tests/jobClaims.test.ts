import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Transaction } from "../src/database/database.ts";
import { services } from "../src/modules/account/account.tables.ts";
import { claimActions } from "../src/modules/autopay/autopay.repository.ts";
import { claimOpen } from "../src/modules/payments/payments.repository.ts";
import { enroller } from "../testing/enroller.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

/** The processor charges this card and its answer is lost. */
const losesAnswer = { cardNumber: "4000000000017006" };

/** Runs a claim with a query plan that evaluates the subquery again for each row. */
async function claimed(claim: (tx: Transaction, now: Date) => Promise<unknown[]>): Promise<number> {
  const now = new Date(backend.securityClock.now().getTime() + 60_000);
  return backend.database.transaction(async (tx) => {
    for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    return (await claim(tx, now)).length;
  });
}

test("[PAY-20] a claim of payments to look up respects its limit under every query plan", async () => {
  for (let payer = 0; payer < 4; payer += 1) {
    const one = await newPayer(backend, 10_000);
    await one.pay(await one.attempt(1_000, { method: { vaultToken: (await one.newCard(losesAnswer)).token } }));
  }
  expect(await claimed((tx, now) => claimOpen(tx, now, 2))).toBe(2);
  expect(await claimed((tx, now) => claimOpen(tx, now, 10))).toBe(2);
});

test("[B02 partly] a claim of Auto Pay changes respects its limit too", async () => {
  const [model] = await backend.database
    .select()
    .from(services)
    .where(and(eq(services.accountId, "8347201180"), eq(services.serviceType, "internet")));
  for (let payer = 0; payer < 4; payer += 1) {
    const one = enroller(await newPayer(backend, 0));
    await backend.database
      .insert(services)
      .values({ ...model!, id: `${one.payer.accountId}-internet`, accountId: one.payer.accountId });
    await one.enrol({ method: await one.newCard(losesAnswer.cardNumber) });
  }
  expect(await claimed((tx, now) => claimActions(tx, now, 2))).toBe(2);
  expect(await claimed((tx, now) => claimActions(tx, now, 10))).toBe(2);
});
