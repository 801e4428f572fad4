import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import { CreateDevicePaymentDocument, type DevicePaymentInput, PayDeviceDocument } from "../../../api/graphql/generated/graph.ts";
import type { DeviceAnswer, DeviceRefusal } from "./payDevice.slice.ts";

/** `unknown`: it may have been taken, so it is asked again with the same key. `turnedAway`: the call did not get as far as payments. */
export type DeviceOutcome = { kind: "answered"; answer: DeviceAnswer } | { kind: "refused"; refusal: { code: DeviceRefusal } } | { kind: "turnedAway"; staleToken: boolean } | { kind: "unknown"; sessionOver: boolean };

/** Pays for a device (PAY-04, PAY-19). Sent as often as needed: the key in it makes it one payment (PAY-20). Never throws. */
export async function createDevicePayment(client: ApolloClient, input: DevicePaymentInput): Promise<DeviceOutcome> {
  const result = await tellGraph(client, CreateDevicePaymentDocument, { input });
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === "invalid") return { kind: "turnedAway", staleToken: false };
    if (failure.kind === "refused" && failure.code !== "TOO_MANY_REQUESTS") return { kind: "turnedAway", staleToken: failure.code === "CSRF_TOKEN_INVALID" };
    return { kind: "unknown", sessionOver: failure.kind === "unauthorised" || failure.kind === "maintenance" };
  }
  const outcome = result.data.createDeviceOneTimePaymentV2;
  if (outcome.__typename === "PaymentRefusal") return outcome.code === "ATTEMPT_STILL_RUNNING" ? { kind: "unknown", sessionOver: false } : { kind: "refused", refusal: { code: outcome.code } };
  return { kind: "answered", answer: { accountId: input.accountId, paymentId: outcome.paymentId, state: outcome.payment.state } };
}

/** Reads again what is left of the devices, and what was paid for this one. */
export const refreshDevices = (client: ApolloClient, accountId: string, deviceId: string) => askGraph(client, PayDeviceDocument, { accountId, deviceId });
