import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "@portico/rules/dates";
import { services } from "../src/modules/account/account.tables.ts";
import { deferralPlans } from "../src/modules/account-status/suspension.tables.ts";
import { enroller } from "../testing/enroller.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A customer whose only unpaid bill is paid in two installments, the first in five days. */
async function payingInInstallments() {
  const { username, accountId } = await newCustomer(backend, 10_000, -35);
  await backend.database.insert(services).values({
    accountId,
    id: `svc_${accountId}`,
    position: 0,
    key: "INTERNET",
    status: "Active",
    serviceType: "internet",
  });
  await backend.database.insert(deferralPlans).values({
    accountId,
    installmentsRemaining: 2,
    installmentAmount: 5_000,
    nextInstallmentDate: addDays(backend.clock.today(), 5),
  });
  return enroller(await Payer.signIn(backend, username));
}

test("a bill that an arrangement defers need not be paid before enrolling in Auto Pay, nor does it limit the debit day", async () => {
  const who = await payingInInstallments();
  expect(await who.enrol()).toMatchObject({ __typename: "AutoPayOutcome", action: { nextDate: "2026-12-04" } });
  expect((await who.autoPay()).nextDebit).toMatchObject({ date: "2026-12-04", due: 5_000 });
  expect(await who.moveTo(3)).toMatchObject({ __typename: "AutoPayOutcome" });
});
