import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../api/result.ts";
import { activityEvents, activityReducer, selectActivityFile } from "./activity/activity.slice.ts";
import { resumeEvents, resumeReducer, selectResume } from "./auto-pay/resume.slice.ts";
import { calendarFeedsEvents as feeds, calendarFeedsReducer, selectCalendarFeeds } from "./calendar/calendarFeeds.slice.ts";
import { accountNameEvents, accountNameReducer, selectAccountName } from "./home/accountName.slice.ts";
import { paperlessEvents, paperlessReducer, selectPaperless } from "./model/paperless.slice.ts";
import { nameOfFile, statementFilesEvents, statementFilesReducer, type StatementFile } from "./model/statementFiles.slice.ts";
import { watchEvents, watchReducer } from "./model/watch.slice.ts";
import { partEvents, partsReducer } from "./payment/parts.slice.ts";
import { receiptEvents, receiptReducer } from "./receipt/receipt.slice.ts";
import { scheduledEvents, scheduledReducer } from "./scheduled/scheduled.slice.ts";
import { oneTimePasswordEvents as passcode, oneTimePasswordReducer, selectOneTimePassword, type PasscodeAnswer } from "./statement/oneTimePassword.slice.ts";
import { recipientsEvents as recipients, recipientsReducer, selectRecipients } from "./statements/recipients.slice.ts";
import { walletEvents, walletReducer } from "./wallet/wallet.slice.ts";

const accountId = "8347201180";
const failure: Failure = { kind: "unreachable" };
const payment = { accountId, paymentId: "pay_1" };
/** What a reducer says after some events, from nothing. */
const from = <State>(reducer: Reducer<State, UnknownAction>) => (...happened: UnknownAction[]) => happened.reduce<State>((now, event) => reducer(now, event), reducer(undefined, { type: "none" }));

describe("files", () => {
  test("of activity: idle, on its way, failed with the reason, and forgotten", () => {
    const activity = (...happened: UnknownAction[]) => selectActivityFile({ txnBilling: { activity: from(activityReducer)(...happened) } });
    const requested = activityEvents.downloadRequested({} as never);
    expect([activity(), activity(requested), activity(requested, activityEvents.downloaded()), activity(activityEvents.downloadFailed(failure)), activity(requested, activityEvents.left())]).toEqual([
      { phase: "idle" }, { phase: "downloading" }, { phase: "idle" }, { phase: "failed", failure }, { phase: "idle" },
    ]);
  });

  test("of statements: each by itself, one archive at a time", () => {
    const files = from(statementFilesReducer);
    const pdf = (statementId: string): StatementFile => ({ kind: "pdf", accountId, statementId });
    const archive: StatementFile = { kind: "archive", accountId, from: "2026-01-01", to: "2026-12-31", content: "statements" };
    const both = [pdf("st_1"), archive].map((file) => statementFilesEvents.requested({ file, fileName: "f" }));
    expect([nameOfFile(pdf("st_1")), nameOfFile(archive), files()]).toEqual(["st_1", "archive", {}]);
    expect(files(...both)).toEqual({ st_1: { phase: "downloading" }, archive: { phase: "downloading" } });
    expect(files(...both, statementFilesEvents.received(archive))).toEqual({ st_1: { phase: "downloading" } });
    expect(files(...both, statementFilesEvents.failed({ file: archive, failure }))).toEqual({ st_1: { phase: "downloading" }, archive: { phase: "failed", failure } });
    expect(files(...both, statementFilesEvents.left())).toEqual({});
  });

  test("of a receipt: the file and the copy by e-mail do not touch each other", () => {
    const receipt = from(receiptReducer);
    const idle = { name: "idle" };
    const [requested, asked] = [receiptEvents.downloadRequested({ ...payment, fileName: "f" }), receiptEvents.copyAsked(payment)];
    expect(receipt()).toEqual({ download: idle, copy: idle });
    expect(receipt(requested, asked)).toEqual({ download: { name: "downloading" }, copy: { name: "sending" } });
    expect([receipt(requested, receiptEvents.downloaded()), receipt(requested, receiptEvents.downloadFailed(failure))]).toEqual([{ download: idle, copy: idle }, { download: { name: "failed", failure }, copy: idle }]);
    expect([receiptEvents.copySent({ address: "a@x.example" }), receiptEvents.copyUnavailable(), receiptEvents.copyFailed()].map((event) => receipt(asked, event).copy)).toEqual([{ name: "sent", address: "a@x.example" }, { name: "unavailable" }, { name: "failed" }]);
    expect(receipt(requested, asked, receiptEvents.left())).toEqual({ download: idle, copy: idle });
  });
});

