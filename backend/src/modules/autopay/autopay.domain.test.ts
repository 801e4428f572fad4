/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { describe, expect, test } from "vitest";
import {
  barredBy,
  cancelRefusal,
  changeParts,
  changeRefusal,
  dateRefusal,
  enrolRefusal,
  isRetryable,
  partTogether,
  resumeRefusal,
  triedAgainWith,
  type EnrolmentRequest,
  type MethodFacts,
  type AutoPayFacts,
} from "./autopay.domain.ts";
import type { ActionPartRow, EnrolmentRow } from "./autopay.repository.ts";

type Part = Pick<ActionPartRow, "kind" | "service" | "state" | "code">;
type Enrolled = Pick<EnrolmentRow, "service" | "paymentMethodId">;

const card: MethodFacts = { kind: "known", methodKind: "credit", expiry: "1128", unavailable: false };
const bank: MethodFacts = { kind: "known", methodKind: "bankAccount", expiry: null, unavailable: false };
const facts: AutoPayFacts = {
  disconnected: false,
  offered: ["core"],
  enrolments: [],
  cycle: { billDay: 14, dueDay: 5 },
  stillDue: 0,
  discountGiven: false,
  pastDueAmount: 0,
  dueDate: null,
  businessDate: "2026-11-21",
  cardsRefused: false,
  banksRefused: false,
  openActionId: undefined,
  refusedTries: 0,
};
const enrolment = (changes: Partial<EnrolmentRow> = {}): EnrolmentRow => ({
  accountId: "8347201180",
  service: "core",
  paymentMethodId: "pm_1",
  debitDay: 28,
  nextDate: "2026-11-28",
  mandate: "m",
  enrolledBy: "Ana",
  pausedOn: null,
  pausedCode: null,
  ...changes,
});
const request: EnrolmentRequest = {
  services: ["core"],
  debitDay: 28,
  termsAccepted: true,
  method: card,
  paysNow: false,
};
const enrolled = { ...facts, enrolments: [enrolment()] };
const bothOffered = { ...facts, offered: ["core", "mobile"] as const satisfies AutoPayFacts["offered"] };
const cases = <Facts, Asked>(rows: [string, Partial<Facts>, Partial<Asked>, object | null][]) => rows;

describe("enrolling", () => {
  test.each(
    cases<AutoPayFacts, EnrolmentRequest>([
      ["is done", {}, {}, null],
      ["is done with a bank account where cards are refused", { cardsRefused: true }, { method: bank }, null],
      ["is done with a card where bank accounts are refused", { banksRefused: true }, {}, null],
      [
        "is done with a card in its last month",
        { businessDate: "2026-11-30" },
        { method: { ...card, expiry: "1126" } },
        null,
      ],
      ["is done after four refused tries", { refusedTries: 4 }, {}, null],
      [
        "waits for what is open",
        { openActionId: "act_1" },
        {},
        { code: "ACTION_BEING_CONFIRMED", openActionId: "act_1" },
      ],
      ["is not for a disconnected account", { disconnected: true }, {}, { code: "ACCOUNT_DISCONNECTED" }],
      ["is not tried after five refused tries", { refusedTries: 5 }, {}, { code: "TOO_MANY_TRIES" }],
      ["asks for the terms", {}, { termsAccepted: false }, { code: "TERMS_NOT_ACCEPTED" }],
      ["is done once", { enrolments: [enrolment()] }, {}, { code: "ALREADY_ENROLLED" }],
      ["asks for a service", {}, { services: [] }, { code: "NO_SERVICE_SELECTED" }],
      [
        "needs a method that is there",
        {},
        { method: { kind: "missing", code: "CARD_DATA_EXPIRED" } },
        { code: "CARD_DATA_EXPIRED" },
      ],
      ["takes no card where cards are refused", { cardsRefused: true }, {}, { code: "CARDS_RESTRICTED" }],
      ["takes no card that is over", {}, { method: { ...card, expiry: "1026" } }, { code: "METHOD_EXPIRED" }],
      [
        "takes no method that is out of use",
        {},
        { method: { ...bank, unavailable: true } },
        { code: "METHOD_UNAVAILABLE" },
      ],
      [
        "takes no bank account where they are refused",
        { banksRefused: true },
        { method: bank },
        { code: "METHOD_UNAVAILABLE" },
      ],
      ["takes no prepaid card", {}, { method: { ...card, methodKind: "prepaid" } }, { code: "PREPAID_NOT_ALLOWED" }],
      ["takes no day on which bills are late", {}, { debitDay: 5 }, { code: "DATE_UNAVAILABLE" }],
      [
        "takes no day before the first",
        { cycle: { billDay: 1, dueDay: 31 } },
        { debitDay: 0 },
        { code: "DATE_UNAVAILABLE" },
      ],
      ["takes the last day of a month", {}, { debitDay: 31 }, null],
      ["takes no day after the thirty-first", {}, { debitDay: 32 }, { code: "DATE_UNAVAILABLE" }],
      ["takes the first day of a month", {}, { debitDay: 1 }, null],
      ["takes no part of a day", {}, { debitDay: 28.5 }, { code: "DATE_UNAVAILABLE" }],
      [
        "asks for what is late first",
        { pastDueAmount: 1, stillDue: 10_000 },
        {},
        { code: "BALANCE_DUE", amountDue: 10_000 },
      ],
      ["is done where what is late is paid with it", { pastDueAmount: 1, stillDue: 10_000 }, { paysNow: true }, null],
      ["is done where what is late is on its way", { pastDueAmount: 1, stillDue: 0 }, {}, null],
      [
        "asks for what would be late by the first debit",
        { stillDue: 10_000, dueDate: "2026-11-27" },
        {},
        { code: "BALANCE_DUE", amountDue: 10_000 },
      ],
      ["is done where the first debit is in time", { stillDue: 10_000, dueDate: "2026-11-28" }, {}, null],
    ]),
  )("%s", (_, changed, changes, refusal) => {
    expect(enrolRefusal({ ...facts, ...changed }, { ...request, ...changes })).toEqual(refusal);
  });
});

