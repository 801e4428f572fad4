import type { Page } from "@playwright/test";

/** A control of the page as it is now. `id` finds it as `[data-crawl="id"]` until the page is drawn anew. */
export type Control = {
  id: number;
  /** The same for rows of one table or list, so that one of many alike is pressed. */
  kind: string;
  name: string;
  /** Where a link leads: its address inside the portal, or undefined for what is no link. */
  href?: string;
  /** A link among words or in a menu, not one that looks like a button and is named after what it does. */
  isLink: boolean;
  /** Whether pressing it leaves the portal: another origin, a new window, a telephone. */
  leaves: boolean;
  /** Part of the banner, a menu or the footer, which all screens share. */
  shared: boolean;
  /** Words that are visible on it and missing from its accessible name (WCAG 2.5.3). */
  unnamed?: string;
};

/** Runs in the page: what can be pressed now. While a dialog or a menu is open that is only what is in it. */
function collect(): Control[] {
  const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hiddenFromSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const words = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  /** The text in an element without what `skipped` leaves out. */
  const textIn = (element: Element, skipped: (part: Element) => boolean): string => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walk.nextNode()) {
      let part = walk.currentNode.parentElement;
      while (part && part !== element && !skipped(part)) part = part.parentElement;
      if (!part || part === element) texts.push(walk.currentNode.textContent ?? "");
    }
    // A number alone is a mark, of a step say, beside the words.
    return words(texts.filter((text) => !/^\d+$/.test(text.trim())).join(""));
  };
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    const texts = [labelledBy?.join(" "), element.getAttribute("aria-label"), labels.join(" "), textIn(element, (part) => part.ariaHidden === "true")];
    return words(texts.find((text) => words(text ?? "") !== "") ?? "");
  };
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  document.querySelectorAll("[data-crawl]").forEach((element) => element.removeAttribute("data-crawl"));
  const popup = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog], [role=menu]")].filter(visible).at(-1);
  const wanted = "a[href], button, summary, [role=tab], [role^=menuitem], input[type=radio], input[type=checkbox], [role=switch]";
  // Nothing happens by design: what is chosen already, waits, or says why it can't be done.
  const still = "[aria-disabled=true], [aria-current], [aria-selected=true], [aria-pressed=true], input[type=radio]:checked, [role=menuitemradio][aria-checked=true]";
  return [...(popup ?? document.body).querySelectorAll(wanted)].flatMap((element, id) => {
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    if (!visible(shown) || element.matches(still) || element.closest("[inert]") || (hiddenFromSight(shown) && !element.matches("[href^='#']"))) return [];
    element.setAttribute("data-crawl", String(id));
    const link = element instanceof HTMLAnchorElement ? new URL(element.href) : undefined;
    const leaves = link !== undefined && (link.origin !== location.origin || element.getAttribute("target") === "_blank");
    const name = nameOf(element);
    const seen = textIn(element, (part) => hiddenFromSight(part));
    const row = element.closest("tr");
    const item = element.closest("li");
    const place = popup ? `in ${nameOf(popup)}` : row ? `cell ${[...row.children].findIndex((cell) => cell.contains(element))}` : item ? "item" : "";
    const kind = [element.tagName, element.getAttribute("role"), element.getAttribute("type"), place, row ? element.className : (seen || name).replace(/\d[\d.,]*/g, "#")].join("|");
    const unnamed = !(element instanceof HTMLInputElement) && seen !== "" && !plain(name).includes(plain(seen)) ? seen : undefined;
    const href = link && !leaves ? link.pathname + link.search + link.hash : undefined;
    const isLink = link !== undefined && getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)";
    return [{ id, kind, name, leaves, isLink, shared: !popup && element.closest("header, nav, footer") !== null && !element.closest("main"), ...(href !== undefined && { href }), ...(unnamed !== undefined && { unnamed }) }];
  });
}

/** What can be pressed on the page as it is now. */
export const controlsOn = (page: Page): Promise<Control[]> => page.evaluate(collect);

/** One address for all screens of a kind: without account, and with `:id` for what changes from one to the next. */
export function kindOfAddress(href: string): string {
  const { pathname, searchParams } = new URL(href, "http://portal");
  const path = pathname.split("/").map((part) => (/[0-9_]/.test(part) ? ":id" : part)).join("/");
  const kept = [...searchParams].filter(([key]) => !["account", "device", "payment", "page"].includes(key)).map(([key, value]) => `${key}=${value}`);
  return [path, ...kept.toSorted()].join("?");
}
