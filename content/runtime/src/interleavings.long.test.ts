import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { playInterleaving } from "./interleavings.testing.ts";

vi.mock("./hash.ts", async () => {
  const { sha256Of } = await import("./sha256.ts");
  return { sha256: async (text: string) => sha256Of(new TextEncoder().encode(text)) };
});

beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterAll(() => void vi.useRealTimers());

test(
  "10,000 random interleavings of language, pin, release, kill and lost responses converge on the live release",
  { timeout: 600_000 },
  async () => {
    for (let seed = 1_000; seed < 11_000; seed++) {
      const { done, faults } = await playInterleaving(seed);
      expect(faults, `seed ${seed}: ${done.join(" ")}`).toEqual([]);
    }
  },
);
