import { expect, type Page } from "@playwright/test";
import { entriesOf } from "../builtStorybook.ts";
import { flows } from "./flows.ts";
import { defaultMode } from "./modes.ts";
import { spokenLines } from "./spoken.ts";
import type { Language } from "./spokenWords.ts";
import { folder, selectedTitles } from "./stories.ts";
import { test } from "./test.ts";

const titles = new Map(entriesOf(folder).map(({ id, title }) => [id, title]));
const languages = [
  { language: "en", locale: "en-US" },
  { language: "es", locale: "es-US" },
] as const;

for (const { name, title, steps } of flows) {
  const isSelected = !selectedTitles || steps.some(({ story }) => selectedTitles?.includes(titles.get(story) ?? ""));
  if (!isSelected) continue;
  for (const { language, locale } of languages)
    test(`[DSYS-04 partly] ${title} sounds as in the reviewed transcript (${language})`, async ({ datedStories }) => {
      const parts: string[] = [];
      for (const { story, says } of steps) {
        await datedStories.show(story, { ...defaultMode, locale });
        parts.push([`# ${says[language]}`, "", ...(await stableLines(datedStories.page, language)), ""].join("\n"));
      }
      expect(parts.join("\n")).toMatchSnapshot(`${name}.${language}.txt`);
    });
}

/** The lines once they are the same for half a second: parts of a screen load later. */
async function stableLines(page: Page, language: Language): Promise<string[]> {
  let lines = await spokenLines(page, language);
  for (let same = 0, tries = 0; same < 2 && tries < 40; tries += 1) {
    await page.waitForTimeout(170);
    const next = await spokenLines(page, language);
    same = next.join("\n") === lines.join("\n") ? same + 1 : 0;
    lines = next;
  }
  return lines;
}
