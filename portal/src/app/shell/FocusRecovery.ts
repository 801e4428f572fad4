import { useEffect } from "react";

const controls =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
/** Each screen has one. Not the design system's id: the sagas load this file too, in flow tests without a browser. */
const pageTitle = "h1[tabindex]";
/** Headings and parts that take the focus from code only. */
const focusable = "[tabindex]";

/** Where a focused element stood: each of its ancestors, the nearest first, with the siblings of the child within it. */
type FocusPath = {
  element: HTMLElement;
  url: string;
  steps: readonly { parent: Element; previous: Element | null; next: Element | null }[];
};

function placeOf(element: HTMLElement): FocusPath {
  const steps: FocusPath["steps"][number][] = [];
  for (let child: Element = element; child.parentElement && child !== document.body; child = child.parentElement)
    steps.push({ parent: child.parentElement, previous: child.previousElementSibling, next: child.nextElementSibling });
  return { element, url: currentUrl(), steps };
}

const currentUrl = () => location.pathname;

const isShown = (element: Element) => element.checkVisibility();

/** The first, or the last, shown control within an element, itself included. */
function controlIn(element: Element, which: "first" | "last"): HTMLElement | undefined {
  const found = [...(element.matches(controls) ? [element] : []), ...element.querySelectorAll(controls)].filter(
    isShown,
  );
  return found.at(which === "first" ? 0 : -1) as HTMLElement | undefined;
}

/**
 * The element that takes over the focus of a removed one: the first control of what replaced it, else the one after it
 * (the next row of a list), else the one before it or the heading there, else the title.
 */
function successorOf({ steps }: FocusPath): HTMLElement | null {
  for (const { parent, previous, next } of steps) {
    if (!parent.isConnected || parent === document.body) continue;
    const children = [...parent.children];
    const after = previous && previous.parentElement === parent ? children.indexOf(previous) + 1 : 0;
    for (const child of children.slice(after)) {
      const control = controlIn(child, "first");
      if (control) return control;
    }
    const before = next === null || next.parentElement !== parent ? children.slice(0, after) : [];
    for (const child of before.reverse()) {
      const control = controlIn(child, "last") ?? child.querySelector<HTMLElement>(focusable);
      if (control) return control;
    }
  }
  return document.querySelector<HTMLElement>(pageTitle);
}

/**
 * Watches for the focused element to be removed by what it did, such as the button of a deleted message, and moves the
 * focus to the nearest remaining control. Otherwise the body has it: Tab starts at the top of the page again, and a
 * screen reader loses its place (WCAG 2.4.3). A screen that knows a better element focuses it itself; navigation moves
 * the focus to the new heading.
 *
 * @returns a function that stops the watch
 */
function watchFocus(): () => void {
  let place: FocusPath | undefined;
  let frame = 0;
  const entered = ({ target }: FocusEvent) => {
    place = target instanceof HTMLElement ? placeOf(target) : undefined;
  };
  // A press beside all controls removes the focus too, and means to.
  const left = ({ relatedTarget }: FocusEvent) => {
    const before = place;
    if (relatedTarget === null) setTimeout(() => before === place && place?.element.isConnected && (place = undefined));
  };
  const recover = () => {
    const lost = place;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    place = undefined;
    if (lost.url === currentUrl()) successorOf(lost)?.focus();
  };
  const observer = new MutationObserver(() => {
    if (!place || place.element.isConnected) return;
    // Effects of the screen, and dialogs that give the focus back, come first.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(recover)));
  });
  document.addEventListener("focusin", entered);
  document.addEventListener("focusout", left);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", entered);
    document.removeEventListener("focusout", left);
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Runs {@link watchFocus} as long as it is mounted; renders nothing. */
export function FocusRecovery(): null {
  useEffect(watchFocus, []);
  return null;
}
