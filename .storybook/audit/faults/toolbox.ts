import type { Page } from "@playwright/test";
import { engineFindings } from "../engines.ts";
import type { Finding } from "../findings.ts";
import { openingFindings, pressFindings, walkFindings, type FocusProbe } from "../keyboard.ts";
import { forcedColorsFindings, stressFindings } from "../zoomAndSpacing.ts";

/**
 * All checks that stories go through, cheapest first. Stops at the first check that finds something if `all` is false.
 */
export async function allFindings(page: Page, focusProbe: FocusProbe, all: boolean): Promise<Finding[]> {
  const tools = [
    () => openingFindings(page),
    () => engineFindings(page, "page"),
    () => stressFindings(page, true),
    () => forcedColorsFindings(page),
    () => walkFindings(page, focusProbe),
    () => pressFindings(page),
  ];
  const found: Finding[] = [];
  for (const tool of tools) {
    found.push(...(await tool()));
    if (!all && found.length > 0) break;
  }
  return found;
}
