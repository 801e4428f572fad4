import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { AutoPayAnswerFragment, InstantPaymentInput } from "../../../api/graphql/generated/graph.ts";
import { AutoPayActionPageDocument, AutoPayDocument, CancelAutoPayDocument, ChangeAutoPayDateDocument, ChangeAutoPayDocument, EnrolAutoPayDocument, PayAndEnrolDocument, RetryAutoPayPartDocument } from "../../../api/graphql/generated/graph.autoPay.ts";
import { failed, type Result } from "../../../api/result.ts";
import { type AttemptOutcome, notYet, withoutAnswer } from "../model/attemptOutcome.ts";
import type { AutoPayOrder } from "./autoPay.orders.ts";
import { type AutoPayRefused, reasonOf, reasonOfPayment } from "./autoPay.refusals.ts";

/** Where the outcome is shown. A payment without an enrolment beside it has a page of its own. */
export type AutoPayAnswered = { accountId: string; actionId: string };

type OrderOutcome = AttemptOutcome<AutoPayAnswered, AutoPayRefused>;

/** Sends an order. Sent as often as needed: the key in it makes it one change, and at most one payment (PAY-20). Never throws. */
export async function sendAutoPay(client: ApolloClient, order: AutoPayOrder): Promise<OrderOutcome> {
  if (order.kind === "pay") return payAndEnrol(client, order.input);
  const result = await changed(client, order);
  if (!result.ok) return withoutAnswer(result.failure);
  const answer = result.data;
  if (answer.__typename === "AutoPayOutcome") return { kind: "answered", answer: { accountId: order.input.accountId, actionId: answer.actionId } };
  if (answer.code === "ATTEMPT_STILL_RUNNING") return notYet;
  return { kind: "refused", refusal: { code: reasonOf(answer.code), openActionId: answer.openActionId ?? undefined } };
}

type Change = Exclude<AutoPayOrder, { kind: "pay" }>;

async function changed(client: ApolloClient, order: Change): Promise<Result<AutoPayAnswerFragment>> {
  switch (order.kind) {
    case "enrol":
      return only(await tellGraph(client, EnrolAutoPayDocument, { input: order.input }), (data) => data.enrolAutoPay);
    case "change":
      return only(await tellGraph(client, ChangeAutoPayDocument, { input: order.input }), (data) => data.changeAutoPay);
    case "cancel":
      return only(await tellGraph(client, CancelAutoPayDocument, { input: order.input }), (data) => data.cancelAutoPay);
    case "date":
      return only(await tellGraph(client, ChangeAutoPayDateDocument, { input: order.input }), (data) => data.changeAutoPayDate);
    case "retry":
      return only(await tellGraph(client, RetryAutoPayPartDocument, { input: order.input }), (data) => data.retryAutoPayPart);
  }
}

function only<Data, Field>(result: Result<Data>, pick: (data: Data) => Field): Result<Field> {
  return result.ok ? { ...result, data: pick(result.data) } : failed(result.failure);
}

async function payAndEnrol(client: ApolloClient, input: InstantPaymentInput): Promise<OrderOutcome> {
  const result = await tellGraph(client, PayAndEnrolDocument, { input });
  if (!result.ok) return withoutAnswer(result.failure);
  const outcome = result.data.createInstantPaymentV2;
  if (outcome.__typename === "InstantPaymentOutcome") return { kind: "answered", answer: { accountId: input.accountId, actionId: outcome.payment.autoPayActionId ?? "" } };
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return notYet;
  return { kind: "refused", refusal: { code: outcome.autoPayCode ? reasonOf(outcome.autoPayCode) : reasonOfPayment(outcome.code) } };
}

/** Reads Auto Pay again. Every screen that shows it follows. */
export const refreshAutoPay = (client: ApolloClient, accountId: string) => askGraph(client, AutoPayDocument, { accountId });

/** Asks how an action stands now. Its page follows. */
export const readAction = (client: ApolloClient, accountId: string, actionId: string) => askGraph(client, AutoPayActionPageDocument, { accountId, actionId });
