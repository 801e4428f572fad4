/* oxlint-disable max-lines -- one list of facts that share a set-up */
import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../api/result.ts";
import { activityEvents, activityReducer, selectActivityFile } from "./activity/activity.slice.ts";
import { resumeEvents, resumeReducer, selectResume } from "./auto-pay/autoPay.slice.ts";
import {
  calendarFeedsEvents as feeds,
  calendarFeedsReducer,
  selectCalendarFeeds,
} from "./calendar/calendarFeeds.slice.ts";
import { accountNameEvents, accountNameReducer, selectAccountName } from "./home/accountName.slice.ts";
import { paperlessEvents, paperlessReducer, selectPaperless } from "./model/paperless/paperless.slice.ts";
import {
  nameOfFile,
  type StatementFile,
  statementFilesEvents,
  statementFilesReducer,
} from "./model/statement-files/statementFiles.slice.ts";
import { watchEvents, watchReducer } from "./model/account-status/paymentWatch.slice.ts";
import { partEvents, partsReducer } from "./payment/partRetry.slice.ts";
import { receiptEvents, receiptReducer } from "./receipt/receipt.slice.ts";
import { scheduledEvents, scheduledReducer } from "./scheduled/scheduled.slice.ts";
import {
  oneTimePasswordEvents as passcode,
  oneTimePasswordReducer,
  selectOneTimePassword,
  type PasscodeAnswer,
} from "./statement/oneTimePassword.slice.ts";
import { recipientsEvents as recipients, recipientsReducer, selectRecipients } from "./statements/recipients.slice.ts";
import { walletEvents, walletReducer } from "./wallet/wallet.slice.ts";

const accountId = "8347201180";
const failure: Failure = { kind: "unreachable" };
const payment = { accountId, paymentId: "pay_1" };
/** Reduces actions from the initial state. */
const from =
  <State>(reducer: Reducer<State, UnknownAction>) =>
  (...happened: UnknownAction[]) =>
    happened.reduce<State>((now, event) => reducer(now, event), reducer(undefined, { type: "none" }));

describe("downloads", () => {
  test("of activity: idle, downloading, failed with the reason, and reset", () => {
    const activity = (...happened: UnknownAction[]) =>
      selectActivityFile({ billing: { activity: from(activityReducer)(...happened) } });
    const requested = activityEvents.downloadRequested({} as never);
    expect([
      activity(),
      activity(requested),
      activity(requested, activityEvents.downloaded()),
      activity(activityEvents.downloadFailed(failure)),
      activity(requested, activityEvents.left()),
    ]).toEqual([
      { phase: "idle" },
      { phase: "downloading" },
      { phase: "idle" },
      { phase: "failed", failure },
      { phase: "idle" },
    ]);
  });

  test("of statements: each has its own state; there is one archive at a time", () => {
    const files = from(statementFilesReducer);
    const pdf = (statementId: string): StatementFile => ({ kind: "pdf", accountId, statementId });
    const archive: StatementFile = {
      kind: "archive",
      accountId,
      from: "2026-01-01",
      to: "2026-12-31",
      content: "statements",
    };
    const both = [pdf("st_1"), archive].map((file) => statementFilesEvents.requested({ file, fileName: "f" }));
    expect([nameOfFile(pdf("st_1")), nameOfFile(archive), files()]).toEqual(["st_1", "archive", {}]);
    expect(files(...both)).toEqual({ st_1: { phase: "downloading" }, archive: { phase: "downloading" } });
    expect(files(...both, statementFilesEvents.received(archive))).toEqual({ st_1: { phase: "downloading" } });
    expect(files(...both, statementFilesEvents.failed({ file: archive, failure }))).toEqual({
      st_1: { phase: "downloading" },
      archive: { phase: "failed", failure },
    });
    expect(files(...both, statementFilesEvents.left())).toEqual({});
  });

  test("of a receipt: file and e-mail copy are independent", () => {
    const receipt = from(receiptReducer);
    const idle = { name: "idle" };
    const [downloadRequested, copyRequested] = [
      receiptEvents.downloadRequested({ ...payment, fileName: "f" }),
      receiptEvents.copyRequested(payment),
    ];
    expect(receipt()).toEqual({ download: idle, copy: idle });
    expect(receipt(downloadRequested, copyRequested)).toEqual({
      download: { name: "downloading" },
      copy: { name: "sending", receipt: payment },
    });
    expect([
      receipt(downloadRequested, receiptEvents.downloaded()),
      receipt(downloadRequested, receiptEvents.downloadFailed(failure)),
    ]).toEqual([
      { download: idle, copy: idle },
      { download: { name: "failed", failure }, copy: idle },
    ]);
    expect(
      [
        receiptEvents.copySent({ receipt: payment, address: "a@x.example" }),
        receiptEvents.copyUnavailable({ receipt: payment }),
        receiptEvents.copyFailed({ receipt: payment }),
      ].map((event) => receipt(copyRequested, event).copy),
    ).toEqual([{ name: "sent", address: "a@x.example" }, { name: "unavailable" }, { name: "failed" }]);
    expect(receipt(downloadRequested, copyRequested, receiptEvents.left())).toEqual({ download: idle, copy: idle });
  });
});

