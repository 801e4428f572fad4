import type { Page } from "@playwright/test";
import { engineFindings } from "../engines.ts";
import type { Finding } from "../finding.ts";
import { openingFindings, pressFindings, walkFindings, type Eyes } from "../keyboard.ts";
import { forcedColorsFindings, stressFindings } from "../stresses.ts";

/** Everything that stories go through, in the order of its cost. Ends with the first tool that finds something when `all` is false. */
export async function toolboxFindings(page: Page, eyes: Eyes, all: boolean): Promise<Finding[]> {
  const tools = [
    () => openingFindings(page),
    () => engineFindings(page, "page"),
    () => stressFindings(page),
    () => forcedColorsFindings(page),
    () => walkFindings(page, eyes),
    () => pressFindings(page),
  ];
  const found: Finding[] = [];
  for (const tool of tools) {
    found.push(...(await tool()));
    if (!all && found.length > 0) break;
  }
  return found;
}
