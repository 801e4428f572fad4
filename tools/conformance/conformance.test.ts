import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../generate/files.ts";
import { criteria, type Criterion } from "./criteria.ts";
import { conformanceReport, type Results, rowOf } from "./report.ts";

const results: Results = {
  date: "2026-11-26",
  engines: { axe: "4.14.1" },
  pagesChecked: 1,
  findings: [],
  files: new Map([["a.test.ts", { passed: 2, failed: 0 }]]),
  axeRules: new Map([["1.4.3", ["color-contrast"]]]),
};
const criterion = (more: Partial<Criterion>): Criterion => ({ id: "1.4.3", name: "Contrast", level: "AA", ...more });

test("[DSYS-04 partly] every criterion of WCAG 2.2, levels A and AA, is in the conformance report once", () => {
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
  const count = (level: Criterion["level"]) => criteria.filter((each) => each.level === level).length;
  expect([count("A"), count("AA")]).toEqual([31, 24]);
  const report = readFileSync(join(root, "docs/conformance-report.md"), "utf8");
  expect(criteria.filter(({ id, name }) => !report.includes(`| ${id} ${name} |`))).toEqual([]);
});

test("every test file that proves a criterion exists", () => {
  const named = criteria.flatMap(({ tests = [] }) => tests);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every rule of the audit that proves a criterion is one that the audit reports", () => {
  const sources = ["keyboard.ts", "zoomAndSpacing.ts"].map((name) =>
    readFileSync(join(root, ".storybook/audit", name), "utf8"),
  );
  const named = new Set(criteria.flatMap(({ rules = [] }) => rules));
  expect([...named].filter((rule) => !sources.some((source) => source.includes(`"${rule}"`)))).toEqual([]);
});

test.each([
  ["a rule of axe without a fault", {}, {}, "Supports"],
  [
    "a fault of that rule",
    {},
    { findings: [{ rule: "color-contrast", what: "too little", story: "s" }] },
    "Partially supports",
  ],
  [
    "a failed test",
    { tests: ["a.test.ts"] },
    { files: new Map([["a.test.ts", { passed: 1, failed: 1 }]]) },
    "Partially supports",
  ],
  ["nothing that tests it", { id: "1.3.3" }, {}, "Not evaluated"],
  ["a reason why it does not apply", { notApplicable: "There is no video." }, {}, "Not applicable"],
] as const)("with %s", (_, more, changes, conformance) => {
  expect(rowOf(criterion(more), { ...results, ...changes } as Results).conformance).toBe(conformance);
});

test("an incomplete run makes no report", () => {
  expect(() => conformanceReport([criterion({ tests: ["b.test.ts"] })], results)).toThrow(/npm test -- --all/);
});

test("the report says what no machine tested", () => {
  const report = conformanceReport([criterion({ byPerson: "Text on pictures." })], results);
  expect(report).toContain("| 1.4.3 Contrast | Supports | axe: color-contrast | Text on pictures. |");
});
