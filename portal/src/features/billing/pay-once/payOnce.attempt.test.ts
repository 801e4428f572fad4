import { expect, test } from "vitest";
import { accountWith, scheduledPayments } from "../../../testing/billingFixtures.ts";
import { draftOfChange } from "./payOnce.attempt.ts";
import { openStep } from "./payOnce.draft.ts";

const [payment] = scheduledPayments;

/** The step that a change of the scheduled payment opens with, when so much is due. */
function opensWith(amountDue: number) {
  const account = accountWith({ scheduledPayments: [...scheduledPayments], amountDue, pendingPaymentAmount: 0 });
  const draft = draftOfChange(account, payment?.id ?? "");
  return draft && [openStep(draft, "review"), draft.amount?.overpaymentConfirmed];
}

test("a change of a scheduled payment opens with its review", () =>
  expect(opensWith(payment?.amount ?? 0)).toEqual(["review", false]));

test("[PAY-07 partly] a change of a scheduled payment that is more than what is due by now asks for the amount", () =>
  expect(opensWith((payment?.amount ?? 0) - 1)).toEqual(["amount", false]));
