import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import { paidElsewhere } from "../model/account-status/paymentWatch.slice.ts";
import type { ChosenMethod, Draft } from "./payOnce.draft.ts";
import { payOnceEvents as events, payOnceReducer, type PayOnceState } from "./payOnce.slice.ts";

const accountId = "8347201180";
const card: ChosenMethod = {
  kind: "savedBank",
  paymentMethodId: "pm_1",
  type: "bankAccount",
  lastFour: "6789",
} as ChosenMethod;
const other = { ...card, paymentMethodId: "pm_2" } as ChosenMethod;
const amount = { choice: "due" as const, cents: 10_000, due: 10_000 };
const draft: Draft = {
  accountId,
  amount: { ...amount, overpaymentConfirmed: false },
  method: card,
  date: "2026-11-21",
  idempotencyKey: "key-1",
};
const closed: PayOnceState = { phase: { name: "closed" }, cardForm: { name: "closed" } };
const opened = { ticket: "t", frameUrl: "/vault" };

const after = (state: PayOnceState | undefined, ...happened: UnknownAction[]) =>
  happened.reduce<PayOnceState>(
    (now, event) => payOnceReducer(now, event),
    state ?? payOnceReducer(undefined, { type: "none" }),
  );
const editing = (changes: Partial<Draft> = {}) => after(undefined, events.resumed({ draft: { ...draft, ...changes } }));
const submitting = after(editing(), events.submitted());
const unknown = after(submitting, events.outcomeUnknown({ takesLong: false }));
const settled = after(submitting, events.answered({ accountId, paymentId: "pay_1", state: "SUBMITTED" }));

/** Every action of a customer, or of another tab, that edits the draft. */
const edits: UnknownAction[] = [
  events.amountChosen({ ...amount, cents: 5 }),
  events.overpaymentConfirmed(),
  events.overpaymentDeclined(),
  events.dueFilledIn({ due: 5, date: "2026-12-01" }),
  events.methodChosen(other),
  events.linkingChosen(),
  events.bankLinked(other),
  events.methodDropped(),
  events.dateAccepted({ date: "2026-12-01" }),
  events.paperlessChosen(true),
  events.recordsTyped({ customerReference: "PO 1" }),
  events.overlapsShown(["x"]),
  events.idempotencyKeyAssigned({ key: "key-2" }),
  events.submitted(),
  paidElsewhere({ accountId, paymentId: "pay_9" }),
];

test("starts closed", () => expect(after(undefined)).toEqual(closed));

test.each([
  ["submitting", submitting],
  ["of unknown outcome", unknown],
  ["settled", settled],
  ["settled as failed", after(submitting, events.answered({ accountId, paymentId: "p", state: "FAILED" }))],
  ["closed", closed],
] as const)("while a payment is %s the draft cannot change", (_, state) => {
  for (const event of edits) expect(after(state, event), event.type).toEqual(state);
});

describe("opening and leaving", () => {
  test("reopening drops an unsent draft", () => {
    expect([
      after(editing(), events.opened({ accountId })),
      after(settled, events.opened({ accountId })),
      after(editing(), events.left()),
    ]).toEqual([closed, closed, closed]);
  });

  test.each([
    ["submitting", submitting],
    ["unknown", unknown],
  ])(
    "while it is %s the attempt continues, and its outcome does not navigate unless the customer has returned",
    (_, state) => {
      const away = after(state, events.left());
      expect(away).toEqual({ ...state, away: true });
      expect(after(away, events.opened({ accountId }))).toEqual(state);
      expect(after(away, events.opened({ accountId: "other" }))).toEqual(closed);
    },
  );

  test("after a reload the draft is restored, and a submitted attempt is retried", () => {
    expect(after(undefined, events.resumed({ draft }))).toEqual({
      phase: { name: "editing" },
      draft,
      cardForm: { name: "closed" },
    });
    expect(after(undefined, events.resumed({ draft, underWay: {} as never }))).toEqual({
      phase: { name: "unknown", takesLong: false },
      draft,
      cardForm: { name: "closed" },
    });
  });
});

