import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "./readCatalogue.ts";
import { root } from "./uses.ts";

// The house style (docs/content.md) of titles: which it is depends on the component that shows it.

const entries = readCatalogue(join(import.meta.dirname, "../../catalogue"));

/** The keys of the titles that these components get in the screens. */
function titlesOf(component: string): string[] {
  const files = globSync("{portal,content/studio}/src/**/!(*.test|*.stories).tsx", { cwd: root });
  const title = new RegExp(`<${component}\\b[^>]*?\\btitle=\\{t\\(\\s*"([^"]+)"`, "g");
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(title)].map(([, key]) => key ?? ""),
  );
}

test("the title of a notice is a sentence with its full stop", () => {
  const keys = titlesOf("Alert");
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !/[.?!]\}*$/.test(entries[key]?.en ?? ""))).toEqual([]);
});

test("the title of an empty state is a heading, without a full stop", () => {
  const keys = titlesOf("EmptyState");
  expect(keys.length).toBeGreaterThan(50);
  const isProblem = (key: string) => key.startsWith("problem.");
  expect(keys.filter((key) => !isProblem(key) && /\.$/.test(entries[key]?.en ?? ""))).toEqual([]);
});
