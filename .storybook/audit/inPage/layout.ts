import { cutTexts, stickingOut } from "./cut.ts";
import { overlappingTexts } from "./overlap.ts";
import { sidewaysScrolling } from "./reflow.ts";
import { wordsOnPage } from "./text.ts";

/** What is cut, lies on top of something else or runs out of the page, as the page is now. */
export function layoutFaults(): string[] {
  const words = wordsOnPage();
  return [...cutTexts(words), ...stickingOut(words), ...overlappingTexts(words), ...sidewaysScrolling()];
}
