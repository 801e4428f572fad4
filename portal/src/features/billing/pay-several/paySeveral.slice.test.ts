import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import {
  hasPending,
  isUnpaid,
  paySeveralEvents as events,
  paySeveralReducer,
  type PaySeveralState,
  type Row,
  type RowAnswer,
  selectPaySeveral,
  selectSeveralCardForm,
  severalId,
} from "./paySeveral.slice.ts";

const run = (...happened: UnknownAction[]): PaySeveralState =>
  happened.reduce<PaySeveralState>(
    (state, event) => paySeveralReducer(state, event),
    paySeveralReducer(undefined, { type: "none" }),
  );
const closed = { phase: "closed", rows: [], cardForm: { name: "closed" } };

const [bakery, florist, garage] = [
  { accountId: "8347201180", accountName: "Bakery", cents: 24_817 },
  { accountId: "8347201321", accountName: "Florist", cents: 9_900 },
  { accountId: "8347201263", accountName: "Garage", cents: 5_000 },
] as const;
const method = { savedMethodId: "pm_1" } as never;
const other = { savedMethodId: "pm_2" } as never;

const chosen = [events.opened(), events.accountsChosen([bakery, florist])];
const withMethods = [
  ...chosen,
  events.methodsChosen([bakery, florist].map(({ accountId }) => ({ accountId, method }))),
];
const ready = [
  ...withMethods,
  events.idempotencyKeysAssigned({ [bakery.accountId]: "key_bakery", [florist.accountId]: "key_florist" }),
];
const sent = [...ready, events.submitted()];

const answer = (accountId: string, state: RowAnswer["state"], failureCode: RowAnswer["failureCode"] = null) =>
  events.answered({ accountId, paymentId: `pay_${accountId}`, state, failureCode });
const unknown = (accountId: string, takesLong = false) => events.rowUnknown({ accountId, takesLong });
const outcomes = (...happened: UnknownAction[]) => run(...happened).rows.map(({ outcome }) => outcome?.name);

describe("the accounts to pay", () => {
  test("are none before the flow is opened, and none after it was left", () => {
    expect(run()).toEqual(closed);
    expect(run(events.opened())).toEqual({ ...closed, phase: "editing" });
    expect(run(...chosen, events.left())).toEqual(closed);
    expect(events.opened().type).toBe("paySeveral/opened");
  });

  test("are chosen with their amounts; one that stays chosen keeps its method", () => {
    expect(run(...chosen).rows).toEqual([bakery, florist]);
    const again = events.accountsChosen([{ ...bakery, cents: 10_000 }, garage]);
    expect(run(...withMethods, again).rows).toEqual([{ ...bakery, cents: 10_000, method }, garage]);
  });

  test("begin anew when the flow is opened again", () =>
    expect(run(...withMethods, events.opened())).toEqual({ ...closed, phase: "editing" }));

  test("do not change once they are submitted", () =>
    expect(run(...sent, events.accountsChosen([garage])).rows).toEqual(run(...sent).rows));
});

describe("the methods", () => {
  test("are one for each account, can be dropped, and choosing closes the card form", () => {
    const opened = events.cardFormOpened({ ticket: "t", frameUrl: "/vault", moreTickets: ["u"] });
    expect(run(...chosen, opened).cardForm).toEqual({
      name: "open",
      ticket: "t",
      frameUrl: "/vault",
      moreTickets: ["u"],
    });
    expect(run(...chosen, opened, events.methodsChosen([{ accountId: bakery.accountId, method }])).cardForm).toEqual({
      name: "closed",
    });
    const dropped = run(...withMethods, events.methodDropped({ accountId: florist.accountId }));
    expect(dropped.rows).toEqual([{ ...bakery, method }, florist]);
  });

  test("of an account that is not in the list change nothing", () => {
    const strange = { accountId: garage.accountId, method };
    expect(run(...chosen, events.methodsChosen([strange])).rows).toEqual([bakery, florist]);
    expect(run(...chosen, events.methodDropped({ accountId: garage.accountId })).rows).toEqual([bakery, florist]);
  });

  test("stay as they are once they are submitted", () => {
    const changed = events.methodsChosen([{ accountId: bakery.accountId, method: other }]);
    expect(run(...sent, changed).rows).toEqual(run(...sent).rows);
    expect(run(...sent, events.methodDropped({ accountId: bakery.accountId })).rows).toEqual(run(...sent).rows);
  });

  test("of a row with a result are not changed by the next round", () => {
    const again = [
      ...sent,
      answer(bakery.accountId, "SUBMITTED"),
      answer(florist.accountId, "FAILED"),
      events.retryRequested(),
      events.methodsChosen([bakery, florist].map(({ accountId }) => ({ accountId, method: other }))),
    ];
    expect(run(...again).rows.map((row) => row.method)).toEqual([method, other]);
  });
});

