import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { BillingAccountStatusDocument } from "../../../api/graphql/generated/graph.accountStatus.ts";
import { WhatIfDocument } from "../../../api/graphql/generated/graph.whatIf.ts";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const today = "2026-11-21";

async function openAs(username: string) {
  const payer = await openPayer(createTestBrowser(backend.browser()), { as: username });
  const { accountId } = payer;
  const whatIf = async (amount: number, date = today) =>
    queryGraph(await payer.graph(), WhatIfDocument, { accountId, amount, date });
  const status = async () => {
    const answer = await queryGraph(await payer.graph(), BillingAccountStatusDocument, { accountId });
    return answer.ok ? answer.data.billing : null;
  };
  return { payer, whatIf, status };
}

test("[B20] the preview matches the payment made afterwards: the debt is gone and the service is restored", async () => {
  const { payer, whatIf, status } = await openAs("tess");
  const told = await whatIf(42_900);
  expect(told).toMatchObject({
    ok: true,
    data: {
      whatIf: {
        verdict: "ALLOWED",
        stoppedBefore: true,
        restored: true,
        restoreMinutes: 15,
        amountDueAfter: 0,
        pastDueAfter: 0,
      },
    },
  });
  expect(await status()).toMatchObject({ amountDue: 42_900, suspension: { state: "STOPPED" } });
  await fillIn(payer, {}, 42_900);
  await payer.pay();
  expect(await status()).toMatchObject({
    amountDue: 0,
    adjustedDelinquencyAmount: 0,
    suspension: { state: "BEING_RESTORED" },
  });
});

test("[B20 partly] a partial or late payment shows what stays due, what becomes past due, and when service stops", async () => {
  const { whatIf } = await openAs("dana");
  expect(await whatIf(10_000)).toMatchObject({
    data: {
      whatIf: {
        verdict: "ALLOWED",
        amountDueAfter: 14_817,
        pastDueAfter: 0,
        dueDateAfter: "2026-12-05",
        autoPayDiscount: 0,
      },
    },
  });
  expect(await whatIf(24_817, "2026-12-10")).toMatchObject({
    data: { whatIf: { verdict: "ALLOWED", pastDueBefore: 24_817, pastDueAfter: 0 } },
  });
  expect(await whatIf(10_000, "2026-12-10")).toMatchObject({
    data: { whatIf: { verdict: "BELOW_DUE", minimum: 24_817, softDisconnectDateAfter: "2027-01-24" } },
  });
});

test("[B20 partly] for a past-due account a later date is refused", async () => {
  const { whatIf } = await openAs("morgan");
  expect(await whatIf(36_480, "2026-11-25")).toMatchObject({ data: { whatIf: { verdict: "MUST_PAY_TODAY" } } });
});

test.each(["2026-11-20", "2027-01-21"])("%s is outside the dates that can be previewed", async (date) => {
  const { whatIf } = await openAs("dana");
  expect(await whatIf(10_000, date)).toMatchObject({ ok: false });
});
