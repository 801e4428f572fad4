import { named } from "./text.ts";

/** What may scroll sideways inside the page: two dimensions are its meaning, or one row of tabs is. */
const mayScroll = "table, [role='table'], [role='grid'], pre, code, [role='tablist'], svg";

const scrollsSideways = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;

/** The innermost elements that reach over the page's edge: those to mend. */
function culprits(edge: number): Element[] {
  const wide = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1);
  return wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
}

/** A page that scrolls sideways, and parts of it that do though they are neither table nor code. */
export function sidewaysScrolling(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide: ${culprits(clientWidth).slice(0, 3).map(named).join(", ")}`] : [];
  const parts = [...document.body.querySelectorAll("*")].filter(scrollsSideways);
  const wrong = parts.filter((part) => !part.matches(`${mayScroll}, input, textarea, select`) && !part.querySelector(mayScroll) && !part.closest(mayScroll));
  return [...page, ...wrong.map((part) => `${named(part)} scrolls sideways`)];
}
