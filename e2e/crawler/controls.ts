import type { Page } from "@playwright/test";

/** A control of the page in its current state. `[data-crawl="id"]` selects it until the page rerenders. */
export type Control = {
  id: number;
  /** The same for matching controls in all rows of a table or list, so that only one of them is pressed. */
  kind: string;
  name: string;
  /** The path of a link on this origin; undefined for other controls. */
  href?: string;
  /** A link in text or in a menu, as opposed to one that looks like a button and is named after its action. */
  isLink: boolean;
  /** Whether pressing it leaves the origin or the tab: another origin, a new window, a phone number. */
  leaves: boolean;
  /** Part of the banner, a menu or the footer, which all screens share. */
  shared: boolean;
  /** Visible text that is missing from the accessible name (WCAG 2.5.3). */
  unnamed?: string;
};

/**
 * Runs in the page: returns the controls that can be pressed now. While a dialog or a menu is open, only those in it.
 */
function collect(): Control[] {
  const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hiddenFromSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const words = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  /** The text content of an element without the parts that `skipped` excludes. */
  const textIn = (element: Element, skipped: (part: Element) => boolean): string => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walk.nextNode()) {
      let part = walk.currentNode.parentElement;
      while (part && part !== element && !skipped(part)) part = part.parentElement;
      if (!part || part === element) texts.push(walk.currentNode.textContent ?? "");
    }
    // A bare number is decoration beside the text, such as the number of a step.
    return words(texts.filter((text) => !/^\d+$/.test(text.trim())).join(""));
  };
  const nameOf = (element: Element): string => {
    const labelledBy = element
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "");
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    const texts = [
      labelledBy?.join(" "),
      element.getAttribute("aria-label"),
      labels.join(" "),
      textIn(element, (part) => part.ariaHidden === "true"),
    ];
    return words(texts.find((text) => words(text ?? "") !== "") ?? "");
  };
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const locale = document.documentElement.lang;
  const wordsOfDates = (["long", "short"] as const).flatMap((form) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(locale, { month: form }).format(new Date(2026, month, 1)),
    );
    const weekdays = Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(locale, { weekday: form }).format(new Date(2026, 0, day + 1)),
    );
    return [...months, ...weekdays];
  });
  /** A text without its amounts, dates and quotations: a hundred days of a calendar are one kind of control. */
  const withoutContent = (text: string) =>
    wordsOfDates
      .reduce((rest, word) => rest.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "giu"), "#"), text)
      .replace(/\d[\d.,]*/g, "#")
      .replace(/“[^”]*”/g, "#");
  /** Names, keys and texts in a language of their own are content: the rows of a list differ in them. */
  const isContent = (part: Element) => part.matches("[lang], [translate=no]");
  document.querySelectorAll("[data-crawl]").forEach((element) => element.removeAttribute("data-crawl"));
  const popup = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog], [role=menu]")]
    .filter(visible)
    .at(-1);
  const wanted =
    "a[href], button, summary, [role=tab], [role^=menuitem], input[type=radio], input[type=checkbox], [role=switch]";
  // These do nothing by design: selected already, busy, or disabled with a reason.
  const still =
    "[aria-disabled=true], [aria-current], [aria-selected=true], [aria-pressed=true], input[type=radio]:checked, [role=menuitemradio][aria-checked=true]";
  return [...(popup ?? document.body).querySelectorAll(wanted)].flatMap((element, id) => {
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    if (
      !visible(shown) ||
      element.matches(still) ||
      // What is hidden from screen readers repeats another control for the pointer alone.
      element.closest("[inert], [aria-hidden=true]") ||
      (hiddenFromSight(shown) && !element.matches("[href^='#']"))
    )
      return [];
    element.setAttribute("data-crawl", String(id));
    const link = element instanceof HTMLAnchorElement ? new URL(element.href) : undefined;
    const leaves =
      link !== undefined && (link.origin !== location.origin || element.getAttribute("target") === "_blank");
    const name = nameOf(element);
    const seen = textIn(element, hiddenFromSight);
    const row = element.closest("tr");
    const item = element.closest("li");
    const place = popup
      ? `in ${withoutContent(nameOf(popup))}`
      : row
        ? `cell ${[...row.children].findIndex((cell) => cell.contains(element))}`
        : item
          ? "item"
          : "";
    const kind = [
      element.tagName,
      element.getAttribute("role"),
      element.getAttribute("type"),
      place,
      row
        ? element.className
        : withoutContent(textIn(element, (part) => hiddenFromSight(part) || isContent(part)) || (seen ? "" : name)),
    ].join("|");
    const unnamed =
      !(element instanceof HTMLInputElement) && seen !== "" && !plain(name).includes(plain(seen)) ? seen : undefined;
    const href = link && !leaves ? link.pathname + link.search + link.hash : undefined;
    const isLink = link !== undefined && getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)";
    return [
      {
        id,
        kind,
        name,
        leaves,
        isLink,
        shared: !popup && element.closest("header, nav, footer") !== null && !element.closest("main"),
        ...(href !== undefined && { href }),
        ...(unnamed !== undefined && { unnamed }),
      },
    ];
  });
}

/** The controls that can be pressed on the page in its current state. */
export const controlsOn = (page: Page): Promise<Control[]> => page.evaluate(collect);
