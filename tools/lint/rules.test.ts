import { join } from "node:path";
import tseslint from "typescript-eslint";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { projectRoot } from "./packages.ts";
import { portico } from "./plugin.ts";

const linter = new Linter({ cwd: projectRoot });

/** The messages of a rule for a file with this text at this path. */
function messagesOf(rule: keyof typeof portico.rules, path: string, code: string): string[] {
  const config = {
    files: ["**/*.{ts,tsx}"],
    plugins: { portico },
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { [`portico/${rule}`]: "error" },
  } as unknown as Linter.Config;
  const messages = linter.verify(code, [config], { filename: join(projectRoot, path) });
  return messages.map(({ message }) => message);
}

describe("import-boundaries", () => {
  const from = "portal/src/features/billing/pay-once/payOnce.saga.ts";

  test.each([
    ["an import", 'import { a } from "../history/history.slice.ts";'],
    ["a type import", 'import type { A } from "../history/history.slice.ts";'],
    ["a re-export", 'export { a } from "../history/history.slice.ts";'],
    ["a re-export of all", 'export * from "../history/history.slice.ts";'],
    ["a dynamic import", 'const a = await import("../history/history.slice.ts");'],
  ])("%s of a sibling flow is reported", (_, code) => {
    expect(messagesOf("import-boundaries", from, code)).toEqual([
      expect.stringContaining("may not import its sibling"),
    ]);
  });

  test("a workspace package is checked by its folder", () => {
    expect(messagesOf("import-boundaries", from, 'import { compile } from "@portico/gate/compile";')).toEqual([
      "portal may not import content/gate.",
    ]);
    expect(messagesOf("import-boundaries", from, 'import { money } from "@portico/rules/money";')).toEqual([]);
  });

  test.each([
    ["payOnce.saga.ts", 'import { useState } from "react";', "Sagas must not use React"],
    ["payOnce.slice.ts", 'import { useCopy } from "@portico/content-runtime/react";', "Slices must not contain copy"],
    ["payOnce.slice.ts", 'import { pay } from "./payOnce.api.ts";', "Slices and selectors must not fetch"],
    ["AmountStep.tsx", 'import { pay } from "./payOnce.api.ts";', "Screens must not call clients"],
    ["payOnce.saga.ts", 'import { call } from "typed-redux-saga";', "Import typed effects from"],
  ])("%s: %s is reported", (file, code, reason) => {
    expect(messagesOf("import-boundaries", `portal/src/features/billing/pay-once/${file}`, code)).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  test("a type from an API file is allowed", () => {
    expect(
      messagesOf(
        "import-boundaries",
        "portal/src/features/billing/pay-once/AmountStep.tsx",
        'import type { A } from "./payOnce.api.ts";',
      ),
    ).toEqual([]);
  });
});

describe("no-cycles", () => {
  // plugin.ts imports noCycles.ts, so this import closes a cycle.
  test("an import that closes a cycle is reported with the cycle's path", () => {
    const [message] = messagesOf("no-cycles", "tools/lint/noCycles.ts", 'import { portico } from "./plugin.ts";');
    expect(message).toBe("Import cycle: tools/lint/plugin.ts > tools/lint/noCycles.ts");
  });
  test("other imports are allowed", () => {
    expect(messagesOf("no-cycles", "tools/lint/plugin.ts", 'import { noCycles } from "./noCycles.ts";')).toEqual([]);
  });
});

describe("no-index-files", () => {
  test.each([
    "portal/src/features/billing/index.ts",
    "backend/src/index.ts",
    "design-system/src/index.ts",
    "design-system/src/card/parts/index.ts",
  ])("%s is reported", (path) => {
    expect(messagesOf("no-index-files", path, "export {};")).toHaveLength(1);
  });
  test("an entry point of the design system is allowed", () => {
    expect(messagesOf("no-index-files", "design-system/src/card/index.ts", "export {};")).toEqual([]);
  });
});

describe("no-literal-copy", () => {
  const inScreen = (jsx: string) =>
    messagesOf("no-literal-copy", "portal/src/features/billing/home/BillingScreen.tsx", `const screen = ${jsx};`);

  test.each([
    ["text", "<p>Pay now</p>"],
    ["text in another alphabet", "<p>Оплатить</p>"],
    ["text in braces", '<p>{"Pay now"}</p>'],
    ["text in a fragment", '<>{"Pay now"}</>'],
    ["one branch of a conditional", '<p>{late ? "Overdue" : due}</p>'],
    ["text shown on a condition", '<p>{late && "Overdue"}</p>'],
    ["text around a value", "<p>{`Due ${date}`}</p>"],
    ["text added to a value", '<p>{"Due " + date}</p>'],
    ["an accessible name", '<button aria-label="Close" />'],
    ["a prop that is shown", '<TextField label="Amount" />'],
    ["a prop named …Label", '<Dialog closeLabel="Close" />'],
    ["a conditional in a prop", '<Alert title={bad ? "Sorry" : undefined} />'],
    ["a label in a list of objects", '<Select options={[{ value: "en", label: "English" }]} />'],
  ])("[COPY-07 partly] %s written in a screen is reported", (_, jsx) => {
    expect(inScreen(jsx)).toHaveLength(1);
  });

  test("[COPY-07 partly] a page title written in code is reported", () => {
    expect(inScreen('(document.title = "Billing")')).toHaveLength(1);
  });

  test.each([
    ["copy from the catalogue", '<p>{copy("billing.title")}</p>'],
    ["symbols without letters", "<p>· — 100 %</p>"],
    ["a name that is not shown", '<TextField name="amount" type="text" label={copy("billing.amount")} />'],
    ["a value that is not shown", '<Select options={[{ value: "en", label: copy("language.en") }]} />'],
    ["a reference to another element", '<section aria-labelledby="page-title" />'],
  ])("%s: allowed", (_, jsx) => {
    expect(inScreen(jsx)).toEqual([]);
  });
});