describe("one change at a time", () => {
  test("of paperless billing: confirmation, sending, done or failed, for the account that it belongs to", () => {
    const paperless = (...happened: UnknownAction[]) =>
      selectPaperless({ billing: { paperless: from(paperlessReducer)(...happened) } });
    const change = { accountId, enrolled: true };
    expect([
      paperless(),
      paperless(paperlessEvents.requested(change)),
      paperless(paperlessEvents.requested(change), paperlessEvents.declined()),
    ]).toEqual([{ phase: "idle" }, { phase: "confirming", ...change }, { phase: "idle" }]);
    expect(
      [
        paperlessEvents.confirmed(change),
        paperlessEvents.changed(change),
        paperlessEvents.failed({ ...change, failure }),
      ].map((event) => paperless(event)),
    ).toEqual([
      { phase: "saving", ...change },
      { phase: "changed", ...change },
      { phase: "failed", ...change, failure },
    ]);
  });

  test("of the account's name, and of resuming Auto Pay", () => {
    const name = (...happened: UnknownAction[]) =>
      selectAccountName({ billing: { accountName: from(accountNameReducer)(...happened) } });
    const saving = accountNameEvents.requested({ accountId } as never);
    expect([name(), name(saving), name(saving, accountNameEvents.opened())].map((phase) => phase.name)).toEqual([
      "idle",
      "saving",
      "idle",
    ]);
    expect(
      [
        accountNameEvents.saved({ accountId }),
        accountNameEvents.refused({ accountId, code: "TOO_LONG" as never }),
        accountNameEvents.failed({ accountId }),
      ].map((event) => name(saving, event)),
    ).toEqual([{ name: "saved" }, { name: "refused", code: "TOO_LONG" }, { name: "failed" }]);
    const resume = (...happened: UnknownAction[]) =>
      selectResume({ txnBilling: { autoPayResume: from(resumeReducer)(...happened) } });
    const requested = resumeEvents.requested({ accountId });
    expect([
      resume(),
      resume(requested),
      resume(requested, resumeEvents.resumed({ accountId })),
      resume(requested, resumeEvents.failed({ accountId })),
      resume(requested, resumeEvents.opened()),
    ]).toEqual([
      { name: "idle" },
      { name: "sending", accountId },
      { name: "resumed", accountId },
      { name: "failed", accountId },
      { name: "idle" },
    ]);
  });

  test("of the wallet: its message stays until dismissed, and does not block a new change", () => {
    const wallet = from(walletReducer);
    const method = { accountId, paymentMethodId: "pm_1" };
    const requested = [
      walletEvents.addRequested({ accountId } as never),
      walletEvents.editRequested(method as never),
      walletEvents.renameRequested(method as never),
      walletEvents.makeDefaultRequested(method),
      walletEvents.deletionRequested(method),
    ];
    expect(requested.map((event) => wallet(event).phase)).toEqual([
      { name: "working", what: "add", accountId },
      ...["edit", "rename", "makeDefault", "delete"].map((what) => ({ name: "working", what, ...method })),
    ]);
    expect(
      walletEvents.renameRequested({ accountId, paymentMethodId: "pm_1", nickname: "Front desk" }).payload,
    ).toEqual({
      accountId,
      paymentMethodId: "pm_1",
      nickname: "Front desk",
    });
    const edit = { what: "edit" as const, ...method };
    const ends = [
      walletEvents.changed(edit),
      walletEvents.refused({ ...edit, code: "OFFLINE" }),
      walletEvents.failed(edit),
    ];
    expect(ends.map((event) => wallet(event).phase)).toEqual([
      { name: "done", ...edit },
      { name: "refused", ...edit, code: "OFFLINE" },
      { name: "failed", ...edit },
    ]);
    expect(ends.map((event) => wallet(event, walletEvents.dismissed()).phase.name)).toEqual(["idle", "idle", "idle"]);
    expect(wallet(walletEvents.deletionRequested(method), walletEvents.dismissed()).phase).toMatchObject({
      name: "working",
      what: "delete",
    });
    expect(wallet()).toEqual({ phase: { name: "idle" }, cardForm: { name: "closed" } });
    const forms = [
      walletEvents.cardFormRequested({ accountId, savedMethodId: "pm_1" }),
      walletEvents.cardFormOpened({ ticket: "t", frameUrl: "/vault" }),
      walletEvents.cardFormFailed({ failure }),
      walletEvents.cardFormClosed(),
    ];
    expect(forms.map((event) => wallet(walletEvents.cardFormRequested({ accountId }), event).cardForm)).toEqual([
      { name: "opening", savedMethodId: "pm_1" },
      { name: "open", ticket: "t", frameUrl: "/vault" },
      { name: "failed", failure },
      { name: "closed" },
    ]);
  });
});

