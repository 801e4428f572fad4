import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillInLater, openPayer } from "../../../testing/payOnceDriver.ts";
import { initialAmount, dueNow } from "./amount.rules.ts";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

test.each([
  ["dean", 0, 17400],
  ["dana", 10000, 14817],
])(
  "[BILL-08 partly] the amount that a button of %s names prefills the amount step, replaces the earlier choice, and is accepted by the server",
  async (as, scheduled, linkedAmount) => {
    const payer = await openPayer(createTestBrowser(backend.browser()), { as });
    if (scheduled > 0) {
      await fillInLater(payer, "2026-12-01", scheduled);
      await payer.pay();
    }
    const arrive = (link: { linkedAmount?: number }) => {
      payer.store.dispatch(payOnceEvents.left());
      payer.store.dispatch(payOnceEvents.opened({ accountId: payer.accountId, ...link }));
      return payer.until((state) => selectDraft(state) !== undefined);
    };
    await arrive({});
    payer.chooseAmount(5000);
    await arrive({ linkedAmount });
    const account = await payer.account();
    const begun = initialAmount(account, payer.flow().draft ?? {});
    expect([account.status.mayPay.suggested, begun]).toEqual([
      linkedAmount,
      { choice: "suggested", cents: linkedAmount },
    ]);

    payer.chooseAmount(linkedAmount, dueNow(account), "suggested");
    // The amount chosen here survives a reload, because the step's URL names none.
    expect(payer.place()).not.toContain("amount=");
    await payer.chooseNewCard();
    payer.acceptDate();
    payer.store.dispatch(payOnceEvents.overlapsShown(account.overlaps.map(({ id }) => id)));
    payer.openReview();
    await payer.pay();
    expect(await payer.payment()).toMatchObject({ state: "SUBMITTED", amount: linkedAmount });
  },
);

test("[B20 partly] amount and date of the preview’s button prefill the payment and replace the earlier choice; the date step is still shown", async () => {
  const payer = await openPayer(createTestBrowser(backend.browser()), { as: "theo" });
  const arrive = async (link: { linkedAmount?: number; linkedDate?: string }) => {
    payer.store.dispatch(payOnceEvents.left());
    payer.store.dispatch(payOnceEvents.opened({ accountId: payer.accountId, entry: { later: true }, ...link }));
    await payer.until((state) => selectDraft(state) !== undefined);
  };
  await arrive({});
  payer.store.dispatch(payOnceEvents.dateAccepted({ date: "2026-11-24", isLater: true }));
  await arrive({ linkedAmount: 4_000, linkedDate: "2026-11-25" });
  const draft = payer.flow().draft;
  expect(draft).toMatchObject({ linkedAmount: 4_000, linkedDate: "2026-11-25" });
  expect([draft?.date, draft?.isLater]).toEqual([undefined, undefined]);
});
