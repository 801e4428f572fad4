import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Steps } from "./steps.ts";

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

/** A check that prints `before`, waits this many ms, prints `after` and exits with a code. */
const check = (name: string, before: string, wait: number, after: string, code = 0) => ({
  name,
  run: [
    "node",
    "-e",
    `console.log(${JSON.stringify(before)}); setTimeout(() => { console.log(${JSON.stringify(after)}); process.exitCode = ${code}; }, ${wait})`,
  ] as [string, ...string[]],
});

test(
  "the output of parallel checks is not interleaved; a failed check fails the run by its name",
  { tags: "full" },
  async () => {
    const steps = new Steps({});
    await steps.sideBySide(
      [check("Test of slow", "slow begins", 1_500, "slow ends"), check("Test of next", "next", 0, "done")],
      [check("Test of quick", "quick begins", 0, "quick ends", 3)],
    );
    expect(steps.close()).toBe(1);
    const all = said.join("");
    expect(all).toContain("── Test of slow\nslow begins\nslow ends\n");
    expect(all).toContain("── Test of quick\nquick begins\nquick ends\n");
    expect(all.indexOf("slow ends")).toBeLessThan(all.indexOf("── Test of next"));
    expect(all).toContain("failed in Test of quick: ended with 3");
    expect(all).toMatch(/\n0 passed, 1 failed\n$/);
    expect([steps.failed("Test of slow"), steps.failed("Test of quick"), steps.failed("never ran")]).toEqual([
      false,
      true,
      true,
    ]);
  },
);
