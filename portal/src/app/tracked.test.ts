import { expect, test } from "vitest";
import type { Action } from "redux";
import { autoPayEvents } from "../features/billing/auto-pay/autoPay.slice.ts";
import { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import { payDeviceEvents } from "../features/billing/pay-device/payDevice.slice.ts";
import { paySeveralEvents } from "../features/billing/pay-several/paySeveral.slice.ts";
import { catalogueRead, placeEvents, quoteRead } from "../features/orders/model/orders.slice.ts";
import { tracked } from "./tracked.ts";

const accountId = "8347201180";
type Dispatched = Action & { payload?: unknown };

/** The steps of flows that an action is recorded as. */
const stepsOf = ({ type, payload }: Dispatched) =>
  [tracked[type]?.(payload as never) ?? []]
    .flat()
    .filter(({ name }) => name === "flowStep")
    .map(({ data: { flow, flowStep } }) => `${flow} ${flowStep}`);

const answer = (state: "APPROVED" | "FAILED") =>
  payOnceEvents.answered({ accountId, paymentId: "pay_1", state } as never);

type Answered = Parameters<typeof autoPayEvents.answered>[0];
const autoPayAnswer = (submission: Answered["submission"], codeRefused?: Answered["codeRefused"]) =>
  autoPayEvents.answered({ accountId, submission, actionId: "ap_1", ...(codeRefused && { codeRefused }) });

test.each<[Dispatched, string[]]>([
  [payOnceEvents.opened({ accountId }), ["payment started"]],
  [payOnceEvents.amountChosen({ choice: "due", cents: 100, due: 100 }), ["payment amount"]],
  [payOnceEvents.dueFilledIn({ due: 100, date: "2026-11-21" }), ["payment amount"]],
  [payOnceEvents.methodChosen({} as never), ["payment method"]],
  [payOnceEvents.bankLinked({} as never), ["payment method"]],
  [payOnceEvents.dateAccepted({ date: "2026-11-21" }), ["payment date"]],
  [payOnceEvents.submitted(), ["payment submitted"]],
  [answer("APPROVED"), ["payment completed"]],
  [answer("FAILED"), []],
  [autoPayEvents.opened({ accountId, flow: "enrol" }), ["autoPayEnrollment started"]],
  [autoPayEvents.opened({ accountId, flow: "change" }), ["autoPayChange started"]],
  [autoPayEvents.amountChosen({ services: [], payNow: 0 }), ["autoPayEnrollment amount"]],
  [autoPayEvents.methodChosen({} as never), ["autoPayEnrollment method", "autoPayChange method"]],
  [autoPayEvents.submitted({ debitDay: 1 }), ["autoPayEnrollment submitted", "autoPayChange submitted"]],
  [autoPayAnswer("enrol"), ["autoPayEnrollment completed"]],
  [autoPayAnswer("pay"), ["autoPayEnrollment completed"]],
  [autoPayAnswer("change"), ["autoPayChange completed"]],
  [autoPayAnswer("cancel"), []],
  [autoPayAnswer("date"), []],
  [autoPayAnswer("enrol", { enrolled: false }), []],
  [payDeviceEvents.opened({ accountId, deviceId: "md_1" }), ["devicePayment started"]],
  [payDeviceEvents.amountChosen({ cents: 100 }), ["devicePayment amount"]],
  [payDeviceEvents.cardStored({} as never), ["devicePayment method"]],
  [payDeviceEvents.submitted(), ["devicePayment submitted"]],
  [payDeviceEvents.answered({ paymentId: "pay_1", state: "APPROVED" } as never), ["devicePayment completed"]],
  [payDeviceEvents.answered({ paymentId: "pay_1", state: "FAILED" } as never), []],
  [paySeveralEvents.opened(), ["multiAccountPayment started"]],
  [paySeveralEvents.accountsChosen([]), ["multiAccountPayment amount"]],
  [paySeveralEvents.methodsChosen([]), ["multiAccountPayment method"]],
  [paySeveralEvents.submitted(), ["multiAccountPayment submitted"]],
  [paySeveralEvents.answered({ paymentId: "pay_1", state: "APPROVED" } as never), ["multiAccountPayment completed"]],
  [paySeveralEvents.answered({ paymentId: "pay_1", state: "FAILED" } as never), []],
  [catalogueRead.requested({ accountId }), ["order started"]],
  [quoteRead.requested({} as never), ["order review"]],
  [placeEvents.requested({} as never), ["order submitted"]],
  [placeEvents.placed({} as never), ["order completed"]],
])("%j is a step of a flow or none", (action, steps) => {
  expect(stepsOf(action)).toEqual(steps);
});

test("what was chosen is not recorded", () => {
  const recorded = [tracked[payOnceEvents.amountChosen.type]?.({ choice: "other", cents: 12_345, due: 100 } as never)];
  expect(JSON.stringify(recorded)).not.toContain("12345");
});
