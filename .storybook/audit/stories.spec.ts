import { expect, type Page } from "@playwright/test";
import { engineFindings } from "./engines.ts";
import { told } from "./finding.ts";
import { openingFindings, pressFindings, walkFindings } from "./keyboard.ts";
import { looks, nameOf, plain, type Look } from "./looks.ts";
import { allStates, doors, mayHoldFocus, type Door } from "./stories.ts";
import { forcedColorsFindings, stressFindings } from "./stresses.ts";
import { test, type Placed } from "./test.ts";

const full = process.env["TEST_FULL"] === "1";

/** In each of these looks the focus is measured by pixels. */
const ringLooks: Look[] = [plain, { ...plain, theme: "dark" }, { ...plain, theme: "forced colours" }];

for (const door of doors) {
  test(`[DSYS-04] ${door.title}: every story passes both engines and bears 320 px, text spacing, large text and longer words`, async ({ stories, note }) => {
    const found: Placed[] = [];
    for (const { id } of door.stories) {
      await stories.show(id, plain);
      const findings = [...(await engineFindings(stories.page)), ...(await forcedColorsFindings(stories.page)), ...(await stressFindings(stories.page))];
      found.push(...findings.map((finding) => ({ ...finding, story: id, look: nameOf(plain) })));
    }
    await note(found, door.stories.length);
    expect(told(found)).toEqual([]);
  });

  const inLooks = full ? door.stories : inEveryLook(door);
  if (inLooks.length > 0) {
    test(`[DSYS-04] ${door.title}: ${full ? "every story" : "its states"} in two languages, light, dark and forced colours, on a phone and a desktop`, async ({ stories, note }) => {
      const found: Placed[] = [];
      for (const { id } of inLooks) {
        const met = new Set<string>();
        for (const look of looks) {
          await stories.show(id, look);
          if (isKnown(met, `${look.theme} ${look.width} ${await drawn(stories.page)}`)) continue;
          found.push(...(await engineFindings(stories.page)).map((finding) => ({ ...finding, story: id, look: nameOf(look) })));
        }
      }
      await note(found, inLooks.length * looks.length);
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

/** What stands on the page. A story whose words are the same in both languages is the same page; the engines would say the same twice. */
const drawn = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML.replaceAll(/_r_\w+_/g, "_r_"));

function isKnown(met: Set<string>, one: string): boolean {
  const known = met.has(one);
  met.add(one);
  return known;
}

/** The all-states story of a component; the first one of a screen, which is how a customer meets it. */
function inEveryLook(door: Door) {
  return door.title.startsWith("Screens/") ? door.stories.slice(0, 1) : storiesOf(door);
}

function storiesOf(door: Door) {
  const story = allStates(door);
  return story ? [story] : [];
}
