import { describe } from "./text.ts";

const on =
  "[aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]:not([aria-current='false']), input:checked, input[type='checkbox']:indeterminate";
const off =
  "[aria-selected='false'], [aria-pressed='false'], [aria-checked='false'], input:not(:checked, :indeterminate)";

const modes = [
  "color",
  "background-color",
  "background-image",
  "border-top",
  "border-right",
  "border-bottom",
  "border-left",
  "outline",
  "text-decoration-line",
  "font-weight",
  "opacity",
  "visibility",
  "display",
  "transform",
  "scale",
  "fill",
  "stroke",
];

function mode(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && (style.content === "none" || style.content === "normal")) return "";
  return modes.map((name) => style.getPropertyValue(name)).join(";") + (pseudo ? style.content : "");
}

function liesOn(mark: Element, box: Element): boolean {
  const [over, under] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
  return over.left < under.right && over.right > under.left && over.top < under.bottom && over.bottom > under.top;
}

/**
 * The element on which a state is drawn: the label around a field; a field and the mark on top of it; or the element
 * itself.
 */
function canvas(element: Element): Element[] {
  if (!(element instanceof HTMLInputElement)) return [element];
  const label = element.closest("label");
  if (label) return [label];
  const mark = element.nextElementSibling;
  return mark && liesOn(mark, element) ? [element, mark] : [element];
}

/** The computed appearance of an element, without its text and its size. Hidden elements have none. */
function drawn(element: Element): string {
  const parts = canvas(element).flatMap((part) => [part, ...part.querySelectorAll("*")]);
  const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
  return shown
    .map((part) => [part.localName, mode(part), mode(part, "::before"), mode(part, "::after")].join("|"))
    .join("\n");
}

/** The browser itself draws the state of a plain checkbox. */
const isNative = (element: Element) =>
  element instanceof HTMLInputElement &&
  getComputedStyle(element).appearance !== "none" &&
  getComputedStyle(element).opacity !== "0";

const group =
  "[role='tablist'], [role='radiogroup'], [role='group'], [role='listbox'], [role='grid'], fieldset, nav, ul, ol";

/** A similar element of the same group that is not selected. */
function twin(element: Element): Element | undefined {
  const around = element.closest(group) ?? element.parentElement;
  const alike = [...(around?.querySelectorAll(element.localName) ?? [])].filter(
    (other) =>
      other !== element && other.getAttribute("role") === element.getAttribute("role") && other.checkVisibility(),
  );
  const unchosen = element.hasAttribute("aria-current") ? "a:not([aria-current]), button:not([aria-current])" : off;
  return alike.find((other) => other.matches(unchosen) && !other.matches(":disabled, [aria-disabled='true']"));
}

/**
 * Forced colours remove backgrounds: reports states that then look like their opposite. For a page in forced colours.
 */
export function statesByBackgroundAlone(): string[] {
  const chosen = [...document.querySelectorAll(on)].filter(
    (element) => element.checkVisibility() && !isNative(element),
  );
  const lost = chosen.filter((element) => {
    const other = twin(element);
    return other !== undefined && drawn(element) === drawn(other);
  });
  return lost.map((element) => `${describe(element)} looks as if it were not chosen`);
}
