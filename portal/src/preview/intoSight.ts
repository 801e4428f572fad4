const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

function scrollersAround(element: Element | null): Element[] {
  if (!element || element === document.body) return [];
  return [...(isScrolled(element) ? [element] : []), ...scrollersAround(element.parentElement)];
}

const middle = ({ top, height }: Pick<DOMRect, "top" | "height">) => top + height / 2;

/** Whether it is there already, e.g. in a bar that stays at the edge of the window. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element)) && top >= 0 && top + height <= window.innerHeight;
}

/** Brings something to the middle of this page, unless it is in sight. `scrollIntoView` would move the page around the frame as well, and with it the list that somebody is in. */
export function bringIntoSight(element: Element): void {
  if (isInSight(element)) return;
  for (const scroller of scrollersAround(element.parentElement)) scroller.scrollTop += middle(element.getBoundingClientRect()) - middle(scroller.getBoundingClientRect());
  window.scrollBy({ top: middle(element.getBoundingClientRect()) - window.innerHeight / 2, behavior: "instant" });
}
