import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import { resumeEvents as resuming, resumeReducer } from "./auto-pay/autoPay.slice.ts";
import { calendarFeedsEvents as feeds, calendarFeedsReducer } from "./calendar/calendarFeeds.slice.ts";
import { accountNameEvents as names, accountNameReducer } from "./home/accountName.slice.ts";
import { billQuestionEvents as questions, billQuestionsReducer } from "./model/bill-questions/billQuestions.slice.ts";
import { receiptEvents as receipts, receiptReducer } from "./receipt/receipt.slice.ts";
import { scheduledEvents as scheduled, scheduledReducer } from "./scheduled/scheduled.slice.ts";
import { oneTimePasswordEvents as passcodes, oneTimePasswordReducer } from "./statement/oneTimePassword.slice.ts";
import { recipientsEvents as recipients, recipientsReducer } from "./statements/recipients.slice.ts";
import { walletEvents as wallet, walletReducer } from "./wallet/wallet.slice.ts";

/*
 * A change is sent, the screen is left, and another is sent there: the answer about the first arrives while the second
 * is under way. It must not be shown as the answer about the second.
 */

const [accountId, other] = ["8347201180", "8347204420"];
const failure = { kind: "unreachable" } as const;

/** The state after the second change was sent, and after each late answer about the first. */
function expectUnchanged<State>(
  reducer: Reducer<State, UnknownAction>,
  sent: readonly UnknownAction[],
  late: readonly UnknownAction[],
) {
  const before = sent.reduce<State>(reducer, reducer(undefined, { type: "none" }));
  for (const answer of late) expect([answer.type, reducer(before, answer)]).toEqual([answer.type, before]);
}

describe("a late answer is not taken for the answer about", () => {
  test("another scheduled payment, nor for one on the next visit", () => {
    const [first, second] = ["pay_1", "pay_2"].map((paymentId) => ({ accountId, paymentId }));
    const late = [scheduled.cancelled(first!), scheduled.cancelFailed({ ...first!, failure: "failed" })];
    const begun = [scheduled.cancelRequested(first!), scheduled.cancelConfirmed(first!), scheduled.opened()];
    expectUnchanged(scheduledReducer, begun, late);
    expectUnchanged(scheduledReducer, [...begun, scheduled.cancelRequested(second!)], late);
    expectUnchanged(
      scheduledReducer,
      [...begun, scheduled.cancelRequested(second!), scheduled.cancelConfirmed(second!)],
      late,
    );
  });

  test("another statement recipient", () => {
    const late = [recipients.removed({ recipientId: "r1" }), recipients.removeFailed({ recipientId: "r1" })];
    const sent = [
      recipients.removalRequested({ id: "r2", address: "two@x.example" }),
      recipients.removeConfirmed({ accountId, recipientId: "r2" }),
    ];
    expectUnchanged(recipientsReducer, sent, late);
    const address = "ap@x.example";
    expectUnchanged(
      recipientsReducer,
      [recipients.addRequested({ accountId: other, address, locale: "en-US" })],
      [recipients.added({ accountId, address }), recipients.refused({ accountId, address, code: "FAILED" })],
    );
  });

  test("another calendar feed, and the address of one is not shown on another account", () => {
    const first = { accountId, feedId: "f1" };
    const sent = [feeds.closeRequested({ feedId: "f2" }), feeds.closeConfirmed({ accountId, feedId: "f2" })];
    expectUnchanged(calendarFeedsReducer, sent, [feeds.closed(first), feeds.closeFailed(first)]);
    expectUnchanged(
      calendarFeedsReducer,
      [feeds.createRequested({ accountId: other })],
      [feeds.made({ accountId, made: { address: "/feed?token=secret" } })],
    );
  });

  test("the copy of another receipt, nor is a download that failed shown on the next visit", () => {
    const receipt = { accountId, paymentId: "pay_1" };
    const late = [
      receipts.copySent({ receipt, address: "dana@x.example" }),
      receipts.copyUnavailable({ receipt }),
      receipts.copyFailed({ receipt }),
    ];
    for (const next of [
      { accountId, paymentId: "pay_2" },
      { accountId, refundId: "mt_1" },
    ])
      expectUnchanged(receiptReducer, [receipts.copyRequested(next)], late);
    const left = [receipts.downloadRequested({ ...receipt, fileName: "f" }), receipts.left()];
    expectUnchanged(receiptReducer, left, [receipts.downloadFailed(failure), ...late]);
  });

  test("another account's name", () => {
    const sent = [names.requested({ accountId: other, nickname: "Depot", before: null })];
    const late = [
      names.saved({ accountId }),
      names.refused({ accountId, code: "NICKNAME_INVALID" }),
      names.failed({ accountId }),
    ];
    expectUnchanged(accountNameReducer, sent, late);
    expectUnchanged(accountNameReducer, [...sent, names.opened()], late);
  });

  test("resuming another account's Auto Pay, nor shown there", () => {
    const late = [resuming.resumed({ accountId }), resuming.failed({ accountId })];
    const begun = [resuming.requested({ accountId }), resuming.opened()];
    expectUnchanged(resumeReducer, begun, late);
    expectUnchanged(resumeReducer, [...begun, resuming.requested({ accountId: other })], late);
  });

  test("another method of the wallet", () => {
    const change = { what: "delete" as const, accountId, paymentMethodId: "pm_1" };
    const late = [wallet.changed(change), wallet.failed(change), wallet.refused({ ...change, code: "OFFLINE" })];
    expectUnchanged(walletReducer, [wallet.deletionRequested({ accountId, paymentMethodId: "pm_2" })], late);
  });

  test("a passcode of another account", () => {
    const sent = { accountId, state: "SENT", triesLeft: 5 } as const;
    const begun = [passcodes.passcodeRequested({ accountId: other })];
    expectUnchanged(oneTimePasswordReducer, begun, [passcodes.sent(sent)]);
    const entered = [
      ...begun,
      passcodes.sent({ ...sent, accountId: other }),
      passcodes.passcodeEntered({ accountId: other, statementId: "st_2", passcode: "123456" }),
    ];
    expectUnchanged(oneTimePasswordReducer, entered, [
      passcodes.validated({ accountId, state: "VERIFIED", triesLeft: null }),
    ]);
  });

  test("a question about another line of the bill", () => {
    const ask = { accountId, statementId: "st_1", position: 1, body: "Why?", idempotencyKey: "k1" };
    const late = [
      questions.asked({ request: ask, question: {} as never }),
      questions.failed({ request: ask, failure }),
    ];
    expectUnchanged(
      billQuestionsReducer,
      [questions.askRequested({ ...ask, position: 2, idempotencyKey: "k2" })],
      late,
    );
  });
});
