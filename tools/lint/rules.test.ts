import { join } from "node:path";
import tseslint from "typescript-eslint";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { projectRoot } from "./packages.ts";
import { house } from "./plugin.ts";

const linter = new Linter({ cwd: projectRoot });

/** What a rule of ours says about a file with that text at that path. */
function verdicts(rule: keyof typeof house.rules, path: string, code: string): string[] {
  const config = {
    files: ["**/*.{ts,tsx}"],
    plugins: { house },
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`house/${rule}`]: "error" },
  } as unknown as Linter.Config;
  const messages = linter.verify(code, [config], { filename: join(projectRoot, path) });
  return messages.map(({ message }) => message);
}

describe("import-law", () => {
  const from = "portal/src/features/billing/pay-once/payOnce.saga.ts";

  test.each([
    ["an import", 'import { a } from "../history/history.slice.ts";'],
    ["a type import", 'import type { A } from "../history/history.slice.ts";'],
    ["a re-export", 'export { a } from "../history/history.slice.ts";'],
    ["a re-export of all", 'export * from "../history/history.slice.ts";'],
    ["a dynamic import", 'const a = await import("../history/history.slice.ts");'],
  ])("%s of a sibling flow is refused", (_, code) => {
    expect(verdicts("import-law", from, code)).toEqual([expect.stringContaining("may not import its neighbour")]);
  });

  test("a package of ours is judged by its folder", () => {
    expect(verdicts("import-law", from, 'import { compile } from "@portico/gate/compile";')).toEqual(["portal may not import content/gate."]);
    expect(verdicts("import-law", from, 'import { money } from "@portico/rules/money";')).toEqual([]);
  });

  test.each([
    ["payOnce.saga.ts", 'import { useState } from "react";', "A saga never touches React"],
    ["payOnce.slice.ts", 'import { useCopy } from "@portico/content-runtime/react";', "A slice never knows words"],
    ["payOnce.slice.ts", 'import { pay } from "./payOnce.api.ts";', "State never fetches"],
    ["AmountStep.tsx", 'import { pay } from "./payOnce.api.ts";', "A screen never calls a client"],
    ["payOnce.saga.ts", 'import { call } from "typed-redux-saga";', "Typed effects come from"],
  ])("%s: %s is refused", (file, code, reason) => {
    expect(verdicts("import-law", `portal/src/features/billing/pay-once/${file}`, code)).toEqual([expect.stringContaining(reason)]);
  });

  test("a type from an API file is no call", () => {
    expect(verdicts("import-law", "portal/src/features/billing/pay-once/AmountStep.tsx", 'import type { A } from "./payOnce.api.ts";')).toEqual([]);
  });
});

describe("no-cycles", () => {
  // This file imports plugin.ts, so a plugin that imported this file would close a circle.
  test("an import that comes back is refused, with the way it takes", () => {
    const [verdict] = verdicts("no-cycles", "tools/lint/noCycles.ts", 'import { house } from "./plugin.ts";');
    expect(verdict).toBe("This import comes back here: tools/lint/plugin.ts > tools/lint/noCycles.ts");
  });
  test("an import that does not is allowed", () => {
    expect(verdicts("no-cycles", "tools/lint/plugin.ts", 'import { noCycles } from "./noCycles.ts";')).toEqual([]);
  });
});

describe("no-index-files", () => {
  test.each(["portal/src/features/billing/index.ts", "backend/src/index.ts", "design-system/src/index.ts", "design-system/src/card/parts/index.ts"])("%s is refused", (path) => {
    expect(verdicts("no-index-files", path, "export {};")).toHaveLength(1);
  });
  test("a door of the design system is allowed", () => {
    expect(verdicts("no-index-files", "design-system/src/card/index.ts", "export {};")).toEqual([]);
  });
});

describe("long-files", () => {
  const lines = (count: number, first = "export {};") => [first, ...Array<string>(count - 1).fill("// line")].join("\n") + "\n";

  test("300 lines are allowed, 301 are not", () => {
    expect(verdicts("long-files", "backend/src/app.ts", lines(300))).toEqual([]);
    expect(verdicts("long-files", "backend/src/app.ts", lines(301))).toHaveLength(1);
  });
  test("a reason on line 1 allows more; a word is no reason", () => {
    expect(verdicts("long-files", "backend/src/app.ts", lines(301, "// Long because one table of constants is easier to read whole."))).toEqual([]);
    expect(verdicts("long-files", "backend/src/app.ts", lines(301, "// Long because so"))).toHaveLength(1);
  });
});

describe("no-bare-words", () => {
  const inScreen = (jsx: string) => verdicts("no-bare-words", "portal/src/features/billing/home/BillingScreen.tsx", `const screen = ${jsx};`);

  test.each([
    ["text", "<p>Pay now</p>"],
    ["text in another alphabet", "<p>Оплатить</p>"],
    ["text in braces", '<p>{"Pay now"}</p>'],
    ["text in a fragment", '<>{"Pay now"}</>'],
    ["one side of a choice", '<p>{late ? "Overdue" : due}</p>'],
    ["what shows on a condition", '<p>{late && "Overdue"}</p>'],
    ["text around a value", "<p>{`Due ${date}`}</p>"],
    ["text added to a value", '<p>{"Due " + date}</p>'],
    ["a name that is heard", '<button aria-label="Close" />'],
    ["a prop that is seen", '<TextField label="Amount" />'],
    ["a prop with a speaking name", '<Dialog closeLabel="Close" />'],
    ["a choice in a prop", '<Alert title={bad ? "Sorry" : undefined} />'],
    ["a word inside a list of objects", '<Select options={[{ value: "en", label: "English" }]} />'],
  ])("[COPY-07 partly] %s written in a screen is refused", (_, jsx) => {
    expect(inScreen(jsx)).toHaveLength(1);
  });

  test("[COPY-07 partly] a page title written in code is refused", () => {
    expect(inScreen('(document.title = "Billing")')).toHaveLength(1);
  });

  test.each([
    ["words from the catalogue", '<p>{copy("billing.title")}</p>'],
    ["marks without letters", "<p>· — 100 %</p>"],
    ["a name that nobody sees", '<TextField name="amount" type="text" label={copy("billing.amount")} />'],
    ["a value that nobody sees", '<Select options={[{ value: "en", label: copy("language.en") }]} />'],
    ["a reference to another element", '<section aria-labelledby="page-title" />'],
  ])("%s: allowed", (_, jsx) => {
    expect(inScreen(jsx)).toEqual([]);
  });
});
