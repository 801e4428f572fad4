import type { Page } from "@playwright/test";
import type { Finding } from "./finding.ts";

/** WCAG 2.2 A and AA with everything before it, and what axe calls best practice: not AAA, not experimental. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules of a whole page, which a component alone cannot meet: of axe, and of IBM's engine. */
const pageRules = { axe: ["region", "landmark-one-main", "page-has-heading-one", "bypass"], ibm: ["skip_main_exists"] };

type Scope = "page" | "component";

/** In forced colours the system chooses every colour, and axe still reads some of the page's own. */
const systemColours = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia("(forced-colors: active)").matches);

async function runAxe(page: Page, scope: Scope): Promise<Finding[]> {
  const off = [...(scope === "component" ? pageRules.axe : []), ...((await systemColours(page)) ? ["color-contrast"] : [])];
  const options = { iframes: false, runOnly: tags, resultTypes: ["violations" as const], rules: { "target-size": { enabled: true }, ...Object.fromEntries(off.map((id) => [id, { enabled: false }])) } };
  const violations = await page.evaluate(async (how) => {
    const results = await window.axe.run(document, how);
    return results.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
  }, options);
  return violations.map(({ id, help, nodes }) => ({ tool: "axe", rule: id, what: `${help}: ${nodes.slice(0, 3).join(" · ")}` }));
}

async function runIbm(page: Page, scope: Scope): Promise<Finding[]> {
  const faults = await page.evaluate(() => window.audit.ibmFaults());
  const off = scope === "component" ? pageRules.ibm : [];
  return faults.filter(({ rule }) => !off.includes(rule)).map((fault) => ({ tool: "ibm", ...fault }));
}

/** The two engines, each with the fault that it has to report in every run: one that is silent looks like a pass. */
export const engines = [
  { name: "axe", run: runAxe, sees: "button-name" },
  { name: "ibm", run: runIbm, sees: "img_alt_valid" },
] as const;

/** What both engines find on the page as it is now. */
export async function engineFindings(page: Page, scope: Scope = "component"): Promise<Finding[]> {
  return [...(await runAxe(page, scope)), ...(await runIbm(page, scope))];
}