describe("one change at a time", () => {
  test("of paperless billing: asked about, sent, done or failed, of the account that it was asked for", () => {
    const paperless = (...happened: UnknownAction[]) => selectPaperless({ txnBilling: { paperless: from(paperlessReducer)(...happened) } });
    const change = { accountId, enrolled: true };
    expect([paperless(), paperless(paperlessEvents.asked(change)), paperless(paperlessEvents.asked(change), paperlessEvents.declined())]).toEqual([{ phase: "idle" }, { phase: "confirming", ...change }, { phase: "idle" }]);
    expect([paperlessEvents.confirmed(change), paperlessEvents.changed(change), paperlessEvents.failed({ ...change, failure })].map((event) => paperless(event))).toEqual([{ phase: "saving", ...change }, { phase: "changed", ...change }, { phase: "failed", ...change, failure }]);
  });

  test("of the account's name, and of Auto Pay that goes on", () => {
    const name = (...happened: UnknownAction[]) => selectAccountName({ txnBilling: { accountName: from(accountNameReducer)(...happened) } });
    const saving = accountNameEvents.asked({} as never);
    expect([name(), name(saving), name(saving, accountNameEvents.opened())].map((phase) => phase.name)).toEqual(["idle", "saving", "idle"]);
    expect([accountNameEvents.saved(), accountNameEvents.refused({ code: "TOO_LONG" as never }), accountNameEvents.failed()].map((event) => name(saving, event))).toEqual([{ name: "saved" }, { name: "refused", code: "TOO_LONG" }, { name: "failed" }]);
    const resume = (...happened: UnknownAction[]) => selectResume({ txnBilling: { autoPayResume: from(resumeReducer)(...happened) } });
    const asked = resumeEvents.asked({ accountId });
    expect([resume(), resume(asked), resume(asked, resumeEvents.resumed()), resume(asked, resumeEvents.failed()), resume(asked, resumeEvents.opened())]).toEqual(["idle", "sending", "resumed", "failed", "idle"]);
  });

  test("of the wallet: what is said of it stays until it is read, and no new change is forgotten for it", () => {
    const wallet = from(walletReducer);
    const asked = [walletEvents.addAsked({} as never), walletEvents.editAsked({} as never), walletEvents.renameAsked({} as never), walletEvents.defaultAsked({} as never), walletEvents.deletionAsked({} as never)];
    expect(asked.map((event) => wallet(event).phase)).toEqual(["add", "edit", "rename", "makeDefault", "delete"].map((what) => ({ name: "working", what })));
    expect(walletEvents.renameAsked({ accountId, paymentMethodId: "pm_1", nickname: "Front desk" }).payload).toEqual({ accountId, paymentMethodId: "pm_1", nickname: "Front desk" });
    const what = "edit" as const;
    const ends = [walletEvents.changed({ what }), walletEvents.refused({ what, code: "OFFLINE" }), walletEvents.failed({ what })];
    expect(ends.map((event) => wallet(event).phase)).toEqual([{ name: "done", what }, { name: "refused", what, code: "OFFLINE" }, { name: "failed", what }]);
    expect(ends.map((event) => wallet(event, walletEvents.dismissed()).phase.name)).toEqual(["idle", "idle", "idle"]);
    expect(wallet(walletEvents.addAsked({} as never), walletEvents.dismissed()).phase).toEqual({ name: "working", what: "add" });
    expect(wallet()).toEqual({ phase: { name: "idle" }, cardForm: { name: "closed" } });
    const forms = [walletEvents.cardFormRequested({ accountId, savedMethodId: "pm_1" }), walletEvents.cardFormOpened({ ticket: "t", frameUrl: "/vault" }), walletEvents.cardFormFailed({ failure }), walletEvents.cardFormClosed()];
    expect(forms.map((event) => wallet(walletEvents.cardFormRequested({ accountId }), event).cardForm)).toEqual([{ name: "opening", savedMethodId: "pm_1" }, { name: "open", ticket: "t", frameUrl: "/vault" }, { name: "failed", failure }, { name: "closed" }]);
  });
});

