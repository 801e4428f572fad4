import axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Waits for transitions, because contrast cannot be measured between two states. Ignores endless animations such as a
 * spinner.
 */
async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails with axe-core's findings on the page, and when axe found nothing to check. */
export async function expectNoAxeViolations(): Promise<void> {
  await atRest();
  const { violations, passes } = await axe.run(document.body, {
    runOnly: tags,
    // Of what passes one element for each rule: to describe each takes longer than to check it.
    resultTypes: ["violations"],
    // Selectors are not reported, frames have tests of their own, and the one rule that reads the style sheets, about
    // locked orientation, is checked by the audit of the stories: together a quarter of the time of a check.
    selectors: false,
    iframes: false,
    preload: false,
    rules: { "document-title": { enabled: false } },
  });
  if (violations.length > 0)
    throw new Error(
      violations
        .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join("\n")}`)
        .join("\n\n"),
    );
  if (passes.length === 0) throw new Error("axe-core found nothing to check here: a silent checker looks like a pass");
}
