import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type axe from "axe-core";
import { root } from "../generate/files.ts";
import { playwrightReport, vitestReport } from "../test/report.ts";
import { criteria } from "./criteria.ts";
import { type AuditFinding, conformanceReport } from "./report.ts";

// Writes docs/conformance-report.md from the reports of a complete run (`npm test -- --all`), which are in `reports/`
// or in the given folder.

const folder = process.argv[2] ?? join(root, "reports");
const report = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;

const audit = report<{
  engines: Record<string, string>;
  pagesChecked: number;
  failures: Record<string, AuditFinding[]>;
}>("accessibility.json");
const ranIn = join(folder, "..");
const files = [
  ...vitestReport(report("vitest.json"), ranIn).files,
  ...playwrightReport(report("playwright.json"), "e2e/").files,
];

/** The rules of axe that the audit runs, by the criterion in their tags: "wcag1412" is 1.4.12. */
function rulesByCriterion(): Map<string, string[]> {
  const engine = createRequire(import.meta.url)("axe-core") as typeof axe;
  const byCriterion = new Map<string, string[]>();
  for (const { ruleId, tags } of engine.getRules(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]))
    for (const tag of tags.includes("experimental") || tags.includes("deprecated") ? [] : tags) {
      const id = /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".");
      if (id) byCriterion.set(id, [...(byCriterion.get(id) ?? []), ruleId]);
    }
  return byCriterion;
}

const written = conformanceReport(criteria, {
  date: statSync(join(folder, "accessibility.json")).mtime.toISOString().slice(0, 10),
  engines: audit.engines,
  pagesChecked: audit.pagesChecked,
  findings: Object.values(audit.failures).flat(),
  files: new Map(files.map(({ name, passed, failed }) => [name, { passed, failed }])),
  axeRules: rulesByCriterion(),
});
writeFileSync(join(root, "docs/conformance-report.md"), written);
