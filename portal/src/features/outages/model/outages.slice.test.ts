import { expect, test } from "vitest";
import { callbackEvents, outageEvents, outageReducer } from "./outages.slice.ts";

const request = (accountId: string) => ({
  accountId,
  outageId: "OUT-48117",
  phone: "6175550148",
  startsAt: "2026-11-21T18:00:00Z",
  idempotencyKey: `key-of-${accountId}`,
});
const [first, second] = [request("8347201180"), request("8347204420")];

test("the late answer about a callback of the account before says nothing about this account's", () => {
  const events = [callbackEvents.requested(first), outageEvents.left(), callbackEvents.requested(second)];
  const sending = events.reduce(outageReducer, outageReducer(undefined, { type: "none" }));
  const late = [
    callbackEvents.done({ request: first }),
    callbackEvents.failed({ request: first, failure: { kind: "unreachable" } }),
  ];
  for (const answer of late) expect(outageReducer(sending, answer).callback).toEqual(sending.callback);
  expect(outageReducer(sending, callbackEvents.done({ request: second })).callback).toEqual({
    name: "done",
    request: second,
  });
});