describe("changing", () => {
  const change = { services: ["core" as const], termsAccepted: true, method: card, newMethod: true, parts: 2 };
  test.each(
    cases<AutoPayFacts, typeof change>([
      ["is done", {}, {}, null],
      [
        "waits for what is open",
        { openActionId: "act_1" },
        {},
        { code: "ACTION_BEING_CONFIRMED", openActionId: "act_1" },
      ],
      ["is not for a disconnected account", { disconnected: true }, {}, { code: "ACCOUNT_DISCONNECTED" }],
      ["needs something that is enrolled", { enrolments: [] }, {}, { code: "NOT_ENROLLED" }],
      ["is not tried after five refused tries", { refusedTries: 5 }, {}, { code: "TOO_MANY_TRIES" }],
      ["asks for the terms", {}, { termsAccepted: false }, { code: "TERMS_NOT_ACCEPTED" }],
      ["needs a method that pays", { cardsRefused: true }, {}, { code: "CARDS_RESTRICTED" }],
      ["needs something that is other than before", {}, { parts: 0 }, { code: "NOTHING_TO_CHANGE" }],
      ["asks for a balance before the method changes", { stillDue: 1 }, {}, { code: "BALANCE_DUE", amountDue: 1 }],
      ["of services alone leaves a balance to the method that is there", { stillDue: 1 }, { newMethod: false }, null],
    ]),
  )("%s", (_, changed, changes, refusal) => {
    expect(changeRefusal({ ...enrolled, ...changed }, { ...change, ...changes })).toEqual(refusal);
  });

  const ofMobile = (pausedCode: EnrolmentRow["pausedCode"]) => ({
    ...bothOffered,
    enrolments: [enrolment({ service: "mobile", pausedCode, pausedOn: "2026-11-20" })],
  });
  const late = { stillDue: 500, pastDueAmount: 500 };
  const added = { ...change, services: ["core" as const, "mobile" as const], newMethod: false };

  test.each<[string, AutoPayFacts, Partial<typeof added>, object | null]>([
    ["a closed card", ofMobile("METHOD_CLOSED"), {}, { code: "METHOD_UNAVAILABLE" }],
    ["a late bill", { ...ofMobile("DECLINED"), ...late }, {}, { code: "BALANCE_DUE", amountDue: 500 }],
    ["nothing, once the bill is paid", ofMobile("DECLINED"), {}, null],
    ["nothing, where no service is added", { ...ofMobile("DECLINED"), ...late }, { services: ["mobile"] }, null],
  ])("paused Auto Pay with a further service and the same method is refused for %s", (_, changed, changes, refusal) => {
    expect(changeRefusal(changed, { ...added, ...changes })).toEqual(refusal);
  });
});

describe("cancelling", () => {
  test.each<[string, AutoPayFacts, object | null]>([
    ["is done", enrolled, null],
    ["is done for a disconnected account", { ...enrolled, disconnected: true }, null],
    [
      "waits for what is open",
      { ...enrolled, openActionId: "act_1" },
      { code: "ACTION_BEING_CONFIRMED", openActionId: "act_1" },
    ],
    ["needs something that is enrolled", facts, { code: "NOT_ENROLLED" }],
    [
      "is not done for mobile lines",
      { ...bothOffered, enrolments: [enrolment(), enrolment({ service: "mobile" })] },
      { code: "MOBILE_REQUIRES_AUTO_PAY" },
    ],
    ["is done where mobile lines are not enrolled", { ...bothOffered, enrolments: [enrolment()] }, null],
    ["is done where the mobile lines have gone", { ...facts, enrolments: [enrolment({ service: "mobile" })] }, null],
  ])("%s", (_, changed, refusal) => {
    expect(cancelRefusal(changed)).toEqual(refusal);
  });
});