describe("what is shown before it is sent", () => {
  test("other payments of an account are noted as seen, while it is edited", () => {
    const seen = events.overlapsShown({ accountId: bakery.accountId, ids: ["pay_9"] });
    expect(run(...chosen, seen).rows[0]).toEqual({ ...bakery, overlapsSeen: ["pay_9"] });
    expect(run(...sent, seen).rows).toEqual(run(...sent).rows);
    expect(run(...chosen, events.overlapsShown({ accountId: garage.accountId, ids: [] })).rows).toEqual([
      bakery,
      florist,
    ]);
  });

  test("opening the review changes nothing", () =>
    expect(run(...withMethods, events.reviewOpened())).toEqual(run(...withMethods)));
});

describe("submitting", () => {
  test("needs a method and an idempotency key for every account, and at least one account", () => {
    expect(run(...chosen, events.submitted()).phase).toBe("editing");
    expect(run(...withMethods, events.submitted()).phase).toBe("editing");
    expect(run(events.opened(), events.submitted()).phase).toBe("editing");
    expect(run(events.submitted()).phase).toBe("closed");
    const keysAlone = [
      ...chosen,
      events.idempotencyKeysAssigned({ [bakery.accountId]: "k", [florist.accountId]: "l" }),
    ];
    expect(run(...keysAlone, events.submitted()).phase).toBe("editing");
  });

  test("sends every row with its own key; a key that is assigned stays", () => {
    expect(run(...ready, events.idempotencyKeysAssigned({ [bakery.accountId]: "other" })).rows[0]).toEqual({
      ...bakery,
      method,
      idempotencyKey: "key_bakery",
    });
    expect(run(...sent)).toEqual({
      phase: "submitted",
      rows: [
        { ...bakery, method, idempotencyKey: "key_bakery", outcome: { name: "sending" } },
        { ...florist, method, idempotencyKey: "key_florist", outcome: { name: "sending" } },
      ],
      cardForm: { name: "closed" },
    });
  });

  test("twice sends once", () => expect(run(...sent, events.submitted())).toEqual(run(...sent)));

  test("without a network sends nothing, says so, and keeps the keys for the next try", () => {
    const offline = run(...sent, events.notSent());
    expect(offline).toEqual({ ...run(...ready), offline: true });
    expect(run(...sent, events.notSent(), events.submitted())).toEqual(run(...sent));
    expect(run(...sent, answer(bakery.accountId, "SUBMITTED"), events.notSent()).rows[0]?.outcome?.name).toBe(
      "charged",
    );
  });

  test("no key is given to a row that was sent", () => {
    const none = events.idempotencyKeysAssigned({ [bakery.accountId]: "late" });
    expect(run(...withMethods, events.left(), none).rows).toEqual([]);
    expect(run(...sent, none).rows).toEqual(run(...sent).rows);
  });
});

