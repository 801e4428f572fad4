import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "@portico/rules/dates";
import { services } from "../src/modules/account/account.tables.ts";
import { deferralPlans } from "../src/modules/account-status/suspension.tables.ts";
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
