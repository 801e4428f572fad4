const barsAtBottom = () => [...document.querySelectorAll<HTMLElement>("[data-bar='bottom']")];

/** In windows that are too low to be shared, a bar has its place in the page instead. */
export const isSticky = (bar: HTMLElement) => getComputedStyle(bar).position === "sticky";

/** Height in CSS pixels of all that sticks to the bottom of the window: the navigation, and the actions of a step. */
export const bottomBarsHeight = (): number =>
  barsAtBottom()
    .filter(isSticky)
    .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);

/**
 * Where something of a height fits above the bars that are now at the bottom of the window, in CSS pixels from its lower
 * edge. At the end of a page a bar is in its own place, which can be higher than where it sticks.
 */
export function spaceOfBottomBars(height: number): number {
  const rectangles = barsAtBottom()
    .filter(isSticky)
    .map((bar) => bar.getBoundingClientRect())
    .sort((one, other) => other.bottom - one.bottom);
  return rectangles.reduce(
    (space, { top, bottom }) => (innerHeight - bottom < space + height ? Math.max(space, innerHeight - top) : space),
    0,
  );
}

const followers = new Set<() => void>();

/** Tells who follows the bars that one of them was mounted or unmounted. */
export const bottomBarsChanged = (): void => followers.forEach((follow) => follow());

/**
 * Calls back at once and whenever the bars at the bottom may have another height: enlarged text wraps them, phones without
 * a button add space, and another page has more or fewer of them.
 *
 * @returns a function that stops it
 */
export function followBottomBars(place: () => void): () => void {
  const observer = new ResizeObserver(place);
  const follow = () => {
    observer.disconnect();
    // The body too: a page that gets longer moves the bar at its end.
    for (const element of [document.body, ...barsAtBottom()]) observer.observe(element);
    place();
  };
  followers.add(follow);
  // A window that gets lower or wider decides whether the bars are sticky.
  addEventListener("resize", place);
  follow();
  return () => {
    followers.delete(follow);
    observer.disconnect();
    removeEventListener("resize", place);
  };
}
