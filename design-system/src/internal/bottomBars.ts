const barsAtBottom = () => [...document.querySelectorAll<HTMLElement>("[data-bar='bottom']")];

/** In windows that are too low to be shared, a bar has its place in the page instead. */
const isSticky = (bar: HTMLElement) => getComputedStyle(bar).position === "sticky";

/** Height in CSS pixels of all that sticks to the bottom of the window: the navigation, and the actions of a step. */
export const bottomBarsHeight = (): number =>
  barsAtBottom()
    .filter(isSticky)
    .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

/**
 * Calls back at once and whenever the bars at the bottom may have another height: enlarged text wraps them, phones without
 * a button add space, and another page has more or fewer of them.
 *
 * @returns a function that stops it
 */
export function followBottomBars(place: () => void): () => void {
  const observer = new ResizeObserver(place);
  // The body too: bars that come and go with a page change its height.
  for (const element of [document.body, ...barsAtBottom()]) observer.observe(element);
  // A window that gets lower or wider decides whether the bars are sticky.
  addEventListener("resize", place);
  place();
  return () => {
    observer.disconnect();
    removeEventListener("resize", place);
  };
}
