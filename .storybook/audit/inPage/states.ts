import { named } from "./text.ts";

const on = "[aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]:not([aria-current='false']), input:checked, input[type='checkbox']:indeterminate";
const off = "[aria-selected='false'], [aria-pressed='false'], [aria-checked='false'], input:not(:checked, :indeterminate)";

const looks = ["color", "background-color", "background-image", "border-top", "border-right", "border-bottom", "border-left", "outline", "text-decoration-line", "font-weight", "opacity", "visibility", "display", "transform", "scale", "fill", "stroke"];

function look(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && (style.content === "none" || style.content === "normal")) return "";
  return looks.map((name) => style.getPropertyValue(name)).join(";") + (pseudo ? style.content : "");
}

function liesOn(mark: Element, box: Element): boolean {
  const [over, under] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
  return over.left < under.right && over.right > under.left && over.top < under.bottom && over.bottom > under.top;
}

/** What a state is drawn on: the label around a field; a field and the mark that lies on it; or the thing itself. */
function canvas(element: Element): Element[] {
  if (!(element instanceof HTMLInputElement)) return [element];
  const label = element.closest("label");
  if (label) return [label];
  const mark = element.nextElementSibling;
  return mark && liesOn(mark, element) ? [element, mark] : [element];
}

/** How an element is drawn, all but its words and its size. What is hidden draws nothing. */
function drawn(element: Element): string {
  const parts = canvas(element).flatMap((part) => [part, ...part.querySelectorAll("*")]);
  const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
  return shown.map((part) => [part.localName, look(part), look(part, "::before"), look(part, "::after")].join("|")).join("\n");
}

/** The browser itself draws the state of a plain checkbox. */
const isNative = (element: Element) => element instanceof HTMLInputElement && getComputedStyle(element).appearance !== "none" && getComputedStyle(element).opacity !== "0";

const group = "[role='tablist'], [role='radiogroup'], [role='group'], [role='listbox'], [role='grid'], fieldset, nav, ul, ol";

/** One like it, not chosen, from the same group. */
function twin(element: Element): Element | undefined {
  const around = element.closest(group) ?? element.parentElement;
  const alike = [...(around?.querySelectorAll(element.localName) ?? [])].filter((other) => other !== element && other.getAttribute("role") === element.getAttribute("role") && other.checkVisibility());
  const unchosen = element.hasAttribute("aria-current") ? "a:not([aria-current]), button:not([aria-current])" : off;
  return alike.find((other) => other.matches(unchosen) && !other.matches(":disabled, [aria-disabled='true']"));
}

/** In forced colours backgrounds are gone: states that look like their opposite then. Meant for a page that is shown in them. */
export function statesByBackgroundAlone(): string[] {
  const chosen = [...document.querySelectorAll(on)].filter((element) => element.checkVisibility() && !isNative(element));
  const lost = chosen.filter((element) => {
    const other = twin(element);
    return other !== undefined && drawn(element) === drawn(other);
  });
  return lost.map((element) => `${named(element)} looks as if it were not chosen`);
}