describe("the amount", () => {
  test("is accepted; more than is due needs confirmation, and again for another amount", () => {
    expect(after(editing(), events.amountChosen(amount)).phase).toEqual({ name: "editing" });
    const more = after(editing(), events.amountChosen({ ...amount, cents: 10_001 }));
    expect([more.phase.name, more.draft?.amount?.overpaymentConfirmed]).toEqual(["confirmingOverpayment", false]);
    const confirmed = after(more, events.overpaymentConfirmed());
    expect([confirmed.phase.name, confirmed.draft?.amount]).toEqual([
      "editing",
      { ...amount, cents: 10_001, overpaymentConfirmed: true },
    ]);
    expect(
      after(confirmed, events.amountChosen({ ...amount, cents: 10_002 })).draft?.amount?.overpaymentConfirmed,
    ).toBe(false);
    expect(after(more, events.overpaymentDeclined())).toEqual({ ...more, phase: { name: "editing" } });
  });

  test("is not confirmed when no confirmation was asked for, or nothing is chosen", () => {
    expect(after(editing(), events.overpaymentConfirmed())).toEqual(editing());
    const refused = after(editing(), events.refused({ code: "OTHER" }));
    expect(after(refused, events.overpaymentDeclined())).toEqual(refused);
    const { draft: _, ...without } = after(editing(), events.amountChosen({ ...amount, cents: 10_001 }));
    expect(after(without, events.overpaymentConfirmed())).toEqual(without);
    expect(after({ ...without, draft: { accountId } }, events.overpaymentConfirmed())).toEqual({
      ...without,
      draft: { accountId },
    });
  });

  test("of quick pay is the amount due, with today's date", () => {
    expect(after(editing(), events.dueFilledIn({ due: 7_000, date: "2026-11-22" })).draft).toMatchObject({
      amount: { choice: "due", cents: 7_000, due: 7_000, overpaymentConfirmed: false },
      date: "2026-11-22",
    });
    expect(
      after(editing(), events.dueFilledIn({ choice: "suggested", due: 1, date: "2026-11-22" })).draft?.amount?.choice,
    ).toBe("suggested");
  });
});

describe("the method", () => {
  const open = after(
    after(editing({ methodBefore: "new", linksBank: true }), events.refused({ code: "OTHER" })),
    events.cardFormOpened(opened),
  );
  test("is settled, and closes the vault's form and the linking step", () => {
    const {
      methodBefore: _m,
      linksBank: _l,
      idempotencyKey: _a,
      ...rest
    } = { ...draft, method: other, methodBefore: "new", linksBank: true };
    expect(after(open, events.methodChosen(other))).toEqual({
      phase: { name: "editing" },
      draft: rest,
      cardForm: { name: "closed" },
    });
  });

  test("is linked in a step of its own; a linked account is kept", () => {
    const linking = after(
      after(editing(), events.refused({ code: "OTHER" }), events.cardFormOpened(opened)),
      events.linkingChosen(),
    );
    expect(linking).toMatchObject({
      phase: { name: "editing" },
      cardForm: { name: "closed" },
      draft: { linksBank: true },
    });
    expect(linking.draft).not.toHaveProperty("method");
    const linked = after(
      {
        ...linking,
        phase: { name: "confirmingOverpayment" },
        cardForm: { name: "opening" },
        draft: { ...draft, linksBank: true, methodBefore: "new" },
      },
      events.bankLinked(other),
    );
    expect(linked).toEqual({
      phase: { name: "editing" },
      cardForm: { name: "closed" },
      draft: { ...draft, linksBank: true, method: other },
    });
    expect(after(linked, events.linkingChosen()).draft?.method).toEqual(other);
    expect(after(editing(), events.bankLinked(other))).toEqual(editing());
  });

  test("is dropped", () => expect(after(editing(), events.methodDropped()).draft).not.toHaveProperty("method"));

  test("comes from the vault's form, which is opening, open, or failed", () => {
    const failure = { kind: "unreachable" as const };
    const forms = [
      events.cardFormRequested({ savedMethodId: "pm_1" }),
      events.cardFormOpened(opened),
      events.cardFormFailed({ failure }),
      events.cardFormClosed(),
    ].map((event) => after(editing(), event).cardForm);
    expect(forms).toEqual([
      { name: "opening", savedMethodId: "pm_1" },
      { name: "open", ...opened },
      { name: "failed", failure },
      { name: "closed" },
    ]);
  });
});