describe("a payment", () => {
  test("is watched until its own outcome is there", () => {
    const watch = from(watchReducer);
    const started = watchEvents.started(payment);
    expect([watch(), watch(started), watch(started, watchEvents.settled(payment)), watch(started, watchEvents.stopped())]).toEqual([{ phase: "idle" }, { phase: "watching", ...payment }, { phase: "settled", ...payment }, { phase: "idle" }]);
    expect([watch(started, watchEvents.settled({ accountId, paymentId: "pay_2" })), watch(watchEvents.settled(payment))]).toEqual([{ phase: "watching", ...payment }, { phase: "idle" }]);
    expect(watch(started, watchEvents.settled(payment), watchEvents.settled({ accountId: "other", paymentId: "pay_1" }))).toEqual({ phase: "settled", ...payment });
  });

  test("has a part that is tried again, and may fail again", () => {
    const parts = from(partsReducer);
    const part = { ...payment, kind: "SAVE_METHOD" as const };
    expect([parts(), parts(partEvents.retryRequested(part)), parts(partEvents.retryRequested(part), partEvents.retried()), parts(partEvents.retryFailed(part))]).toEqual([{ name: "idle" }, { name: "running", ...part }, { name: "idle" }, { name: "failed", ...part }]);
  });

  test("that is scheduled is called off after a question, and kept while that is under way", () => {
    const scheduled = from(scheduledReducer);
    const [asked, confirmed] = [scheduledEvents.cancelAsked(payment), scheduledEvents.cancelConfirmed(payment)];
    expect([scheduled(), scheduled(asked), scheduled(asked, scheduledEvents.kept()), scheduled(asked, scheduledEvents.opened())]).toEqual([{ name: "idle" }, { name: "asking", paymentId: "pay_1" }, { name: "idle" }, { name: "idle" }]);
    expect([scheduled(asked, confirmed), scheduled(confirmed), scheduled(asked, confirmed, scheduledEvents.kept())]).toEqual([{ name: "cancelling", paymentId: "pay_1" }, { name: "idle" }, { name: "cancelling", paymentId: "pay_1" }]);
    expect([scheduledEvents.cancelled(payment), scheduledEvents.cancelFailed({ paymentId: "pay_1", failure: "gone" })].map((event) => scheduled(event))).toEqual([{ name: "cancelled", paymentId: "pay_1" }, { name: "asking", paymentId: "pay_1", failure: "gone" }]);
  });
});

describe("[STMT-03 partly] a one-time passcode", () => {
  const state = (...happened: UnknownAction[]) => selectOneTimePassword({ txnBilling: { oneTimePassword: from(oneTimePasswordReducer)(...happened) } });
  const says = (answer: string, triesLeft: number | null = null) => ({ state: answer, triesLeft }) as PasscodeAnswer;
  const asked = passcode.passcodeAsked({ accountId });
  const entering = [asked, passcode.sent(says("SENT"))];
  const entered = [...entering, passcode.passcodeEntered({ accountId, statementId: "st_1", passcode: "123456" })];

  test.each([["SENT", { name: "entering" }], ["TOO_MANY", { name: "refused", why: "TOO_MANY" }], ["UNAVAILABLE", { name: "refused", why: "UNAVAILABLE" }], ["FAILED", { name: "refused", why: "FAILED" }], ["ENDED", { name: "refused", why: "FAILED" }]])("was asked for: %s", (answer, expected) => {
    expect(state(asked)).toEqual({ name: "sending" });
    expect(state(asked, passcode.sent(says(answer)))).toEqual(expected);
  });

  test.each([
    ["VERIFIED", null, { name: "verified" }], ["WRONG", 2, { name: "entering", wrong: { triesLeft: 2 } }], ["WRONG", null, { name: "entering", wrong: { triesLeft: 0 } }], ["FAILED", null, { name: "entering", unreachable: true }], ["ENDED", null, { name: "refused", why: "ENDED" }],
  ])("was entered: %s with %s tries left", (answer, triesLeft, expected) => {
    expect(state(...entered)).toEqual({ name: "confirming" });
    expect(state(...entered, passcode.judged(says(answer, triesLeft)))).toEqual(expected);
  });

  test("takes no answer that it does not wait for", () => {
    expect([state(passcode.sent(says("SENT"))), state(passcode.judged(says("VERIFIED"))), state(asked, passcode.passcodeEntered({} as never)), state(...entered, passcode.left())]).toEqual([{ name: "idle" }, { name: "idle" }, { name: "sending" }, { name: "idle" }]);
  });
});

