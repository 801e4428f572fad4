import type { ApolloClient } from "@apollo/client";
import { queryGraph, mutateGraph } from "../../../api/graphCalls.ts";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { CreateDevicePaymentDocument, PayDeviceDocument } from "../../../api/graphql/generated/graph.payDevice.ts";
import { type AttemptOutcome, stillUnknown, outcomeOfFailure } from "../model/payment-flow/attemptOutcome.ts";
import type { DeviceAnswer, DeviceRefusal } from "./payDevice.slice.ts";

/**
 * Submits a device payment (PAY-04, PAY-19). Safe to retry: its idempotency key makes it one payment (PAY-20). Never
 * throws.
 */
export async function createDevicePayment(
  client: ApolloClient,
  input: DevicePaymentInput,
): Promise<AttemptOutcome<DeviceAnswer, { code: DeviceRefusal }>> {
  const result = await mutateGraph(client, CreateDevicePaymentDocument, { input });
  if (!result.ok) return outcomeOfFailure(result.failure);
  const outcome = result.data.createDeviceOneTimePaymentV2;
  if (outcome.__typename !== "PaymentRefusal")
    return {
      kind: "answered",
      answer: {
        accountId: input.accountId,
        paymentId: outcome.paymentId,
        state: outcome.payment.state,
        failureCode: outcome.payment.failureCode,
      },
    };
  return outcome.code === "ATTEMPT_STILL_RUNNING" ? stillUnknown : { kind: "refused", refusal: { code: outcome.code } };
}

/** Refetches the devices' remaining balances, and the payments for this one. */
export const refreshDevices = (client: ApolloClient, accountId: string, deviceId: string) =>
  queryGraph(client, PayDeviceDocument, { accountId, deviceId });