test("date, paperless, records and overlaps are kept in the draft", () => {
  const state = after(
    after(editing(), events.refused({ code: "OTHER" })),
    events.dateAccepted({ date: "2026-12-01", isLater: true }),
    events.paperlessChosen(true),
    events.recordsTyped({ notify: "ap@x.example" }),
    events.overlapsShown(["x"]),
  );
  expect(state).toMatchObject({
    phase: { name: "editing" },
    draft: { date: "2026-12-01", isLater: true, paperless: true, notify: "ap@x.example", overlapsSeen: ["x"] },
  });
});

describe("the attempt", () => {
  test("gets its idempotency key once, and is submitted only with it", () => {
    const { idempotencyKey: _, ...unnamed } = draft;
    const fresh = after(undefined, events.resumed({ draft: unnamed }));
    expect(after(fresh, events.submitted())).toEqual(fresh);
    expect(
      after(fresh, events.idempotencyKeyAssigned({ key: "key-1" }), events.idempotencyKeyAssigned({ key: "key-2" }))
        .draft?.idempotencyKey,
    ).toBe("key-1");
    expect(submitting).toEqual({ ...editing(), phase: { name: "submitting" } });
    expect(after(unknown, events.outcomeUnknown({ takesLong: true })).phase).toEqual({
      name: "unknown",
      takesLong: true,
    });
  });

  test("that was answered navigates to its payment and clears the draft; a failed one keeps the amount", () => {
    expect(settled).toEqual({
      phase: { name: "settled", paymentId: "pay_1" },
      draft: undefined,
      cardForm: { name: "closed" },
    });
    expect(
      after(submitting, events.answered({ accountId, paymentId: "pay_1", state: "FAILED", failureCode: "DECLINED" })),
    ).toMatchObject({ phase: { name: "settled" }, draft: { accountId, amount: draft.amount } });
    expect(
      after({ ...closed }, events.answered({ accountId, paymentId: "pay_1", state: "FAILED" })).draft,
    ).toBeUndefined();
  });

  test("that was declined remembers a saved method, so that another one can be offered first, but no new one", () => {
    const declined = (method: Draft["method"]) =>
      after(
        editing({ method }),
        events.submitted(),
        events.answered({ accountId, paymentId: "pay_1", state: "FAILED", failureCode: "DECLINED" }),
      ).draft?.methodBefore;
    expect(declined(other)).toBe("pm_2");
    expect(declined({ ...card, kind: "new", type: "visa" } as ChosenMethod)).toBeUndefined();
  });

  test("that was refused gives the reason, and drops the refused input", () => {
    const refused = after(submitting, events.refused({ code: "METHOD_EXPIRED" }));
    expect(refused).toMatchObject({
      phase: { name: "refused", refusal: { code: "METHOD_EXPIRED" } },
      draft: { accountId, method: undefined },
    });
    expect(after(closed, events.refused({ code: "OTHER" }))).toEqual({
      ...closed,
      phase: { name: "refused", refusal: { code: "OTHER" } },
    });
  });

  test("made by another tab meanwhile asks for the amount again, for the same account only", () => {
    const told = after(editing({ linkedAmount: 500 }), paidElsewhere({ accountId, paymentId: "pay_9" }));
    expect(told.paidElsewhere).toBe("pay_9");
    expect([told.draft?.amount, told.draft?.linkedAmount, told.draft?.method]).toEqual([undefined, undefined, card]);
    expect(after(editing(), paidElsewhere({ accountId: "other", paymentId: "pay_9" }))).toEqual(editing());
  });

  test("is not changed by step requests", () => {
    expect(after(editing(), events.stepRequested({ requested: "amount" }), events.reviewOpened())).toEqual(editing());
  });
});
