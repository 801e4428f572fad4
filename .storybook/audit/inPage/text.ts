/** One run of words on the page, with where its lines are drawn. */
export type Words = { node: Text; element: Element; lines: DOMRect[] };

/** Asks an element once, while the page stands still: texts share most of their ancestors. */
export function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, Answer>();
  return (element) => {
    const answer = known.has(element) ? (known.get(element) as Answer) : ask(element);
    known.set(element, answer);
    return answer;
  };
}

/** Whether an element shows nothing that could be cut: one that is a pixel large or clipped away is there for screen readers alone. */
function showsNothing(element: Element): boolean {
  const { clipPath, overflow, opacity, display } = getComputedStyle(element);
  if (opacity === "0" || clipPath === "inset(50%)") return true;
  const { width, height } = element.getBoundingClientRect();
  return display !== "inline" && width <= 1 && height <= 1 && overflow !== "visible";
}

/** Every text that can be seen, if one scrolled to it. */
export function wordsOnPage(root: Element = document.body): Words[] {
  const isUnseen = once((element): boolean => showsNothing(element) || (element.parentElement !== null && isUnseen(element.parentElement)));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Words[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = measured(node as Text, isUnseen);
    if (words) found.push(words);
  }
  return found;
}

function measured(node: Text, isUnseen: (element: Element) => boolean): Words | undefined {
  const element = node.parentElement;
  if (!element || node.data.trim() === "" || element.closest("script, style, noscript, template, option, svg title")) return undefined;
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || isUnseen(element)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return lines.length > 0 ? { node, element, lines } : undefined;
}

/** The element as a person would look for it: `button.words "Save for later"`. */
export function named(element: Element): string {
  const text = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim();
  const role = element.getAttribute("role");
  const id = element.id && !element.id.includes(":") && !element.id.startsWith("_") ? `#${element.id}` : "";
  return `${element.localName}${id}${role ? `[role=${role}]` : ""}${text ? ` "${text.slice(0, 60)}"` : ""}`;
}
