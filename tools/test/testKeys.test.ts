import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { SourceTree } from "./sourceTree.ts";
import { TestKeys } from "./testKeys.ts";

const root = mkdtempSync(join(tmpdir(), "portico-keys-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files: Record<string, string> = {
  "package.json": '{ "workspaces": ["rules"] }',
  "package-lock.json": "{}",
  "vite.config.ts": "export default {};",
  "rules/src/amount.rules.ts": "export const least = 100;",
  "rules/src/amount.test.ts": 'import { least } from "./amount.rules.ts";',
  "rules/src/date.test.ts": 'const worker = new URL("./date.worker.ts", import.meta.url);',
  "rules/src/date.worker.ts": "export {};",
  "backend/src/app.ts": 'import { start } from "./start.ts";',
  "backend/src/start.ts": 'import { spawn } from "node:child_process";',
  "backend/src/mail.ts": "export {};",
  "backend/src/app.test.ts": 'import "./app.ts";',
  "backend/src/schema.sql": "select 1;",
  "portal/src/Screen.tsx": "export const Screen = 1;",
  "portal/src/Screen.test.tsx": 'import { Screen } from "./Screen.tsx";',
  "portal/src/Other.tsx": "export const Other = 1;",
  "tools/every.test.ts": 'import { readFileSync } from "node:fs";',
  "portal/src/window.ts": "declare global { interface Window { portal: string } }",
  "oxlint.config.ts": 'import "./tools/rule.ts";',
  "tools/rule.ts": "export {};",
  "tools/start.test.ts": '// Inputs: backend\nimport { spawn } from "node:child_process";',
  "e2e/pay.spec.ts": "export {};",
  "README.md": "Read me",
};

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

for (const [path, text] of Object.entries(files)) write(path, text);
execFileSync("git", ["init", "-q"], { cwd: root });

const tests = Object.keys(files).filter((path) => path.includes(".test."));
const journey = (keys: TestKeys) => keys.ofJourney("e2e/pay.spec.ts", ["portal/src/Screen.tsx"]);
const keysNow = (version = "node 24") => {
  const keys = new TestKeys(new SourceTree(root), [version]);
  return new Map([
    ...tests.map((path) => [path, keys.ofTest(path)] as const),
    ["journey", journey(keys)] as const,
    ["lint", keys.ofSource("portal/src/Screen.test.tsx")] as const,
  ]);
};

/** The tests whose keys change when one file is edited; the edit is reverted. */
function changedBy(path: string): string[] {
  const before = keysNow();
  write(path, `${files[path] ?? ""}\n// edited`);
  const after = keysNow();
  write(path, files[path] ?? "");
  return [...before].filter(([name, key]) => after.get(name) !== key).map(([name]) => name);
}

const readsEverything = "tools/every.test.ts";

test.each([
  [
    "a module, its tests and those that read any file",
    "rules/src/amount.rules.ts",
    ["rules/src/amount.test.ts", "backend/src/app.test.ts", readsEverything, "journey"],
  ],
  [
    "a worker that is named by its address",
    "rules/src/date.worker.ts",
    ["rules/src/date.test.ts", "backend/src/app.test.ts", readsEverything, "journey"],
  ],
  [
    "a module that a process of the backend may load",
    "backend/src/mail.ts",
    ["backend/src/app.test.ts", "tools/start.test.ts", readsEverything, "journey"],
  ],
  [
    "a screen that a journey opened",
    "portal/src/Screen.tsx",
    ["portal/src/Screen.test.tsx", readsEverything, "journey", "lint"],
  ],
  ["a screen that it did not open", "portal/src/Other.tsx", [readsEverything]],
  ["a test, itself alone", "portal/src/Screen.test.tsx", ["portal/src/Screen.test.tsx", readsEverything, "lint"]],
  ["a lint rule, the lint of every file", "tools/rule.ts", [readsEverything, "journey", "lint"]],
  ["a global type, the lint of every file", "portal/src/window.ts", [readsEverything, "lint"]],
  ["SQL, all", "backend/src/schema.sql", [...tests, "journey", "lint"]],
  ["the lockfile, all", "package-lock.json", [...tests, "journey", "lint"]],
  ["prose, those that read any file", "README.md", [readsEverything]],
])("an edit of %s", (_, path, changed) => {
  expect(changedBy(path).toSorted()).toEqual([...changed].toSorted());
});

test("keys are stable without an edit, and all change with another version", () => {
  expect(keysNow()).toEqual(keysNow());
  const [one, other] = [keysNow(), keysNow("node 26")];
  expect([...one].filter(([name, key]) => other.get(name) === key)).toEqual([]);
});
