import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "@portico/rules/dates";
import { services } from "../src/modules/account/account.tables.ts";
import { deferralPlans } from "../src/modules/account-status/suspension.tables.ts";
import { statementLines, statements } from "../src/modules/statements/statements.tables.ts";
import { cardBecomes, chargesOf, dunningStatus } from "../testing/dunning.ts";
import { enroller } from "../testing/enroller.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { booked, scheduled } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A customer whose only unpaid bill is paid in two installments, the first in some days. */
async function payingInInstallments(days = 5) {
  const { username, accountId, savedCardId } = await newCustomer(backend, 10_000, -35);
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
    nextInstallmentDate: addDays(backend.clock.today(), days),
  });
  return { ...enroller(await Payer.signIn(backend, username)), savedCardId };
}

test("a bill that an arrangement defers need not be paid before enrolling in Auto Pay, nor does it limit the debit day", async () => {
  const who = await payingInInstallments();
  expect(await who.enrol()).toMatchObject({ __typename: "AutoPayOutcome", action: { nextDate: "2026-12-04" } });
  expect((await who.autoPay()).nextDebit).toMatchObject({ date: "2026-12-04", due: 5_000 });
  expect(await who.moveTo(3)).toMatchObject({ __typename: "AutoPayOutcome" });
});

test("a failed scheduled payment is not retried once Auto Pay has paid its installment, although the next one is still due", async () => {
  const { payer, savedCardId, enrol, newCard } = await payingInInstallments(13);
  await cardBecomes(backend, payer, "emptyWhenUnattended");
  await scheduled(payer, 5_000, "2026-11-26", { method: await payer.savedCard(savedCardId) });
  await enrol({ method: await newCard() });
  const days = ["2026-11-26", "2026-11-29", "2026-12-03"];
  for (const day of days) {
    backend.clock.set(new Date(`${day}T15:00:00Z`));
    await (day === days[0] ? backend.runDuePayments() : backend.retryPayments());
  }
  expect((await dunningStatus(payer)).status.failures).toMatchObject([{ kind: "SCHEDULED", retryOn: "2026-12-10" }]);
  backend.clock.set(new Date("2026-12-04T15:00:00Z"));
  await backend.autoPay();
  expect((await dunningStatus(payer)).status.failures).toEqual([]);
  await cardBecomes(backend, payer, "visa");
  backend.clock.set(new Date("2026-12-10T15:00:00Z"));
  await backend.retryPayments();
  expect(await chargesOf(backend, payer)).toEqual([5_000, 5_000, 5_000, 4_500]);
  expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([4_500]);
});

/** Makes an account's newest bill one with these mobile lines. Cents. */
async function billedForMobile(accountId: string, amount: number) {
  const from = addDays(backend.clock.today(), -2);
  const to = addDays(from, 30);
  const id = `st_${accountId}`;
  const active = { accountId, status: "Active" as const };
  await backend.database.insert(services).values([
    { ...active, id: `svc_internet_${accountId}`, position: 0, key: "INTERNET", serviceType: "internet" },
    { ...active, id: `svc_mobile_${accountId}`, position: 1, key: "MOBILE", serviceType: "mobile" },
  ]);
  await backend.database.insert(statements).values({
    accountId,
    id,
    statementDate: from,
    periodFrom: from,
    periodTo: to,
    dueDate: addDays(backend.clock.today(), 14),
    currentCharges: 14_000,
  });
  await backend.database.insert(statementLines).values({
    accountId,
    statementId: id,
    position: 0,
    group: "MOBILE",
    code: "MOBILE_LINES",
    quantity: 1,
    amount,
    recurring: true,
    from,
    to,
  });
}

test("a debit of Auto Pay for mobile alone leaves a failed scheduled payment of the rest as it is", async () => {
  backend.clock.set(new Date("2026-11-21T15:00:00Z"));
  const { username, accountId, savedCardId } = await newCustomer(backend, 14_000);
  await billedForMobile(accountId, 4_000);
  const { payer, autoPay, enrol, change, newCard } = enroller(await Payer.signIn(backend, username));
  await cardBecomes(backend, payer, "emptyWhenUnattended");
  await scheduled(payer, 10_000, "2026-11-26", { method: await payer.savedCard(savedCardId) });
  for (const outcome of [
    await enrol({ services: ["core", "mobile"], debitDay: 3, method: await newCard() }),
    await change({ services: ["mobile"] }),
  ])
    expect(outcome).toMatchObject({ __typename: "AutoPayOutcome" });
  backend.clock.set(new Date("2026-11-26T15:00:00Z"));
  await backend.runDuePayments();
  for (const day of ["2026-11-29", "2026-12-03"]) {
    backend.clock.set(new Date(`${day}T15:00:00Z`));
    await backend.retryPayments();
  }
  await backend.autoPay();
  expect((await autoPay()).lastRun).toMatchObject({ date: "2026-12-03", state: "PAID" });
  const { amountDue, status } = await dunningStatus(payer);
  expect(status.failures).toMatchObject([{ kind: "SCHEDULED", retryOn: "2026-12-10", retryAmount: amountDue }]);
  expect(amountDue).toBe(10_000);
});