describe("changing the debit day", () => {
  test.each<[string, Partial<AutoPayFacts>, number, object | null]>([
    ["is taken", {}, 20, null],
    [
      "waits for what is open",
      { openActionId: "act_1" },
      20,
      { code: "ACTION_BEING_CONFIRMED", openActionId: "act_1" },
    ],
    ["needs something that is enrolled", { enrolments: [] }, 20, { code: "NOT_ENROLLED" }],
    ["is none on which bills are late", {}, 6, { code: "DATE_UNAVAILABLE" }],
    [
      "is none on which the bill that is out would be late",
      { stillDue: 1, dueDate: "2026-11-27" },
      30,
      { code: "DATE_UNAVAILABLE" },
    ],
    ["is taken where nothing is due by then", { stillDue: 0, dueDate: "2026-11-27" }, 30, null],
    ["is taken where the bill that is out is paid in time", { stillDue: 1, dueDate: "2026-11-30" }, 30, null],
    ["is another than before", {}, 28, { code: "NOTHING_TO_CHANGE" }],
    [
      "is taken where one of two services has it already",
      { enrolments: [enrolment(), enrolment({ service: "mobile", debitDay: 20 })] },
      20,
      null,
    ],
  ])("%s", (_, changed, day, refusal) => {
    expect(dateRefusal({ ...enrolled, ...changed }, day)).toEqual(refusal);
  });
});

describe("resuming after a pause", () => {
  const paused = { ...facts, enrolments: [enrolment({ pausedOn: "2026-11-20", pausedCode: "INSUFFICIENT_FUNDS" })] };
  test.each<[string, AutoPayFacts, MethodFacts, object | null]>([
    ["is done", paused, card, null],
    [
      "waits for what is open",
      { ...paused, openActionId: "act_1" },
      card,
      { code: "ACTION_BEING_CONFIRMED", openActionId: "act_1" },
    ],
    ["is not for a disconnected account", { ...paused, disconnected: true }, card, { code: "ACCOUNT_DISCONNECTED" }],
    ["needs something that is enrolled", facts, card, { code: "NOT_ENROLLED" }],
    ["needs a pause", enrolled, card, { code: "NOTHING_TO_CHANGE" }],
    [
      "needs another card than a closed one",
      { ...facts, enrolments: [enrolment({ pausedCode: "METHOD_CLOSED" })] },
      card,
      { code: "METHOD_UNAVAILABLE" },
    ],
    [
      "needs a method that fits the services",
      { ...bothOffered, enrolments: [enrolment({ service: "mobile", pausedCode: "DECLINED" })] },
      bank,
      { code: "CARDS_ONLY_FOR_MOBILE" },
    ],
    [
      "asks for what would be late by the next debit",
      { ...paused, stillDue: 500, dueDate: "2026-11-27" },
      card,
      { code: "BALANCE_DUE", amountDue: 500 },
    ],
  ])("%s", (_, changed, method, refusal) => {
    expect(resumeRefusal(changed, method)).toEqual(refusal);
  });
});

describe("the steps of a change of services or method", () => {
  const [core, mobile]: Enrolled[] = [
    { service: "core", paymentMethodId: "pm_1" },
    { service: "mobile", paymentMethodId: "pm_1" },
  ] as const;
  test.each<[string, (Enrolled | undefined)[], EnrolmentRequest["services"], string | null, [string, string][]]>([
    ["the same", [core, mobile], ["core", "mobile"], "pm_1", []],
    ["one service less", [core, mobile], ["core"], "pm_1", [["CANCEL", "mobile"]]],
    ["one service more", [core], ["core", "mobile"], "pm_1", [["ENROL", "mobile"]]],
    [
      "another method",
      [core],
      ["core"],
      "pm_2",
      [
        ["CANCEL", "core"],
        ["ENROL", "core"],
      ],
    ],
    [
      "a method that is not saved yet",
      [core],
      ["core"],
      null,
      [
        ["CANCEL", "core"],
        ["ENROL", "core"],
      ],
    ],
    [
      "another service and another method: what is left out first",
      [mobile],
      ["core"],
      "pm_2",
      [
        ["CANCEL", "mobile"],
        ["ENROL", "core"],
      ],
    ],
  ])("%s", (_, before, services, method, steps) => {
    expect(
      changeParts(
        before.filter((each) => each !== undefined),
        services,
        method,
      ).map(({ kind, service }) => [kind, service]),
    ).toEqual(steps);
  });
});

