import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { projectRoot } from "./packages.ts";

const eslint = new ESLint({ cwd: projectRoot });

type Rules = Record<string, [severity: number] | undefined>;

async function severity(path: string, rule: string): Promise<number | undefined> {
  const config = (await eslint.calculateConfigForFile(path)) as { rules: Rules };
  return config.rules[rule]?.[0];
}

test.each([
  "portico/import-boundaries",
  "portico/no-cycles",
  "portico/no-index-files",
  "max-lines",
  "@typescript-eslint/no-explicit-any",
  "@typescript-eslint/no-floating-promises",
  "@typescript-eslint/switch-exhaustiveness-check",
])("%s is an error in every package", async (rule) => {
  for (const path of [
    "portal/src/main.tsx",
    "backend/src/app.ts",
    "design-system/src/card/Card.tsx",
    "tools/build.ts",
    "e2e/fixtures/test.ts",
  ]) {
    expect(await severity(path, rule), path).toBe(2);
  }
});

test("[COPY-07 partly] literal text is an error in screens and components, and allowed elsewhere", async () => {
  expect(await severity("portal/src/features/billing/home/BillingScreen.tsx", "portico/no-literal-copy")).toBe(2);
  expect(await severity("design-system/src/card/Card.tsx", "portico/no-literal-copy")).toBe(2);
  expect(
    await severity("portal/src/features/billing/home/BillingScreen.test.tsx", "portico/no-literal-copy"),
  ).toBeUndefined();
});

test("the rules of hooks are an error in React code", async () => {
  expect(await severity("portal/src/main.tsx", "react-hooks/rules-of-hooks")).toBe(2);
});
