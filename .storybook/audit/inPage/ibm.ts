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
 * What IBM's engine takes for a fault and is none, each for its reason. Everything else that it calls a violation counts.
 * - What lies behind an open dialog is hidden from everybody by Radix while the dialog holds the focus; the keyboard walk proves that it does.
 * - A caption that only screen readers meet is a caption.
 * - A switch is a checkbox to this engine, whose words come after its box. A switch has its words before it, as on every phone; both lie in one row.
 * - "username" is what password managers look for in an e-mail field that one signs in with; axe agrees.
 */
function isMistaken({ ruleId }: Issue, element: Element | undefined): boolean {
  if (element?.closest("[data-aria-hidden='true']")) return true;
  if (ruleId === "input_autocomplete_valid") return element?.matches("input[type='email'][autocomplete='username']") ?? false;
  if (ruleId === "input_label_after") return element?.matches("input[role='switch']") ?? false;
  return ruleId === "table_caption_empty" && element?.textContent.trim() !== "";
}

/** The rules that read colours. */
const readsColours = new Set(["text_contrast_sufficient", "style_color_misuse", "form_font_color", "style_background_decorative"]);

/** Some of a guideline's rules as a guideline of its own. Recommendations are left out: none of them counts. */
function part(of: Guideline, id: string, wanted: (rule: string) => boolean): Guideline {
  const binding = new Set(of.checkpoints.flatMap(({ rules = [] }) => rules.filter(({ level }) => level === "VIOLATION").map((rule) => rule.id)));
  return { ...of, id, checkpoints: of.checkpoints.map((point) => ({ ...point, rules: point.rules?.filter((rule) => binding.has(rule.id) && wanted(rule.id)) })) };
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

/** What IBM's engine finds against WCAG 2.2 A and AA: what it is sure of. Asks every rule, or those that read colours. */
export async function ibmFaults(questions: "all" | "colours"): Promise<{ rule: string; what: string }[]> {
  checker ??= createChecker();
  const { results } = await checker.check(document, questions);
  const sure = results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
  const faults = sure.filter((issue) => !isMistaken(issue, elementAt(issue.path.dom)));
  return faults.map(({ ruleId, message, snippet }) => ({ rule: ruleId, what: `${message} ${snippet.slice(0, 160)}` }));
}
