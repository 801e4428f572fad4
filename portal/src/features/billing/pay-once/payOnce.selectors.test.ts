import { expect, test } from "vitest";
import { payOnceEvents, payOnceReducer, type PayOnceRoot, selectSteps } from "./payOnce.slice.ts";

const amount = { choice: "due", cents: 24817, due: 24817 } as const;
const draft = { accountId: "8347201180", amount: { ...amount, overpaymentConfirmed: false } };
const rootOf = (payOnce: PayOnceRoot["txnBilling"]["payOnce"]): PayOnceRoot => ({ txnBilling: { payOnce } });
const atMethod = payOnceReducer(undefined, payOnceEvents.resumed({ draft }));

test("a step is reachable when all before it are complete", () => {
  expect(selectSteps(rootOf(atMethod))).toEqual([
    { id: "amount", filledIn: true, opens: true },
    { id: "method", filledIn: false, opens: true },
    { id: "date", filledIn: false, opens: false },
    { id: "review", filledIn: false, opens: false },
  ]);
});

test("selectSteps returns the memoized list while the draft is unchanged", () => {
  const asking = payOnceReducer(atMethod, payOnceEvents.cardFormRequested({}));
  expect(selectSteps(rootOf(asking))).toBe(selectSteps(rootOf(atMethod)));
  const more = payOnceReducer(atMethod, payOnceEvents.amountChosen({ ...amount, cents: 30000, choice: "other" }));
  expect(selectSteps(rootOf(more))[1]).toEqual({ id: "method", filledIn: false, opens: false });
});
