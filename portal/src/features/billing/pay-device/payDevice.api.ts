import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { DevicePaymentInput } from "../../../api/graphql/generated/graph.ts";
import { CreateDevicePaymentDocument, PayDeviceDocument } from "../../../api/graphql/generated/graph.payDevice.ts";
import { type AttemptOutcome, notYet, withoutAnswer } from "../model/attemptOutcome.ts";
import type { DeviceAnswer, DeviceRefusal } from "./payDevice.slice.ts";

/** Pays for a device (PAY-04, PAY-19). Sent as often as needed: the key in it makes it one payment (PAY-20). Never throws. */
export async function createDevicePayment(client: ApolloClient, input: DevicePaymentInput): Promise<AttemptOutcome<DeviceAnswer, { code: DeviceRefusal }>> {
  const result = await tellGraph(client, CreateDevicePaymentDocument, { input });
  if (!result.ok) return withoutAnswer(result.failure);
  const outcome = result.data.createDeviceOneTimePaymentV2;
  if (outcome.__typename !== "PaymentRefusal") return { kind: "answered", answer: { accountId: input.accountId, paymentId: outcome.paymentId, state: outcome.payment.state } };
  return outcome.code === "ATTEMPT_STILL_RUNNING" ? notYet : { kind: "refused", refusal: { code: outcome.code } };
}

/** Reads again what is left of the devices, and what was paid for this one. */
export const refreshDevices = (client: ApolloClient, accountId: string, deviceId: string) => askGraph(client, PayDeviceDocument, { accountId, deviceId });
