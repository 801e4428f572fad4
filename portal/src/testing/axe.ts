import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Fails with what axe-core has to say about the page, and when it found nothing to check. */
export async function expectNoAxeViolations(): Promise<void> {
  const { violations, passes } = await axe.run(document.body, { runOnly: tags, rules: { "document-title": { enabled: false } } });
  if (violations.length > 0) throw new Error(violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`).join("\n\n"));
  if (passes.length === 0) throw new Error("axe-core found nothing to check here: a silent checker looks like a pass");
}
