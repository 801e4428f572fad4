import { expect, test } from "vitest";
import { createCallFeed, recordCalls, type CallRecord } from "./recorder.ts";

/** Calls whose connection breaks after an event of the page; the statuses that were recorded. */
async function statusAfter(event: Event): Promise<number[]> {
  const page = new EventTarget();
  const feed = createCallFeed();
  const records: CallRecord[] = [];
  feed.subscribe((record) => records.push(record));
  let breakConnection: (cause: Error) => void = () => undefined;
  const broken = new Promise<Response>((_, reject) => (breakConnection = reject));
  const fetch = recordCalls(
    () => broken,
    feed,
    () => 0,
    page,
  );
  const call = fetch("https://portal.example/api/pub/account/v1/accounts").catch(() => undefined);
  page.dispatchEvent(event);
  breakConnection(new TypeError("Failed to fetch"));
  await call;
  return records.map(({ status }) => status);
}

test("[ANLY-06] a request that the browser cancels because its page is left counts as aborted", async () => {
  expect(await statusAfter(new Event("pagehide"))).toEqual([-1]);
});

test("[ANLY-06] a request that fails on a page that stays, or that the browser keeps, is without a response", async () => {
  expect(await statusAfter(new Event("focus"))).toEqual([0]);
  expect(await statusAfter(Object.assign(new Event("pagehide"), { persisted: true }))).toEqual([0]);
});
