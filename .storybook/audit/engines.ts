import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import type { Finding } from "./findings.ts";

/** WCAG 2.0 to 2.2 A and AA, and axe's best practices; not AAA, not experimental rules. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules about a whole page, which an isolated component cannot meet: of axe, and of IBM's engine. */
const pageRules = { axe: ["region", "landmark-one-main", "page-has-heading-one", "bypass"], ibm: ["skip_main_exists"] };

type Scope = "page" | "component";
/** Run all rules, or only those that depend on colours. */
export type RuleSet = "all" | "colours";

/** The axe rules that depend on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** In forced colours the system sets every colour, but axe still reads some of the page's own. */
const systemColours = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia("(forced-colors: active)").matches);

function axeOptions(off: string[], ruleSet: RuleSet): RunOptions {
  const common: RunOptions = { iframes: false, resultTypes: ["violations"] };
  if (ruleSet === "colours")
    return { ...common, runOnly: { type: "rule", values: colourRules.filter((id) => !off.includes(id)) } };
  return {
    ...common,
    runOnly: tags,
    rules: { "target-size": { enabled: true }, ...Object.fromEntries(off.map((id) => [id, { enabled: false }])) },
  };
}

async function runAxe(page: Page, scope: Scope, ruleSet: RuleSet = "all"): Promise<Finding[]> {
  const off = [
    ...(scope === "component" ? pageRules.axe : []),
    ...((await systemColours(page)) ? ["color-contrast"] : []),
  ];
  const violations = await page.evaluate(
    async (how) => {
      const results = await window.axe.run(document, how);
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html }) => html.slice(0, 160)),
      }));
    },
    axeOptions(off, ruleSet),
  );
  return violations.map(({ id, help, nodes }) => ({
    tool: "axe",
    rule: id,
    what: `${help}: ${nodes.slice(0, 3).join(" · ")}`,
  }));
}

async function runIbm(page: Page, scope: Scope, ruleSet: RuleSet = "all"): Promise<Finding[]> {
  const faults = await page.evaluate((which) => window.audit.ibmViolations(which), ruleSet);
  const off = scope === "component" ? pageRules.ibm : [];
  return faults.filter(({ rule }) => !off.includes(rule)).map((fault) => ({ tool: "ibm", ...fault }));
}

/**
 * The two engines, each with a fault that it must report in every run: an engine that does not work looks like a pass.
 */
export const engines = [
  { name: "axe", run: runAxe, detects: "button-name" },
  { name: "ibm", run: runIbm, detects: "img_alt_valid" },
] as const;

/** The violations that both engines find on the current page, or axe alone. */
export async function engineFindings(
  page: Page,
  scope: Scope = "component",
  ruleSet: RuleSet = "all",
  used: "both" | "axe" = "both",
): Promise<Finding[]> {
  return [...(await runAxe(page, scope, ruleSet)), ...(used === "both" ? await runIbm(page, scope, ruleSet) : [])];
}
