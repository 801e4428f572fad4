import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { root } from "../generate/files.ts";
import { longest, LongestFirst } from "./longestFirst.ts";

afterEach(() => vi.restoreAllMocks());

const spec = (path: string) => ({ moduleId: join(root, path) }) as TestSpecification;

test("the slowest files come first, the others keep Vitest's order", async () => {
  vi.spyOn(BaseSequencer.prototype, "sort").mockImplementation(async (files) => files);
  const sorted = await new LongestFirst({} as Vitest).sort(
    ["b.test.ts", ...longest.toReversed(), "a.test.ts"].map(spec),
  );
  expect(sorted).toEqual([...longest, "b.test.ts", "a.test.ts"].map(spec));
});

test.each(longest)("%s exists", (path) => expect(existsSync(join(root, path))).toBe(true));
