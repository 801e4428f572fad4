import type { Page } from "@playwright/test";

/**
 * The kinds of elements on a page: tag, class, role, attribute names, and whether there is text, without the text and
 * the values of attributes. What axe reports depends mostly on these, so `npm test` does not check a page without a new
 * kind again; the full run does (decision 0017).
 */
const elementKinds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kindOf = (element: Element) =>
      [
        element.tagName,
        element.getAttribute("class"),
        element.role,
        element.textContent?.trim() !== "",
        ...element.getAttributeNames(),
      ].join(" ");
    return [...new Set([...document.querySelectorAll("body *")].map(kindOf))];
  });

/** Adds the kinds of elements on a page to `known`, and returns whether there is a new one. */
export async function addKinds(page: Page, known: Set<string>): Promise<boolean> {
  const kinds = await elementKinds(page);
  const isNew = kinds.some((kind) => !known.has(kind));
  for (const kind of kinds) known.add(kind);
  return isNew;
}
