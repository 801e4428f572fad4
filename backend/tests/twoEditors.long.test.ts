import { expect, test } from "vitest";
import { openBackend } from "../testing/openBackend.ts";
import { twoEditors } from "../testing/twoEditors.ts";

test("[COPY-03] with two editors and 1,000 random edits, no acknowledged change is overwritten by an editor who had not seen it", async () => {
  const backend = await openBackend();
  const { taken, refused } = await twoEditors(backend, 1000, 1);
  expect(taken + refused).toBe(1000);
  expect(Math.min(taken, refused)).toBeGreaterThan(50);
  await backend.close();
}, 600_000);
