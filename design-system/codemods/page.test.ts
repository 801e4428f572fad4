import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { renamePage } from "./0.2.0-page.mjs";

const after = (text: string) => renamePage(ts, "/src/Screen.tsx", text);
const from = 'from "@portico/design-system/layout";\n';

test.each([
  [
    "the import and every use",
    `import { PageWidth, Stack } ${from}<PageWidth width="wide"><Stack /></PageWidth>;`,
    `import { Page, Stack } ${from}<Page width="wide"><Stack /></Page>;`,
  ],
  [
    "the type of its props",
    `import type { PageWidthProps } ${from}type Width = PageWidthProps["width"];`,
    `import type { PageProps } ${from}type Width = PageProps["width"];`,
  ],
  [
    "an import under another name: the imported name alone",
    `import { PageWidth as Width } ${from}<Width width="wide" />;`,
    `import { Page as Width } ${from}<Width width="wide" />;`,
  ],
  [
    "a namespace",
    `import * as layout ${from}<layout.PageWidth width="wide" />;`,
    `import * as layout ${from}<layout.Page width="wide" />;`,
  ],
  [
    "a property in short form",
    `import { PageWidth } ${from}const parts = { PageWidth };`,
    `import { Page } ${from}const parts = { PageWidth: Page };`,
  ],
  [
    "a re-export, which keeps its name for others",
    `export { PageWidth } ${from}`,
    `export { Page as PageWidth } ${from}`,
  ],
])("renames %s", (_what, before, expected) => {
  expect(after(before)).toBe(expected);
  expect(after(expected)).toBe(expected);
});

test.each([
  ["a component of the same name from elsewhere", 'import { PageWidth } from "./mine.ts";\n<PageWidth />;'],
  ["a text that only mentions it", `import { Stack } ${from}const note = "PageWidth";`],
])("does not change %s", (_what, text) => expect(after(text)).toBe(text));

test("a variable that shadows the import keeps its name", () => {
  expect(after(`import { PageWidth } ${from}const f = (PageWidth: number) => PageWidth;\nf(PageWidth);`)).toBe(
    `import { Page } ${from}const f = (PageWidth: number) => PageWidth;\nf(Page);`,
  );
});

test("where the file declares its own Page, the component keeps its old name inside the file", () => {
  const text = `import { PageWidth } ${from}function Page() { return <PageWidth width="wide" />; }`;
  expect(after(text)).toBe(
    `import { Page as PageWidth } ${from}function Page() { return <PageWidth width="wide" />; }`,
  );
});

test("the command walks folders, prints the changed files, and is idempotent", { tags: "full" }, () => {
  const folder = mkdtempSync(join(tmpdir(), "portico-codemod-"));
  mkdirSync(join(folder, "deep/node_modules"), { recursive: true });
  const text = `import { PageWidth } ${from}<PageWidth width="wide" />;`;
  for (const path of ["deep/Screen.tsx", "deep/node_modules/Other.tsx", "notes.md"])
    writeFileSync(join(folder, path), text);
  const run = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, "0.2.0-page.mjs"), folder], {
      encoding: "utf8",
      cwd: import.meta.dirname,
    });
  expect(run()).toBe(`changed ${join(folder, "deep/Screen.tsx")}\n1 of 1 files changed\n`);
  expect(readFileSync(join(folder, "deep/Screen.tsx"), "utf8")).toContain("<Page width");
  expect(run()).toBe("0 of 1 files changed\n");
  rmSync(folder, { recursive: true });
});
