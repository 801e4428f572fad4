import { describe } from "./text.ts";

const smallest = 24;
const interactive =
  "a[href], button, input:not([type='hidden']), select, textarea, summary, [role='button'], [role='tab'], [role='checkbox'], [role='radio'], [role='switch'], [role='menuitem'], [role='option'], [role='slider'], [tabindex]:not([tabindex='-1'])";

type Target = { element: Element; box: DOMRect };

/** A label is part of its field's target. */
function area(element: Element): DOMRect {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map((box) => box.right)) - left,
    Math.max(...boxes.map((box) => box.bottom)) - top,
  );
}

/** A link within a sentence is exempt (the exception "inline" of 2.5.8). */
function inSentence(element: Element): boolean {
  const around = element.parentElement?.textContent.trim() ?? "";
  return getComputedStyle(element).display === "inline" && around.length > element.textContent.trim().length;
}

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]");
const distance = (from: DOMRect, box: DOMRect) => {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
};

/** Targets under 24 x 24 whose 24 px circle meets another target (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const targets: Target[] = [...document.querySelectorAll(interactive)]
    .filter(isDrawn)
    .map((element) => ({ element, box: area(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const small = targets.filter(
    ({ element, box }) => (box.width < smallest || box.height < smallest) && !inSentence(element),
  );
  const crowded = small.filter(({ element, box }) =>
    targets.some(
      (other) =>
        other.element !== element &&
        !other.element.contains(element) &&
        !element.contains(other.element) &&
        distance(box, other.box) < smallest / 2,
    ),
  );
  return crowded.map(
    ({ element, box }) =>
      `${describe(element)} is ${Math.round(box.width)} x ${Math.round(box.height)} px and has a neighbour closer than 24 px`,
  );
}
