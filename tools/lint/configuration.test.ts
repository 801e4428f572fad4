import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { projectRoot } from "./packages.ts";

const eslint = new ESLint({ cwd: projectRoot });

type Rules = Record<string, [severity: number] | undefined>;

async function severity(path: string, rule: string): Promise<number | undefined> {
  const config = (await eslint.calculateConfigForFile(path)) as { rules: Rules };
  return config.rules[rule]?.[0];
}

test.each(["house/import-law", "house/no-cycles", "house/no-index-files", "house/long-files", "@typescript-eslint/no-explicit-any", "@typescript-eslint/no-floating-promises", "@typescript-eslint/switch-exhaustiveness-check"])(
  "%s holds in every room",
  async (rule) => {
    for (const path of ["portal/src/main.tsx", "backend/src/app.ts", "design-system/src/card/Card.tsx", "tools/build.ts", "e2e/fixtures/test.ts"]) {
      expect(await severity(path, rule), path).toBe(2);
    }
  },
);

test("[COPY-07 partly] words are refused in screens and components, and nowhere else", async () => {
  expect(await severity("portal/src/features/billing/home/BillingScreen.tsx", "house/no-bare-words")).toBe(2);
  expect(await severity("design-system/src/card/Card.tsx", "house/no-bare-words")).toBe(2);
  expect(await severity("portal/src/features/billing/home/BillingScreen.test.tsx", "house/no-bare-words")).toBeUndefined();
});

test("rules of hooks hold where React is", async () => {
  expect(await severity("portal/src/main.tsx", "react-hooks/rules-of-hooks")).toBe(2);
});