describe("a payment", () => {
  test("is watched until its own outcome is known", () => {
    const watch = from(watchReducer);
    const started = watchEvents.started(payment);
    expect([
      watch(),
      watch(started),
      watch(started, watchEvents.settled(payment)),
      watch(started, watchEvents.stopped()),
    ]).toEqual([
      { phase: "idle" },
      { phase: "watching", ...payment },
      { phase: "settled", ...payment },
      { phase: "idle" },
    ]);
    expect([
      watch(started, watchEvents.settled({ accountId, paymentId: "pay_2" })),
      watch(watchEvents.settled(payment)),
    ]).toEqual([{ phase: "watching", ...payment }, { phase: "idle" }]);
    expect(
      watch(started, watchEvents.settled(payment), watchEvents.settled({ accountId: "other", paymentId: "pay_1" })),
    ).toEqual({ phase: "settled", ...payment });
  });

  test("has a part that is retried, and may fail again", () => {
    const parts = from(partsReducer);
    const part = { ...payment, kind: "SAVE_METHOD" as const };
    expect([
      parts(),
      parts(partEvents.retryRequested(part)),
      parts(partEvents.retryRequested(part), partEvents.retried()),
      parts(partEvents.retryFailed(part)),
    ]).toEqual([{ name: "idle" }, { name: "running", ...part }, { name: "idle" }, { name: "failed", ...part }]);
  });

  test("that is scheduled is cancelled after a confirmation, and kept while the request runs", () => {
    const scheduled = from(scheduledReducer);
    const [requested, confirmed] = [scheduledEvents.cancelRequested(payment), scheduledEvents.cancelConfirmed(payment)];
    expect([
      scheduled(),
      scheduled(requested),
      scheduled(requested, scheduledEvents.cancelDeclined()),
      scheduled(requested, scheduledEvents.opened()),
    ]).toEqual([{ name: "idle" }, { name: "asking", paymentId: "pay_1" }, { name: "idle" }, { name: "idle" }]);
    expect([
      scheduled(requested, confirmed),
      scheduled(confirmed),
      scheduled(requested, confirmed, scheduledEvents.cancelDeclined()),
    ]).toEqual([
      { name: "cancelling", paymentId: "pay_1" },
      { name: "idle" },
      { name: "cancelling", paymentId: "pay_1" },
    ]);
    expect(
      [scheduledEvents.cancelled(payment), scheduledEvents.cancelFailed({ paymentId: "pay_1", failure: "gone" })].map(
        (event) => scheduled(requested, confirmed, event),
      ),
    ).toEqual([
      { name: "cancelled", paymentId: "pay_1" },
      { name: "asking", paymentId: "pay_1", failure: "gone" },
    ]);
  });
});

describe("[STMT-03 partly] a one-time passcode", () => {
  const state = (...happened: UnknownAction[]) =>
    selectOneTimePassword({ oneTimePassword: from(oneTimePasswordReducer)(...happened) });
  const says = (answer: string, triesLeft: number | null = null) =>
    ({ accountId, state: answer, triesLeft }) as PasscodeAnswer & { accountId: string };
  const requested = passcode.passcodeRequested({ accountId });
  const entering = [requested, passcode.sent(says("SENT"))];
  const entered = [...entering, passcode.passcodeEntered({ accountId, statementId: "st_1", passcode: "123456" })];

  test.each([
    ["SENT", { name: "entering" }],
    ["TOO_MANY", { name: "refused", why: "TOO_MANY" }],
    ["UNAVAILABLE", { name: "refused", why: "UNAVAILABLE" }],
    ["FAILED", { name: "refused", why: "FAILED" }],
    ["ENDED", { name: "refused", why: "FAILED" }],
  ])("was requested: %s", (answer, expected) => {
    expect(state(requested)).toEqual({ name: "sending", accountId });
    expect(state(requested, passcode.sent(says(answer)))).toEqual(expected);
  });

  test.each([
    ["VERIFIED", null, { name: "verified" }],
    ["WRONG", 2, { name: "entering", wrong: { triesLeft: 2 } }],
    ["WRONG", null, { name: "entering", wrong: { triesLeft: 0 } }],
    ["FAILED", null, { name: "entering", unreachable: true }],
    ["ENDED", null, { name: "refused", why: "ENDED" }],
  ])("was entered: %s with %s tries left", (answer, triesLeft, expected) => {
    expect(state(...entered)).toEqual({ name: "confirming", accountId });
    expect(state(...entered, passcode.validated(says(answer, triesLeft)))).toEqual(expected);
  });

  test("ignores an answer that it does not wait for", () => {
    expect([
      state(passcode.sent(says("SENT"))),
      state(passcode.validated(says("VERIFIED"))),
      state(requested, passcode.passcodeEntered({} as never)),
      state(...entered, passcode.left()),
    ]).toEqual([{ name: "idle" }, { name: "idle" }, { name: "sending", accountId }, { name: "idle" }]);
  });
});

