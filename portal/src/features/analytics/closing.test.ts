import { expect, test } from "vitest";
import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { sendOnClosing } from "./closing.ts";
import { createQueue } from "./queue.ts";
import { memoryStorage } from "../../lib/storage.ts";

const event = (name: string): AnalyticsEvent => ({ id: name, name, at: "2026-11-21T10:00:00Z", data: {} });

test("what is measured while the page closes is sent without what was sent before it, and all of it is persisted", async () => {
  const storage = memoryStorage();
  const queue = createQueue(storage, "page");
  queue.add(event("pageView"));
  queue.add(event("webVital"));
  const sent: Blob[] = [];
  sendOnClosing(queue, (_path, body) => sent.push(body) > 0, queue.waiting.slice(-1));
  expect(await Promise.all(sent.map((body) => body.text()))).toEqual([JSON.stringify({ events: [event("webVital")] })]);
  expect(createQueue(storage, "next page").waiting).toEqual([event("pageView"), event("webVital")]);
});