describe("the parts of an action", () => {
  const part = (
    kind: Part["kind"],
    state: Part["state"],
    code: Part["code"] = null,
    service: Part["service"] = kind === "PAPERLESS" ? null : "core",
  ): Part => ({ kind, service, state, code });
  const [waiting, paperless] = [part("ENROL", "CONFIRMING"), part("PAPERLESS", "CONFIRMING")];

  test.each<[string, Part, Part[], Part["code"]]>([
    ["cancelling is never barred", part("CANCEL", "CONFIRMING"), [part("ENROL", "FAILED", "DECLINED")], null],
    ["enrolling is free", waiting, [waiting], null],
    ["enrolling after its service was cancelled", waiting, [part("CANCEL", "DONE"), waiting], null],
    [
      "enrolling after its service could not be cancelled",
      waiting,
      [part("CANCEL", "FAILED", "CANCEL_REFUSED"), waiting],
      "NOT_ATTEMPTED",
    ],
    [
      "enrolling after another service could not be cancelled",
      waiting,
      [part("CANCEL", "FAILED", "CANCEL_REFUSED", "mobile"), waiting],
      null,
    ],
    [
      "enrolling with a card that was refused just now",
      waiting,
      [part("ENROL", "FAILED", "DECLINED", "mobile"), waiting],
      "DECLINED",
    ],
    [
      "enrolling with a code that was refused just now",
      waiting,
      [part("ENROL", "FAILED", "SECURITY_CODE_FAILED", "mobile"), waiting],
      "SECURITY_CODE_FAILED",
    ],
    ["enrolling after an outage", waiting, [part("ENROL", "FAILED", "PROCESSOR_UNAVAILABLE", "mobile"), waiting], null],
    [
      "paperless after nothing was enrolled",
      paperless,
      [part("ENROL", "FAILED", "DECLINED"), paperless],
      "NOT_ATTEMPTED",
    ],
    [
      "paperless after something was enrolled",
      paperless,
      [part("ENROL", "FAILED", "DECLINED", "mobile"), part("ENROL", "DONE"), paperless],
      null,
    ],
    [
      "paperless after something was cancelled alone",
      paperless,
      [part("CANCEL", "DONE"), part("ENROL", "FAILED", "DECLINED"), paperless],
      "NOT_ATTEMPTED",
    ],
  ])("%s", (_, own, parts, code) => {
    expect(barredBy(own, parts)).toBe(code);
  });

  test.each<[Part, boolean]>([
    [part("ENROL", "FAILED", "PROCESSOR_UNAVAILABLE"), true],
    [part("CANCEL", "FAILED", "CANCEL_REFUSED"), true],
    [part("ENROL", "FAILED", "DECLINED"), false],
    [part("ENROL", "CONFIRMING", "PROCESSOR_UNAVAILABLE"), false],
    [part("ENROL", "FAILED", "NOT_ATTEMPTED"), false],
  ])("%o is retryable: %s", (own, may) => {
    expect(isRetryable(own)).toBe(may);
  });

  test("a retry of a part includes the parts that waited for it, and no others", () => {
    const [cancel, enrol, other, paper] = [
      part("CANCEL", "FAILED", "CANCEL_REFUSED"),
      part("ENROL", "FAILED", "NOT_ATTEMPTED"),
      part("ENROL", "FAILED", "NOT_ATTEMPTED", "mobile"),
      part("PAPERLESS", "FAILED", "NOT_ATTEMPTED"),
    ];
    const parts = [cancel, enrol, other, paper];
    expect(triedAgainWith(cancel, parts)).toEqual([cancel, enrol]);
    expect(triedAgainWith(other, parts)).toEqual([other, paper]);
    expect(triedAgainWith(paper, parts)).toEqual([paper]);
    const done = part("PAPERLESS", "DONE");
    expect(triedAgainWith(enrol, [enrol, done])).toEqual([enrol]);
  });

  test.each<[string, Part[], object]>([
    ["one is open", [part("ENROL", "FAILED", "DECLINED"), waiting], { state: "CONFIRMING", code: null }],
    ["all are done", [part("CANCEL", "DONE"), part("ENROL", "DONE")], { state: "DONE", code: null }],
    [
      "one failed",
      [part("ENROL", "DONE"), part("ENROL", "FAILED", "DECLINED", "mobile")],
      { state: "FAILED", code: "ENROLMENT_FAILED" },
    ],
    [
      "one failed and another was not tried",
      [part("CANCEL", "FAILED", "CANCEL_REFUSED"), part("ENROL", "FAILED", "NOT_ATTEMPTED")],
      { state: "FAILED", code: "ENROLMENT_FAILED" },
    ],
    ["nothing was tried", [part("ENROL", "FAILED", "NOT_ATTEMPTED")], { state: "FAILED", code: "NOT_ATTEMPTED" }],
  ])("the combined outcome, when %s", (_, parts, together) => {
    expect(partTogether(parts)).toEqual(together);
  });
});