test("[B09 partly] a calendar feed's URL is shown after it was created, and cleared when a feed is revoked", () => {
  const state = (...happened: UnknownAction[]) =>
    selectCalendarFeeds({ billing: { calendarFeeds: from(calendarFeedsReducer)(...happened) } });
  const [requested, made, feed, idle] = [
    feeds.createRequested({ accountId }),
    feeds.made({ accountId, made: { address: "https://x/f" } }),
    { accountId, feedId: "f1" },
    { name: "idle" },
  ];
  expect([state(), state(requested), state(requested, made), state(made)]).toEqual([
    { making: idle, closing: idle },
    { making: { name: "making", accountId }, closing: idle },
    { making: { name: "made", address: "https://x/f" }, closing: idle },
    { making: idle, closing: idle },
  ]);
  expect(state(requested, feeds.made({ accountId, made: { refused: "TOO_MANY" } })).making).toEqual({
    name: "refused",
    code: "TOO_MANY",
  });
  const asking = [requested, made, feeds.closeRequested(feed)];
  expect([
    state(...asking).closing,
    state(...asking, feeds.closeDeclined()).closing,
    state(...asking, feeds.closeConfirmed(feed)).closing,
  ]).toEqual([{ name: "asking", feedId: "f1" }, idle, { name: "closing", feedId: "f1" }]);
  const closing = [...asking, feeds.closeConfirmed(feed)];
  expect([
    state(...closing, feeds.closed(feed)),
    state(...closing, feeds.closeFailed(feed)).closing,
    state(...closing, feeds.closeDeclined()).closing,
  ]).toEqual([
    { making: idle, closing: { name: "closed" } },
    { name: "asking", feedId: "f1", failed: true },
    { name: "closing", feedId: "f1" },
  ]);
  expect([
    state(feeds.closeConfirmed(feed)).closing,
    state(feeds.closeFailed(feed)).closing,
    state(...asking, feeds.left()),
  ]).toEqual([idle, idle, { making: idle, closing: idle }]);
  expect(state(...closing, feeds.createRequested({ accountId }))).toEqual({
    making: { name: "making", accountId },
    closing: idle,
  });
});

test("[B14 partly] statement recipients are added and removed, one address at a time", () => {
  const state = (...happened: UnknownAction[]) =>
    selectRecipients({ billing: { statementRecipients: from(recipientsReducer)(...happened) } });
  const address = { accountId, address: "ap@x.example" };
  const [requested, recipient, idle] = [
    recipients.addRequested({ ...address, locale: "en-US" }),
    { id: "r1", address: "ap@x.example" },
    { name: "idle" },
  ];
  const [added, refused] = [recipients.added(address), recipients.refused({ ...address, code: "TOO_MANY" as never })];
  expect([
    state(),
    state(requested).adding,
    state(requested, added).adding,
    state(requested, refused).adding,
    state(added).adding,
    state(refused).adding,
  ]).toEqual([
    { adding: idle, removing: idle },
    { name: "adding", ...address },
    { name: "added", address: "ap@x.example" },
    { name: "refused", code: "TOO_MANY" },
    idle,
    idle,
  ]);
  const asking = recipients.removalRequested(recipient);
  const removing = [asking, recipients.removeConfirmed({ accountId, recipientId: "r1" })];
  expect([
    state(asking).removing,
    state(asking, recipients.removalDeclined()).removing,
    state(...removing).removing,
    state(...removing, recipients.removalDeclined()).removing,
  ]).toEqual([{ name: "asking", recipient }, idle, { name: "removing", recipient }, { name: "removing", recipient }]);
  expect([
    state(...removing, recipients.removed({ recipientId: "r1" })).removing,
    state(...removing, recipients.removeFailed({ recipientId: "r1" })).removing,
  ]).toEqual([
    { name: "removed", address: "ap@x.example" },
    { name: "asking", recipient, failed: true },
  ]);
  expect(
    [
      recipients.removeConfirmed({ accountId, recipientId: "r1" }),
      recipients.removed({ recipientId: "r1" }),
      recipients.removeFailed({ recipientId: "r1" }),
      recipients.left(),
    ].map((event) => state(event).removing),
  ).toEqual([idle, idle, idle, idle]);
  expect(state(...removing, recipients.left())).toEqual({ adding: idle, removing: idle });
});
