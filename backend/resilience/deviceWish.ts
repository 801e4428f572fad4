import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { paymentTerms } from "../testing/agreements.ts";
import type { Payer } from "../testing/payer.ts";
import { untilDefinite } from "./asking.ts";
import { paid, type Wish } from "./wish.ts";

const mutation = `mutation Pay($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) {
  __typename
  ... on DevicePaymentOutcome { paymentId }
  ... on PaymentRefusal { code }
} }`;

type DeviceResult = { __typename: string; paymentId: string; code: string };

/** Pays for a mobile device now, with a card that is typed in. */
export const deviceWish: Wish = async (wisher, round) => {
  const { payer, customer: { accountId, deviceId }, asking } = wisher;
  const amount = 100 + round;
  for (;;) {
    const { token } = await asking(() => payer.newCard({ cardNumber: "4242424242424242" }));
    const input = { accountId, deviceId, amount, vaultToken: token, attemptKey: randomUUID(), terms: paymentTerms };
    const result = await untilDefinite(asking, () => send(payer, input));
    if (result.__typename === "DevicePaymentOutcome") return paid(wisher, result.paymentId, amount);
    await wait(200);
  }
};

async function send(payer: Payer, input: object): Promise<DeviceResult> {
  const { data, errors } = await payer.graph(mutation, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
  return data?.["createDeviceOneTimePaymentV2"] as unknown as DeviceResult;
}
