import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptKey } from "../../../../api/attemptKey.ts";
import { queryGraph } from "../../../../api/graphCalls.ts";
import { BillingAccountStatusDocument } from "../../../../api/graphql/generated/graph.accountStatus.ts";
import { StatementsDocument } from "../../../../api/graphql/generated/graph.statements.ts";
import { openInBilling } from "../../../../testing/billingDriver.ts";
import type { Network } from "../../../../testing/openPortal.ts";
import type { AnswerRequest, AskRequest } from "./billQuestions.api.ts";
import { billQuestionEvents, questionsRead, selectBillQuestions } from "./billQuestions.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Opens the newest bill's question about the voice lines. */
async function openQuestion(username: string, network?: Network) {
  const tab = await openInBilling(backend.browser(), username, { network });
  const { store, until, accountId, client } = tab;
  const listed = await queryGraph(client, StatementsDocument, { accountId, first: 1 });
  const statementId = (listed.ok && listed.data.billing?.statements.nodes[0]?.id) || "";
  const state = () => selectBillQuestions(store.getState());
  const read = async () => {
    store.dispatch(questionsRead.requested({ accountId, statementId }));
    await until((root) => selectBillQuestions(root).statement.phase === "ready");
  };
  await read();
  const line = () => state().statement.data?.lines.find(({ code }) => code === "VOICE_LINES");
  const settled = async () => {
    await until((root) => selectBillQuestions(root).send.name !== "working");
    return state().send;
  };
  const place = { accountId, statementId, position: line()?.position ?? 0 };
  return {
    ...{ read, question: () => line()?.question },
    /** What the screens of billing show without a refetch. */
    due: () =>
      client.readQuery({ query: BillingAccountStatusDocument, variables: { accountId } })?.billing?.amountDue ?? NaN,
    readDue: () => queryGraph(client, BillingAccountStatusDocument, { accountId }),
    ask: (body: string) => {
      const wanted = { ...place, body };
      const idempotencyKey = attemptKey<AskRequest | AnswerRequest>(state().send, wanted);
      store.dispatch(billQuestionEvents.askRequested({ ...wanted, idempotencyKey }));
      return settled();
    },
    answer: (body: string, credit: number | null) => {
      const wanted = { ...place, body, credit, version: line()?.question?.version ?? 0 };
      const idempotencyKey = attemptKey<AskRequest | AnswerRequest>(state().send, wanted);
      store.dispatch(billQuestionEvents.answerRequested({ ...wanted, idempotencyKey }));
      return settled();
    },
  };
}

test("[B24] a question about a charge is answered, and its credit lowers what is due at once, once however often it is sent", async () => {
  let lost = 1;
  const dana = await openQuestion("dana");
  expect(await dana.ask("We canceled a line. Why are there four?")).toMatchObject({ name: "sent" });
  expect(dana.question()).toMatchObject({ state: "RECEIVED", messages: [{ firstName: "Dana" }] });
  // The server credits, and its answer is lost.
  const gina = await openQuestion("gina", (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    if (request.url.endsWith("/answers") && lost-- > 0) throw new TypeError("offline");
    return response;
  });
  await gina.readDue();
  const before = gina.due();
  expect(await gina.answer("You are right.", 1_500)).toMatchObject({
    name: "failed",
    failure: { kind: "unreachable" },
  });
  expect(await gina.answer("You are right.", 1_500)).toMatchObject({ name: "sent" });
  await expect.poll(gina.due).toBe(before - 1_500);
  await dana.read();
  expect(dana.question()).toMatchObject({ state: "ANSWERED", messages: [{}, { from: "AGENT", credit: 1_500 }] });
});

test("[B24] an answer to what has changed meanwhile is refused, and the question is read again", async () => {
  const gina = await openQuestion("gina");
  const dana = await openQuestion("dana");
  await dana.ask("One more thing: the line of the office is also wrong.");
  const seen = gina.question()?.version ?? 0;
  expect(await gina.answer("Anything else?", null)).toMatchObject({ name: "failed", failure: { code: "CONFLICT" } });
  await expect.poll(() => gina.question()?.version).toBeGreaterThan(seen);
  expect(await gina.answer("Anything else?", null)).toMatchObject({ name: "sent" });
});
