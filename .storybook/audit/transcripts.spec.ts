import { expect, type Page } from "@playwright/test";
import { entriesOf } from "../builtStorybook.ts";
import { flows } from "./flows.ts";
import { defaultMode } from "./modes.ts";
import { spokenLines } from "./screenReaderTranscript.ts";
import type { Language } from "./announcedWords.ts";
import type { StoryPage } from "./StoryPage.ts";
import { folder, selectedTitles } from "./stories.ts";
import { test } from "./test.ts";

const titles = new Map(entriesOf(folder).map(({ id, title }) => [id, title]));
const languages = [
  { language: "en", locale: "en-US" },
  { language: "es", locale: "es-US" },
] as const;

/** In every run, each in one language; the full run has these in both, and the others (decision 17). */
const always: Record<string, Language> = { "sign-in": "en", "account-summary": "es", "pay-a-bill": "en" };

for (const { name, title, steps } of flows) {
  const isSelected = !selectedTitles || steps.some(({ story }) => selectedTitles?.includes(titles.get(story) ?? ""));
  if (!isSelected) continue;
  for (const { language, locale } of languages) {
    const tag = always[name] === language ? [] : "@full";
    const heard = `[DSYS-04 partly] ${title} sounds as in the reviewed transcript (${language})`;
    test(heard, { tag }, async ({ datedStories }) => {
      const parts: string[] = [];
      for (const { story, says } of steps) {
        await datedStories.show(story, { ...defaultMode, locale });
        parts.push([`# ${says[language]}`, "", ...(await stableLines(datedStories, language)), ""].join("\n"));
      }
      expect(parts.join("\n")).toMatchSnapshot(`${name}.${language}.txt`);
    });
  }
}

/** The lines once they are the same for a third of a second: parts of a screen load later. */
async function stableLines(stories: StoryPage, language: Language): Promise<string[]> {
  let lines: string[] | undefined;
  for (let same = 0, tries = 0; tries < 40; tries += 1) {
    if (tries > 0) await stories.page.waitForTimeout(170);
    await stories.settled();
    const next = await linesNow(stories.page, language);
    same = next !== undefined && next.join("\n") === lines?.join("\n") ? same + 1 : 1;
    lines = next;
    if (same === 3 && lines) return lines;
  }
  throw new Error(`The story does not stop changing: ${lines?.join("\n")}`);
}

/** Undefined when an element was removed while it was read. */
async function linesNow(page: Page, language: Language): Promise<string[] | undefined> {
  try {
    return await spokenLines(page, language);
  } catch (error) {
    if (String(error).includes("No node found")) return undefined;
    throw error;
  }
}