describe("results", () => {
  test("each account has its own", () => {
    expect(outcomes(...sent, answer(bakery.accountId, "SUBMITTED"), answer(florist.accountId, "FAILED"))).toEqual([
      "charged",
      "failed",
    ]);
    expect(outcomes(...sent, answer(bakery.accountId, "PENDING" as never), unknown(florist.accountId))).toEqual([
      "confirming",
      "unknown",
    ]);
  });

  test("a failed one has its payment and its reason, a charged and a confirming one their payment", () => {
    const of = (state: RowAnswer["state"]) =>
      run(...sent, answer(bakery.accountId, state, "CARD_DECLINED" as never)).rows[0]?.outcome;
    const paymentId = `pay_${bakery.accountId}`;
    expect(of("FAILED")).toEqual({ name: "failed", paymentId, code: "CARD_DECLINED" });
    expect(of("SUBMITTED")).toEqual({ name: "charged", paymentId });
    expect(of("PENDING" as never)).toEqual({ name: "confirming", paymentId });
  });

  test("one that takes long says so; a refusal has its reason and when to try again", () => {
    const refusal = { code: "OTHER", retryAt: "2026-11-27T18:00:00Z" } as const;
    const rows = run(
      ...sent,
      unknown(bakery.accountId, true),
      events.refused({ accountId: florist.accountId, ...refusal }),
    ).rows;
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      { name: "unknown", takesLong: true },
      { name: "refused", refusal },
    ]);
  });

  test("of an account that is not in the list change nothing", () => {
    const { accountId } = garage;
    for (const event of [answer(accountId, "FAILED"), unknown(accountId), events.refused({ accountId, code: "OTHER" })])
      expect(run(...sent, event)).toEqual(run(...sent));
  });

  test("only failed and refused ones took no money for certain; sending and unknown ones are pending", () => {
    const row = (name: string) => ({ ...bakery, outcome: { name } }) as Row;
    const names = ["sending", "unknown", "confirming", "charged", "failed", "refused"];
    expect(names.filter((name) => isUnpaid(row(name)))).toEqual(["failed", "refused"]);
    expect(names.filter((name) => hasPending({ rows: [row(name)] }))).toEqual(["sending", "unknown"]);
    expect([isUnpaid(bakery), hasPending({ rows: [bakery] })]).toEqual([false, false]);
    expect(hasPending({ rows: [row("charged"), row("sending")] })).toBe(true);
  });
});

describe("paying again", () => {
  const mixed = [...sent, answer(bakery.accountId, "SUBMITTED"), answer(florist.accountId, "FAILED")];

  test("is a new attempt, without key and method, for what took no money; the other rows keep their result", () => {
    const again = run(...mixed, events.retryRequested());
    expect(again.phase).toBe("editing");
    expect(again.rows).toEqual([run(...mixed).rows[0], florist]);
  });

  test("sends the unpaid rows alone", () => {
    const resent = [
      ...mixed,
      events.retryRequested(),
      events.methodsChosen([{ accountId: florist.accountId, method: other }]),
      events.idempotencyKeysAssigned({ [bakery.accountId]: "x", [florist.accountId]: "key_2" }),
      events.submitted(),
    ];
    expect(outcomes(...resent)).toEqual(["charged", "sending"]);
    expect(run(...resent).rows.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key_bakery", "key_2"]);
  });

  test("other accounts can be chosen with it; results stay above", () => {
    const rows = run(...mixed, events.retryRequested(), events.accountsChosen([garage])).rows;
    expect(rows.map(({ accountId }) => accountId)).toEqual([bakery.accountId, garage.accountId]);
  });

  test("is not possible while a payment is pending, when nothing is unpaid, and before anything was sent", () => {
    const pending = [...sent, answer(florist.accountId, "FAILED"), unknown(bakery.accountId)];
    const paid = [...sent, answer(bakery.accountId, "SUBMITTED"), answer(florist.accountId, "SUBMITTED")];
    for (const happened of [pending, paid, ready])
      expect(run(...happened, events.retryRequested())).toEqual(run(...happened));
  });
});

describe("leaving and coming back", () => {
  test("while a payment is pending keeps the results, and notes that the customer is away until they are back", () => {
    expect(run(...sent, events.left())).toEqual({ ...run(...sent), away: true });
    expect(run(...sent, events.left(), events.opened())).toEqual(run(...sent));
  });

  test("after a reload the draft is as it was: open rows are edited, results are shown", () => {
    const draft = (rows: Row[]) => events.resumed({ draft: { accountId: severalId, rows } });
    const result: Row = { ...bakery, outcome: { name: "charged", paymentId: "pay_1" } };
    expect(run(draft([bakery, florist]))).toEqual({ ...closed, phase: "editing", rows: [bakery, florist] });
    expect(run(draft([result]))).toEqual({ ...closed, phase: "submitted", rows: [result] });
    expect(run(draft([result, florist])).phase).toBe("editing");
    expect(run(draft([])).phase).toBe("editing");
  });

  test("its state is the part of billing that screens select", () => {
    const paySeveral = run(...chosen);
    expect(selectPaySeveral({ txnBilling: { paySeveral } })).toBe(paySeveral);
    expect(selectSeveralCardForm({ txnBilling: { paySeveral } })).toBe(paySeveral.cardForm);
  });
});
