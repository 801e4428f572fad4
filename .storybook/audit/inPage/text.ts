/** A text run on the page, with the rectangles of its lines. */
export type TextRun = { node: Text; element: Element; lines: DOMRect[] };

/** Caches a question about an element while the page does not change: texts share most of their ancestors. */
export function memoize<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, Answer>();
  return (element) => {
    const answer = known.has(element) ? (known.get(element) as Answer) : ask(element);
    known.set(element, answer);
    return answer;
  };
}

/** Whether an element is visually hidden (one pixel or clipped), for screen readers only. */
function showsNothing(element: Element): boolean {
  const { clipPath, overflow, opacity, display } = getComputedStyle(element);
  if (opacity === "0" || clipPath === "inset(50%)") return true;
  const { width, height } = element.getBoundingClientRect();
  return display !== "inline" && width <= 1 && height <= 1 && overflow !== "visible";
}

/** Every text that is visible, or would be after scrolling. */
export function visibleTexts(root: Element = document.body): TextRun[] {
  const isUnseen = memoize(
    (element): boolean => showsNothing(element) || (element.parentElement !== null && isUnseen(element.parentElement)),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: TextRun[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = measured(node as Text, isUnseen);
    if (words) found.push(words);
  }
  return found;
}

function measured(node: Text, isUnseen: (element: Element) => boolean): TextRun | undefined {
  const element = node.parentElement;
  if (!element || node.data.trim() === "" || element.closest("script, style, noscript, template, option, svg title"))
    return undefined;
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) || isUnseen(element))
    return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return lines.length > 0 ? { node, element, lines } : undefined;
}

/** A readable selector of the element: `button.words "Save for later"`. */
export function describe(element: Element): string {
  const text = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim();
  const role = element.getAttribute("role");
  const id = element.id && !element.id.includes(":") && !element.id.startsWith("_") ? `#${element.id}` : "";
  return `${element.localName}${id}${role ? `[role=${role}]` : ""}${text ? ` "${text.slice(0, 60)}"` : ""}`;
}
