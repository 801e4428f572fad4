import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { takeSpan } from "./accountEvents.writes.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const [noon, one, two] = ["12", "13", "14"].map((hour) => new Date(`2026-11-21T${hour}:00:00Z`)) as [Date, Date, Date];
const take = (job: string, to: Date) => backend.database.transaction((tx) => takeSpan(tx, job, to));

test("a span is taken once; the first time only starts to count", async () => {
  expect(await take("once", noon)).toBeUndefined();
  expect(await take("once", one)).toEqual({ from: noon, to: one });
  expect(await take("once", one)).toBeUndefined();
});

// The embedded database has one connection: nothing runs there while a transaction is open.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "a process leaves the span to another one that has taken it, and does not wait for it",
  async () => {
    await take("shared", noon);
    const answer = await backend.database.transaction(async (tx) => {
      await takeSpan(tx, "shared", one);
      return Promise.race([take("shared", two), setTimeout(20_000, "waited", { ref: false })]);
    });
    expect(answer).toBeUndefined();
    expect(await take("shared", two)).toEqual({ from: one, to: two });
  },
);
