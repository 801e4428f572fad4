import { expect, test } from "vitest";
import { memoryStorage } from "../../lib/storage.ts";
import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { createQueue, maxWaiting } from "./queue.ts";

const event = (number: number) => ({ id: `${number}` }) as AnalyticsEvent;
const ids = (events: readonly AnalyticsEvent[]) => events.map(({ id }) => Number(id));

test("the newest events are kept when the ingest takes none, also over several pages", () => {
  const storage = memoryStorage();
  const first = createQueue(storage, "first");
  for (let number = 0; number < maxWaiting + 10; number += 1) first.add(event(number));
  expect([first.waiting.length, ids(first.waiting)[0]]).toEqual([maxWaiting, 10]);
  first.keep();
  const second = createQueue(storage, "second");
  second.add(event(maxWaiting + 10));
  expect([second.waiting.length, ids(second.waiting)[0], ids(second.waiting).at(-1)]).toEqual([
    maxWaiting,
    11,
    maxWaiting + 10,
  ]);
});
