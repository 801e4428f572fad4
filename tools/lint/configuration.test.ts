import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "./packages.ts";

type Diagnostic = { code: string; filename: string };

const component = `import { useState } from "react";
export async function save(): Promise<void> {}
export function Planted({ open, kind }: { open: boolean; kind: "a" | "b" }) {
  if (open) useState(0);
  const anything: any = kind;
  save();
  switch (kind) {
    case "a":
      return <p>Literal text</p>;
  }
  return <p>{anything}</p>;
}
`;

/** Files with errors, at paths that stand for the packages. */
const planted = {
  "portal/src/Planted.tsx": component,
  "portal/src/Planted.test.tsx": component,
  "design-system/src/Planted.tsx": component,
  "backend/src/planted.ts": `export async function save(): Promise<void> {}\nsave();\nexport const one = 1 as any;${"\n// a line".repeat(300)}`,
};

const folder = mkdtempSync(join(tmpdir(), "lint-"));
let found: Diagnostic[] = [];

/** The rules that report something in a planted file. */
const rulesIn = (path: string) =>
  new Set(found.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => /\((.*)\)/.exec(code)?.[1]));

beforeAll(() => {
  for (const name of ["oxlint.config.ts", "package.json"]) cpSync(join(projectRoot, name), join(folder, name));
  for (const name of ["node_modules", "tools"]) symlinkSync(join(projectRoot, name), join(folder, name));
  const compilerOptions = { strict: true, jsx: "react-jsx", module: "nodenext", target: "esnext", noEmit: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: Object.keys(planted) }));
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): Diagnostic[] {
  const program = [join(projectRoot, "node_modules/.bin/oxlint"), "-f", "json", ...Object.keys(planted)];
  try {
    execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}

test.each(["portal/src/Planted.tsx", "design-system/src/Planted.tsx"])(
  "rules about types, promises and hooks report their errors in %s",
  (path) => {
    expect(rulesIn(path)).toEqual(
      new Set([
        "no-explicit-any",
        "no-floating-promises",
        "no-literal-copy",
        "rules-of-hooks",
        "switch-exhaustiveness-check",
      ]),
    );
  },
);

test("[COPY-07 partly] literal text is an error in screens and components, and allowed in their tests", () => {
  expect(rulesIn("portal/src/Planted.tsx")).toContain("no-literal-copy");
  expect(rulesIn("portal/src/Planted.test.tsx")).not.toContain("no-literal-copy");
});

test("a file of the backend may have 300 lines, and no floating promise", () => {
  expect(rulesIn("backend/src/planted.ts")).toEqual(new Set(["max-lines", "no-explicit-any", "no-floating-promises"]));
});
