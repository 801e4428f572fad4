import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../../api/result.ts";
import { selectAccountBeingPaid } from "./account-status/paymentWatch.slice.ts";
import {
  billQuestionEvents as questions,
  billQuestionsReducer,
  selectBillQuestions,
} from "./bill-questions/billQuestions.slice.ts";
import { selectAFileFailed, selectStatementFiles } from "./statement-files/statementFiles.slice.ts";

const failure: Failure = { kind: "unreachable" };

describe("the account whose payment has no answer yet", () => {
  const beingPaid = (name: string) =>
    selectAccountBeingPaid({ txnBilling: { payOnce: { phase: { name }, draft: { accountId: "8347201180" } } } });

  test("is known while the payment is submitted or its outcome unknown, and in no other phase", () =>
    expect(["closed", "editing", "submitting", "unknown", "settled", "refused"].map(beingPaid)).toEqual([
      undefined,
      undefined,
      "8347201180",
      "8347201180",
      undefined,
      undefined,
    ]));

  test("is none before the flow has loaded, and without a draft", () => {
    expect([selectAccountBeingPaid({}), selectAccountBeingPaid({ txnBilling: {} })]).toEqual([undefined, undefined]);
    expect(selectAccountBeingPaid({ txnBilling: { payOnce: { phase: { name: "unknown" } } } })).toBeUndefined();
  });
});

test("a failed download is known until it is tried again, whatever the others do", () => {
  const root = (...phases: ("downloading" | "failed")[]) => ({
    billing: {
      statementFiles: Object.fromEntries(
        phases.map((phase, place) => [`st_${place}`, phase === "failed" ? { phase, failure } : { phase }]),
      ),
    },
  });
  expect([root(), root("downloading"), root("downloading", "failed")].map(selectAFileFailed)).toEqual([
    false,
    false,
    true,
  ]);
  const { billing } = root("downloading");
  expect(selectStatementFiles({ billing })).toBe(billing.statementFiles);
});

describe("a question about a charge", () => {
  const send = (...happened: UnknownAction[]) => {
    const billQuestions = happened.reduce<ReturnType<typeof billQuestionsReducer>>(
      (state, event) => billQuestionsReducer(state, event),
      billQuestionsReducer(undefined, { type: "none" }),
    );
    expect(billQuestions.statement).toMatchObject({ phase: "idle" });
    return selectBillQuestions({ billing: { billQuestions } }).send;
  };
  const [ask, answer] = [
    { text: "Why?", idempotencyKey: "k1" },
    { text: "Because.", idempotencyKey: "k2" },
  ] as never[];
  const question = { id: "q1" } as never;

  test.each([
    ["asked", questions.askRequested(ask as never), questions.asked({ request: ask as never, question }), ask],
    [
      "answered",
      questions.answerRequested(answer as never),
      questions.answered({ request: answer as never, question }),
      answer,
    ],
  ])("is %s: working, then sent; a notice is closed, what is under way is not", (_what, requested, done, request) => {
    expect([
      send(),
      send(requested),
      send(requested, questions.dismissed()),
      send(requested, done),
      send(requested, done, questions.dismissed()),
    ]).toEqual([
      { name: "idle" },
      { name: "working", request },
      { name: "working", request },
      { name: "sent", request, question },
      { name: "idle" },
    ]);
  });

  test("that failed keeps what was written, until something else is", () => {
    const failed = questions.failed({ request: ask as never, failure });
    expect([send(failed), send(failed, questions.dismissed())]).toEqual([
      { name: "failed", request: ask, failure },
      { name: "idle" },
    ]);
    expect(failed.type).toBe("billQuestions/failed");
  });
});
