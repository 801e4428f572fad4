import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../generate/files.ts";

const guide = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const rows = [...guide.matchAll(/^\| (Where .+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, question = "", term = "", path = ""]) => [question, term, path] as const,
);

test("the guide answers at least fifteen questions", () => expect(rows.length).toBeGreaterThanOrEqual(15));

test.each(rows)("%s %s is in %s", (_, term, path) => {
  expect(existsSync(join(root, path))).toBe(true);
  expect(readFileSync(join(root, path), "utf8").toLowerCase()).toContain(term.toLowerCase());
});
