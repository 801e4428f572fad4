import type { ApolloClient } from "@apollo/client";
import { queryGraph, mutateGraph } from "../../../api/graphCalls.ts";
import type { AutoPayAnswerFragment, InstantPaymentInput } from "../../../api/graphql/generated/graph.ts";
import {
  AutoPayActionPageDocument,
  AutoPayDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDateDocument,
  ChangeAutoPayDocument,
  EnrolAutoPayDocument,
  PayAndEnrolDocument,
  RetryAutoPayPartDocument,
} from "../../../api/graphql/generated/graph.autoPay.ts";
import { failed, type Result } from "../../../api/result.ts";
import { isCodeRefused } from "../model/card-form/enteredCard.ts";
import { type AttemptOutcome, stillUnknown, outcomeOfFailure } from "../model/payment-flow/attemptOutcome.ts";
import { type AutoPaySubmission, type AutoPayRefused, reasonOf, reasonOfPayment } from "./autoPay.submissions.ts";
import { failedByCode } from "./action.rules.ts";
import type { AutoPayAnswered } from "./autoPay.slice.ts";

type SubmissionOutcome = AttemptOutcome<AutoPayAnswered, AutoPayRefused>;

/**
 * Sends a submission. Safe to retry: its idempotency key makes it one change, and at most one payment (PAY-20). Never
 * throws.
 */
export async function sendAutoPay(client: ApolloClient, submission: AutoPaySubmission): Promise<SubmissionOutcome> {
  if (submission.kind === "pay") return payAndEnrol(client, submission.input);
  const result = await changed(client, submission);
  if (!result.ok) return outcomeOfFailure(result.failure);
  const answer = result.data;
  if (answer.__typename === "AutoPayOutcome")
    return {
      kind: "answered",
      answer: {
        accountId: submission.input.accountId,
        submission: submission.kind,
        actionId: answer.actionId,
        ...(failedByCode(answer.action) && { codeRefused: { enrolled: answer.account.autoPay.enrolments.length > 0 } }),
      },
    };
  if (answer.code === "ATTEMPT_STILL_RUNNING") return stillUnknown;
  return { kind: "refused", refusal: { code: reasonOf(answer.code), openActionId: answer.openActionId ?? undefined } };
}

type Change = Exclude<AutoPaySubmission, { kind: "pay" }>;

async function changed(client: ApolloClient, submission: Change): Promise<Result<AutoPayAnswerFragment>> {
  switch (submission.kind) {
    case "enrol":
      return only(
        await mutateGraph(client, EnrolAutoPayDocument, { input: submission.input }),
        (data) => data.enrolAutoPay,
      );
    case "change":
      return only(
        await mutateGraph(client, ChangeAutoPayDocument, { input: submission.input }),
        (data) => data.changeAutoPay,
      );
    case "cancel":
      return only(
        await mutateGraph(client, CancelAutoPayDocument, { input: submission.input }),
        (data) => data.cancelAutoPay,
      );
    case "date":
      return only(
        await mutateGraph(client, ChangeAutoPayDateDocument, { input: submission.input }),
        (data) => data.changeAutoPayDate,
      );
    case "retry":
      return only(
        await mutateGraph(client, RetryAutoPayPartDocument, { input: submission.input }),
        (data) => data.retryAutoPayPart,
      );
  }
}

function only<Data, Field>(result: Result<Data>, pick: (data: Data) => Field): Result<Field> {
  return result.ok ? { ...result, data: pick(result.data) } : failed(result.failure);
}

async function payAndEnrol(client: ApolloClient, input: InstantPaymentInput): Promise<SubmissionOutcome> {
  const result = await mutateGraph(client, PayAndEnrolDocument, { input });
  if (!result.ok) return outcomeOfFailure(result.failure);
  const outcome = result.data.createInstantPaymentV2;
  if (outcome.__typename === "InstantPaymentOutcome")
    return {
      kind: "answered",
      answer: {
        accountId: input.accountId,
        submission: "pay",
        actionId: outcome.payment.autoPayActionId ?? "",
        ...(isCodeRefused(outcome.payment.failureCode) && {
          codeRefused: { enrolled: outcome.account.autoPay.enrolments.length > 0 },
        }),
      },
    };
  if (outcome.code === "ATTEMPT_STILL_RUNNING") return stillUnknown;
  return {
    kind: "refused",
    refusal: { code: outcome.autoPayCode ? reasonOf(outcome.autoPayCode) : reasonOfPayment(outcome.code) },
  };
}

/** Refetches Auto Pay into the Apollo cache, which updates every screen that shows it. */
export const refreshAutoPay = (client: ApolloClient, accountId: string) =>
  queryGraph(client, AutoPayDocument, { accountId });

/** Refetches the state of an action into the Apollo cache, which updates its page. */
export const readAction = (client: ApolloClient, accountId: string, actionId: string) =>
  queryGraph(client, AutoPayActionPageDocument, { accountId, actionId });
