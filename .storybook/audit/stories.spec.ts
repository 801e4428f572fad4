import { expect } from "@playwright/test";
import type { Entry } from "../built.ts";
import { engineFindings, type Questions } from "./engines.ts";
import { told } from "./finding.ts";
import { openingFindings, pressFindings, walkFindings } from "./keyboard.ts";
import { looks, looksOfScreens, nameOf, plain, type Look } from "./looks.ts";
import type { StoryPage } from "./StoryPage.ts";
import { atOnce } from "./still.ts";
import { allStates, doors, mayHoldFocus, type Door } from "./stories.ts";
import { forcedColorsFindings, stressFindings } from "./stresses.ts";
import { test, type Placed } from "./test.ts";

const full = process.env["TEST_FULL"] === "1";

/** In each of these looks the focus is measured by pixels. */
const ringLooks: Look[] = [plain, { ...plain, theme: "dark" }, { ...plain, theme: "forced colours" }];

/** Titles of whole screens: the portal's and the Studio's. */
const isScreen = /^(Screens|Studio)\//;

for (const door of doors) {
  const inLooks = full ? door.stories : inEveryLook(door);
  const worn = full || !isScreen.test(door.title) ? looks : looksOfScreens;

  test(`[DSYS-04] ${door.title}: every story passes both engines and bears 320 px, text spacing, large text and longer words`, async ({ stories, note }) => {
    const found: Placed[] = [];
    for (const story of door.stories) {
      await stories.show(story.id, plain);
      // Those of every look meet the engines in this one as well, below.
      const byEngines = inLooks.includes(story) ? [] : await engineFindings(stories.page);
      const findings = [...byEngines, ...(await forcedColorsFindings(stories.page)), ...(await stressFindings(stories.page))];
      found.push(...findings.map((finding) => ({ ...finding, story: story.id, look: nameOf(plain) })));
    }
    await note(found, door.stories.length);
    expect(told(found)).toEqual([]);
  });

  if (inLooks.length > 0) {
    test(`[DSYS-04] ${door.title}: ${full ? "every story" : "its states"} in two languages, light, dark and forced colours, on a phone and a desktop`, async ({ stories, note }) => {
      const found: Placed[] = [];
      for (const story of inLooks) found.push(...(await atOnce(stories.page, () => lookFindings(stories, story, worn, inEveryLook(door).includes(story)))));
      await note(found, inLooks.length * worn.length);
      expect(told(found)).toEqual([]);
    });
  }

  for (const story of storiesOf(door)) {
    test(`[DSYS-04] ${door.title}: every stop of the Tab key is reached, in sight, and shows its focus`, async ({ stories, eyes, note }) => {
      const found: Placed[] = [];
      for (const look of ringLooks) {
        await stories.show(story.id, look);
        const opening = mayHoldFocus(story) ? [] : await openingFindings(stories.page);
        const findings = [...opening, ...(await walkFindings(stories.page, await eyes(stories.page)))];
        found.push(...findings.map((finding) => ({ ...finding, story: story.id, look: nameOf(look) })));
      }
      await stories.show(story.id, plain);
      found.push(...(await pressFindings(stories.page)).map((finding) => ({ ...finding, story: story.id, look: nameOf(plain) })));
      await note(found, ringLooks.length + 1);
      expect(told(found)).toEqual([]);
    });
  }
}

/**
 * What both engines find in a story in each of the looks. Languages and widths are mounted afresh; themes change on the page that stands. Plays
 * look for words, most of them in one language: what is not known to play in both is played in English, and then changes its language.
 */
async function lookFindings(stories: StoryPage, { id, tags = [] }: Entry, worn: Look[], playsInBoth: boolean): Promise<Placed[]> {
  const { page } = stories;
  const found: Placed[] = [];
  const met = new Set<string>();
  for (const look of worn) {
    const isNewPage = look.theme === "light";
    const mounts = isNewPage && (look.locale === "en-US" || playsInBoth || !tags.includes("play-fn"));
    await (mounts ? stories.show(id, look) : stories.redress(id, look));
    // A screen in another language asks for its data once more.
    if (isNewPage && !mounts) await page.waitForTimeout(300);
    const questions = newQuestions(met, look, await page.evaluate(() => window.audit.standing()));
    if (!questions) continue;
    await stories.seeWhole();
    found.push(...(await engineFindings(page, "component", questions)).map((finding) => ({ ...finding, story: id, look: nameOf(look) })));
  }
  return found;
}

/**
 * What engines would not answer as they have before. A story whose words are the same in both languages is the same page; where markup,
 * places and what is seen are those of another theme, only the colours are new.
 */
function newQuestions(met: Set<string>, { theme, width }: Look, standing: string): Questions | undefined {
  const [coloured, bare] = [`${theme} ${width} ${standing}`, `${width} ${standing}`];
  const questions = met.has(coloured) ? undefined : met.has(bare) ? "colours" : "all";
  met.add(coloured).add(bare);
  return questions;
}

/** The all-states story of a component; the first one of a screen, which is how a customer meets it. */
function inEveryLook(door: Door) {
  return isScreen.test(door.title) ? door.stories.slice(0, 1) : storiesOf(door);
}

function storiesOf(door: Door) {
  const story = allStates(door);
  return story ? [story] : [];
}
