import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import type { Finding } from "./finding.ts";

/** WCAG 2.2 A and AA with everything before it, and what axe calls best practice: not AAA, not experimental. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules of a whole page, which a component alone cannot meet: of axe, and of IBM's engine. */
const pageRules = { axe: ["region", "landmark-one-main", "page-has-heading-one", "bypass"], ibm: ["skip_main_exists"] };

type Scope = "page" | "component";
/** Everything, or what colours alone can change. */
export type Questions = "all" | "colours";

/** The rules of axe that read colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** In forced colours the system chooses every colour, and axe still reads some of the page's own. */
const systemColours = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia("(forced-colors: active)").matches);

function axeOptions(off: string[], questions: Questions): RunOptions {
  const common: RunOptions = { iframes: false, resultTypes: ["violations"] };
  if (questions === "colours") return { ...common, runOnly: { type: "rule", values: colourRules.filter((id) => !off.includes(id)) } };
  return { ...common, runOnly: tags, rules: { "target-size": { enabled: true }, ...Object.fromEntries(off.map((id) => [id, { enabled: false }])) } };
}

async function runAxe(page: Page, scope: Scope, questions: Questions = "all"): Promise<Finding[]> {
  const off = [...(scope === "component" ? pageRules.axe : []), ...((await systemColours(page)) ? ["color-contrast"] : [])];
  const violations = await page.evaluate(async (how) => {
    const results = await window.axe.run(document, how);
    return results.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
  }, axeOptions(off, questions));
  return violations.map(({ id, help, nodes }) => ({ tool: "axe", rule: id, what: `${help}: ${nodes.slice(0, 3).join(" · ")}` }));
}

async function runIbm(page: Page, scope: Scope, questions: Questions = "all"): Promise<Finding[]> {
  const faults = await page.evaluate((which) => window.audit.ibmFaults(which), questions);
  const off = scope === "component" ? pageRules.ibm : [];
  return faults.filter(({ rule }) => !off.includes(rule)).map((fault) => ({ tool: "ibm", ...fault }));
}

/** The two engines, each with the fault that it has to report in every run: one that is silent looks like a pass. */
export const engines = [
  { name: "axe", run: runAxe, sees: "button-name" },
  { name: "ibm", run: runIbm, sees: "img_alt_valid" },
] as const;

/** What both engines find on the page as it is now. */
export async function engineFindings(page: Page, scope: Scope = "component", questions: Questions = "all"): Promise<Finding[]> {
  return [...(await runAxe(page, scope, questions)), ...(await runIbm(page, scope, questions))];
}
