type Issue = { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } };
type Guideline = { id: string; checkpoints: { rules?: { id: string; level: string }[] }[] };
type Checker = {
  getGuidelines: () => Guideline[];
  addGuideline: (guideline: Guideline) => void;
  check: (root: Document, guideline: string) => Promise<{ results: Issue[] }>;
};
export type Ace = { Checker: new () => Checker };

declare global {
  interface Window {
    ace: Ace;
  }
}

function elementAt(xpath: string): Element | undefined {
  const node = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  return node instanceof Element ? node : undefined;
}

/**
 * False positives of IBM's engine, each with its reason. Everything else that it reports as a violation counts.
 * - Content behind an open dialog is hidden by Radix while the focus is trapped; the keyboard walk tests that.
 * - A visually hidden caption is a caption.
 * - To this engine a switch is a checkbox, whose label comes after it. A switch has its label before it, as on phones;
 *   both are in one row.
 * - "username" is what password managers look for in an e-mail field used to sign in; axe accepts it.
 */
function isMistaken({ ruleId }: Issue, element: Element | undefined): boolean {
  if (element?.closest("[data-aria-hidden='true']")) return true;
  if (ruleId === "input_autocomplete_valid")
    return element?.matches("input[type='email'][autocomplete='username']") ?? false;
  if (ruleId === "input_label_after") return element?.matches("input[role='switch']") ?? false;
  return ruleId === "table_caption_empty" && element?.textContent.trim() !== "";
}

/** The rules that depend on colours. */
const readsColours = new Set([
  "text_contrast_sufficient",
  "style_color_misuse",
  "form_font_color",
  "style_background_decorative",
]);

/** A guideline with only some of its rules. Leaves out recommendations, which do not count. */
function part(of: Guideline, id: string, wanted: (rule: string) => boolean): Guideline {
  const binding = new Set(
    of.checkpoints.flatMap(({ rules = [] }) =>
      rules.filter(({ level }) => level === "VIOLATION").map((rule) => rule.id),
    ),
  );
  return {
    ...of,
    id,
    checkpoints: of.checkpoints.map((point) => ({
      ...point,
      rules: point.rules?.filter((rule) => binding.has(rule.id) && wanted(rule.id)),
    })),
  };
}

function createChecker(): Checker {
  const checker = new window.ace.Checker();
  const wcag = checker.getGuidelines().find(({ id }) => id === "WCAG_2_2");
  if (!wcag) throw new Error("IBM's engine has no WCAG 2.2");
  checker.addGuideline(part(wcag, "all", () => true));
  checker.addGuideline(part(wcag, "colours", (rule) => readsColours.has(rule)));
  return checker;
}

let checker: Checker | undefined;

/**
 * The definite violations of WCAG 2.2 A and AA that IBM's engine finds. Runs all rules, or those that depend on
 * colours.
 */
export async function ibmViolations(ruleSet: "all" | "colours"): Promise<{ rule: string; what: string }[]> {
  checker ??= createChecker();
  const { results } = await checker.check(document, ruleSet);
  const certain = results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
  const faults = certain.filter((issue) => !isMistaken(issue, elementAt(issue.path.dom)));
  return faults.map(({ ruleId, message, snippet }) => ({ rule: ruleId, what: `${message} ${snippet.slice(0, 160)}` }));
}
