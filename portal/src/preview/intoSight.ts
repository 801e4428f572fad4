const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight;

function scrollersAround(element: Element | null): Element[] {
  if (!element || element === document.body) return [];
  return [...(isScrolled(element) ? [element] : []), ...scrollersAround(element.parentElement)];
}

const middle = ({ top, height }: Pick<DOMRect, "top" | "height">) => top + height / 2;

/** Brings something to the middle of this page. `scrollIntoView` would move the page around the frame as well, and with it the list that somebody is in. */
export function bringIntoSight(element: Element): void {
  for (const scroller of scrollersAround(element.parentElement)) scroller.scrollTop += middle(element.getBoundingClientRect()) - middle(scroller.getBoundingClientRect());
  window.scrollBy({ top: middle(element.getBoundingClientRect()) - window.innerHeight / 2, behavior: "instant" });
}
