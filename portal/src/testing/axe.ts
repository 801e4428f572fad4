import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Colours in between two states are nobody's to read. What never ends, a spinner, is not waited for. */
async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails with what axe-core has to say about the page, and when it found nothing to check. */
export async function expectNoAxeViolations(): Promise<void> {
  await atRest();
  const { violations, passes } = await axe.run(document.body, { runOnly: tags, rules: { "document-title": { enabled: false } } });
  if (violations.length > 0) throw new Error(violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`).join("\n\n"));
  if (passes.length === 0) throw new Error("axe-core found nothing to check here: a silent checker looks like a pass");
}
