import { afterAll, beforeAll, expect, test } from "vitest";
import { controlTime, playInterleaving, stopControl } from "./interleavings.testing.ts";

beforeAll(controlTime);
afterAll(stopControl);

test(
  "10,000 random interleavings of language, pin, release, kill and lost responses converge on the live release",
  { timeout: 600_000 },
  async () => {
    for (let seed = 1_000; seed < 11_000; seed++) {
      const { done, errors } = await playInterleaving(seed);
      expect(errors, `seed ${seed}: ${done.join(" ")}`).toEqual([]);
    }
  },
);
