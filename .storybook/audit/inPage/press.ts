import { settled } from "./motion.ts";
import { describe, visibleTexts } from "./text.ts";

const spoken = "[role='status'], [role='alert'], [role='log'], [aria-live='polite'], [aria-live='assertive'], output";
const modal = "dialog:modal, [role='dialog'], [role='alertdialog']";

type Watch = {
  button: Element;
  clicks: number;
  texts: Map<Element, string>;
  said: Map<Element, string>;
  expanded: string | null;
  shown: boolean | undefined;
  inDialog: boolean;
};
let watch: Watch | undefined;

const texts = () => new Map(visibleTexts().map(({ element }) => [element, element.textContent]));
const said = () => new Map([...document.querySelectorAll(spoken)].map((region) => [region, region.textContent]));
const controlled = (button: Element) => document.getElementById(button.getAttribute("aria-controls") ?? "");

/** Buttons to press one by one, except those that leave the page or submit a form. */
export function pressable(): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLElement>("button:not([type='submit']), [role='button']")];
  return buttons.filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      !button.matches(":disabled, [aria-disabled='true'], [role='tab'], [tabindex='-1']") &&
      !button.closest("[inert], [aria-hidden='true']"),
  );
}

/** Focuses the button at that index and takes a snapshot of the page. */
export function aboutToPress(index: number): string | undefined {
  const button = pressable()[index];
  if (!button) return undefined;
  button.focus();
  const now: Watch = {
    button,
    clicks: 0,
    texts: texts(),
    said: said(),
    expanded: button.getAttribute("aria-expanded"),
    shown: controlled(button)?.checkVisibility(),
    inDialog: button.closest(modal) !== null,
  };
  watch = now;
  button.addEventListener("click", () => (now.clicks += 1), { once: true });
  return describe(button);
}

const normalize = (text: string) => text.replace(/\s+/g, " ").trim();

/** The announcements of live regions after the press. A hidden one may announce what is shown elsewhere. */
function heard({ said: before }: Watch): Set<string> {
  return new Set(
    [...said()].filter(([region, text]) => before.get(region) !== text).map(([, text]) => normalize(text)),
  );
}

/** The links of the navigation that was pressed. They need no announcement once the new position was announced. */
const waysOn = (button: Element) => new Set(button.closest("nav")?.querySelectorAll("a[href], button"));

/** New texts that are not announced: not in a live region, not beside the focus, not in what the button opens. */
function unspoken(now: Watch): Element[] {
  const { button, texts: before } = now;
  const words = heard(now);
  const opened = controlled(button);
  const ways = words.size > 0 ? waysOn(button) : new Set<Element>();
  const fresh = [...texts()].filter(([element, text]) => before.get(element) !== text).map(([element]) => element);
  return fresh.filter(
    (element) =>
      !element.closest(spoken) &&
      !words.has(normalize(element.textContent)) &&
      !ways.has(element) &&
      !button.contains(element) &&
      !element.contains(button) &&
      !opened?.contains(element) &&
      !element.closest(`${modal}, [popover], details, table, [aria-hidden='true']`),
  );
}

/** Checks names of all dialogs, because axe checks only `role="dialog"`. */
function isNamed(dialog: Element): boolean {
  const ids = (dialog.getAttribute("aria-labelledby") ?? "").split(/\s+/);
  const words = [dialog.getAttribute("aria-label"), ...ids.map((id) => document.getElementById(id)?.textContent)];
  return words.some((text) => text?.trim());
}

/** The faults of the press. */
export async function pressed(): Promise<string[]> {
  await settled();
  if (!watch) return [];
  const { button, clicks, expanded, shown, inDialog } = watch;
  const name = describe(button);
  if (clicks === 0) return [`${name} does not answer to Enter`];
  const wrong: string[] = [];
  const dialog = openDialog();
  if (dialog && !isNamed(dialog)) wrong.push(`${name} opens a dialog without a name`);
  if (dialog && !dialog.contains(document.activeElement))
    wrong.push(`${name} opens a dialog and leaves the focus outside`);
  if (dialog) return wrong;
  if (controlled(button)?.checkVisibility() !== shown && button.getAttribute("aria-expanded") === expanded)
    wrong.push(`${name} opens something and does not say so`);
  const stayed = document.activeElement === button;
  const silent = stayed ? unspoken(watch).at(0) : undefined;
  if (silent) wrong.push(`${name} shows ${describe(silent)} and nothing speaks it`);
  // A dialog that was open from the start has no element to return the focus to.
  if (document.activeElement === document.body && !inDialog) wrong.push(`${name} leaves the focus on nothing`);
  return wrong;
}

/** The open dialog; the last one if there are several. */
export function openDialog(): Element | undefined {
  return [...document.querySelectorAll(modal)]
    .filter(
      (dialog) =>
        dialog.checkVisibility() && (dialog.matches(":modal") || dialog.getAttribute("data-state") === "open"),
    )
    .at(-1);
}

/** Focuses the last button of the open dialog, which cancels. */
export function focusCloseButton(): void {
  const buttons = [...(openDialog()?.querySelectorAll<HTMLElement>("button") ?? [])];
  buttons.at(-1)?.focus();
}

/** Whether the focus returned to the element that opened the dialog. */
export async function focusReturned(): Promise<string[]> {
  await settled();
  if (!watch || openDialog()) return [];
  return document.activeElement === watch.button
    ? []
    : [
        `closing what ${describe(watch.button)} opened leaves the focus on ${describe(document.activeElement ?? document.body)}`,
      ];
}