test("[B09 partly] an address for calendar programs is shown when it was made, and no more once one is closed", () => {
  const state = (...happened: UnknownAction[]) => selectCalendarFeeds({ txnBilling: { calendarFeeds: from(calendarFeedsReducer)(...happened) } });
  const [asked, made, feed, idle] = [feeds.makeAsked({ accountId }), feeds.made({ address: "https://x/f" } as never), { accountId, feedId: "f1" }, { name: "idle" }];
  expect([state(), state(asked), state(asked, made), state(made)]).toEqual([{ making: idle, closing: idle }, { making: { name: "making" }, closing: idle }, { making: { name: "made", address: "https://x/f" }, closing: idle }, { making: idle, closing: idle }]);
  expect(state(asked, feeds.made({ refused: "TOO_MANY" } as never)).making).toEqual({ name: "refused", code: "TOO_MANY" });
  const asking = [asked, made, feeds.closeAsked(feed)];
  expect([state(...asking).closing, state(...asking, feeds.kept()).closing, state(...asking, feeds.closeConfirmed(feed)).closing]).toEqual([{ name: "asking", feedId: "f1" }, idle, { name: "closing", feedId: "f1" }]);
  const closing = [...asking, feeds.closeConfirmed(feed)];
  expect([state(...closing, feeds.closed()), state(...closing, feeds.closeFailed(feed)).closing, state(...closing, feeds.kept()).closing]).toEqual([{ making: idle, closing: { name: "closed" } }, { name: "asking", feedId: "f1", failed: true }, { name: "closing", feedId: "f1" }]);
  expect([state(feeds.closeConfirmed(feed)).closing, state(feeds.closeFailed(feed)).closing, state(...asking, feeds.left())]).toEqual([idle, idle, { making: idle, closing: idle }]);
  expect(state(...closing, feeds.makeAsked({ accountId }))).toEqual({ making: { name: "making" }, closing: idle });
});

test("[B14 partly] who else gets statements is added and taken away, one address at a time", () => {
  const state = (...happened: UnknownAction[]) => selectRecipients({ txnBilling: { statementRecipients: from(recipientsReducer)(...happened) } });
  const [asked, recipient, idle] = [recipients.addAsked({} as never), { id: "r1", address: "ap@x.example" }, { name: "idle" }];
  const [added, refused] = [recipients.added({ address: "ap@x.example" }), recipients.refused({ code: "TOO_MANY" as never })];
  expect([state(), state(asked).adding, state(asked, added).adding, state(asked, refused).adding, state(added).adding, state(refused).adding]).toEqual([{ adding: idle, removing: idle }, { name: "adding" }, { name: "added", address: "ap@x.example" }, { name: "refused", code: "TOO_MANY" }, idle, idle]);
  const asking = recipients.removeAsked(recipient);
  const removing = [asking, recipients.removeConfirmed({ accountId, recipientId: "r1" })];
  expect([state(asking).removing, state(asking, recipients.kept()).removing, state(...removing).removing, state(...removing, recipients.kept()).removing]).toEqual([{ name: "asking", recipient }, idle, { name: "removing", recipient }, { name: "removing", recipient }]);
  expect([state(...removing, recipients.removed()).removing, state(...removing, recipients.removeFailed()).removing]).toEqual([{ name: "removed", address: "ap@x.example" }, { name: "asking", recipient, failed: true }]);
  expect([recipients.removeConfirmed({ accountId, recipientId: "r1" }), recipients.removed(), recipients.removeFailed(), recipients.left()].map((event) => state(event).removing)).toEqual([idle, idle, idle, idle]);
  expect(state(...removing, recipients.left())).toEqual({ adding: idle, removing: idle });
});
