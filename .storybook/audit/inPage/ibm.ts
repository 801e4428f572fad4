type Issue = { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } };
export type Ace = { Checker: new () => { check: (root: Document, guidelines: string[]) => Promise<{ results: Issue[] }> } };

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

/** What IBM's engine finds against WCAG 2.2 A and AA: what it is sure of. */
export async function ibmFaults(): Promise<{ rule: string; what: string }[]> {
  const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
  const sure = results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
  const faults = sure.filter((issue) => !isMistaken(issue, elementAt(issue.path.dom)));
  return faults.map(({ ruleId, message, snippet }) => ({ rule: ruleId, what: `${message} ${snippet.slice(0, 160)}` }));
}
