const isScrolled = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

function scrollersAround(element: Element | null): Element[] {
  if (!element || element === document.body) return [];
  return [...(isScrolled(element) ? [element] : []), ...scrollersAround(element.parentElement)];
}

const middle = ({ top, height }: Pick<DOMRect, "top" | "height">) => top + height / 2;

/** Whether the element is visible already, for example in a sticky bar. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    there !== null &&
    (element.contains(there) || there.contains(element)) &&
    top >= 0 &&
    top + height <= window.innerHeight
  );
}

/**
 * Scrolls an element to the middle of this page unless it is visible. `scrollIntoView` would also scroll the Studio
 * around the iframe.
 */
export function scrollIntoViewIfNeeded(element: Element): void {
  if (isInView(element)) return;
  for (const scroller of scrollersAround(element.parentElement))
    scroller.scrollTop += middle(element.getBoundingClientRect()) - middle(scroller.getBoundingClientRect());
  window.scrollBy({ top: middle(element.getBoundingClientRect()) - window.innerHeight / 2, behavior: "instant" });
}
