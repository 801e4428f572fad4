import { expect } from "@playwright/test";
import { addKinds } from "../../tools/test/elementKinds.ts";
import type { Entry } from "../builtStorybook.ts";
import { engineFindings, type RuleSet } from "./engines.ts";
import { formatFindings } from "./findings.ts";
import { openingFindings, pressFindings, walkFindings } from "./keyboard.ts";
import { componentModes, modes, screenModes, modeName, defaultMode, type Mode } from "./modes.ts";
import type { StoryPage } from "./StoryPage.ts";
import { allStates, storyGroups, mayStartFocused, type StoryGroup } from "./stories.ts";
import { withoutTransitions, forcedColorsFindings, stressFindings } from "./zoomAndSpacing.ts";
import { test, type StoryFinding } from "./test.ts";

const full = process.env["TEST_FULL"] === "1";

/** Modes in which the focus indicator is measured in pixels; outside the full run one, as themes share its tokens. */
const focusModes: Mode[] = full
  ? [defaultMode, { ...defaultMode, theme: "dark" }, { ...defaultMode, theme: "forced colours" }]
  : [defaultMode];

/** Titles of whole screens: the portal's and the Studio's. */
const isScreen = /^(Screens|Studio)\//;

/**
 * Outside the full run, of a screen only its usual state, which is the first story, in one mode: mounting a thousand
 * stories takes most of the time of the audit, and the screens' own tests run axe.
 */
const isSampled = ({ title }: StoryGroup) => !full && isScreen.test(title);

for (const group of storyGroups.filter(isSampled)) {
  test(`[DSYS-04] ${group.title}: the usual story passes axe, forced colours, 320 px, text spacing, large text and longer words in ${screenModes.map(modeName).join("; ")}`, async ({
    stories,
    recordFindings,
  }) => {
    const found: StoryFinding[] = [];
    for (const story of modeStories(group)) {
      found.push(...(await withoutTransitions(stories.page, () => modeFindings(stories, group, story, screenModes))));
      const findings = [...(await forcedColorsFindings(stories.page)), ...(await stressFindings(stories.page, true))];
      const mode = screenModes.map(modeName).join();
      found.push(...findings.map((finding) => ({ ...finding, story: story.id, mode })));
    }
    await recordFindings(found, screenModes.length);
    expect(formatFindings(found)).toEqual([]);
  });
}

for (const group of storyGroups.filter((each) => !isSampled(each))) {
  const inModes = full ? group.stories : modeStories(group);
  const modesToCheck = full ? modes : componentModes;

  test(`[DSYS-04] ${group.title}: every story passes the engines and 320 px, ${full ? "every story" : "its states"} text spacing, large text and longer words`, async ({
    stories,
    recordFindings,
  }) => {
    const found: StoryFinding[] = [];
    const kinds = new Set<string>();
    for (const story of group.stories) {
      const isState = modeStories(group).includes(story);
      await stories.show(story.id, defaultMode);
      const isNew = (await addKinds(stories.page, kinds)) || full;
      // Stories that are checked in every mode run through the engines below.
      const byEngines =
        inModes.includes(story) || !isNew
          ? []
          : await engineFindings(stories.page, "component", "all", enginesOf(group));
      const findings = [
        ...byEngines,
        ...(isNew ? await forcedColorsFindings(stories.page) : []),
        ...(isNew || isState ? await stressFindings(stories.page, full || isState) : []),
      ];
      found.push(...findings.map((finding) => ({ ...finding, story: story.id, mode: modeName(defaultMode) })));
    }
    await recordFindings(found, group.stories.length);
    expect(formatFindings(found)).toEqual([]);
  });

  if (inModes.length > 0) {
    test(`[DSYS-04] ${group.title}: ${full ? "every story" : "its states"} ${full ? "in every language, theme and width" : modesToCheck.map(modeName).join("; ")}`, async ({
      stories,
      recordFindings,
    }) => {
      const found: StoryFinding[] = [];
      for (const story of inModes)
        found.push(
          ...(await withoutTransitions(stories.page, () => modeFindings(stories, group, story, modesToCheck))),
        );
      await recordFindings(found, inModes.length * modesToCheck.length);
      expect(formatFindings(found)).toEqual([]);
    });
  }

  for (const story of allStatesStories(group)) {
    test(`[DSYS-04] ${group.title}: every stop of the Tab key is reached, in sight, and shows its focus`, async ({
      stories,
      focusProbe,
      recordFindings,
    }) => {
      const found: StoryFinding[] = [];
      for (const mode of focusModes) {
        await stories.show(story.id, mode);
        const opening = mayStartFocused(story) ? [] : await openingFindings(stories.page);
        const findings = [...opening, ...(await walkFindings(stories.page, await focusProbe(stories.page)))];
        found.push(...findings.map((finding) => ({ ...finding, story: story.id, mode: modeName(mode) })));
      }
      await stories.show(story.id, defaultMode);
      found.push(
        ...(await pressFindings(stories.page)).map((finding) => ({
          ...finding,
          story: story.id,
          mode: modeName(defaultMode),
        })),
      );
      await recordFindings(found, focusModes.length + 1);
      expect(formatFindings(found)).toEqual([]);
    });
  }
}

/**
 * The violations that both engines find in a story in each mode. A change of language or width remounts the story; a
 * change of theme does not. Play functions search for text, most of them in one language: a story that cannot play in
 * Spanish is played in English and then switched.
 */
async function modeFindings(
  stories: StoryPage,
  group: StoryGroup,
  story: Entry,
  modesToCheck: Mode[],
): Promise<StoryFinding[]> {
  const { page } = stories;
  const { id, tags = [] } = story;
  const playsInBoth = modeStories(group).includes(story);
  const found: StoryFinding[] = [];
  const checked = new Set<string>();
  for (const [index, mode] of modesToCheck.entries()) {
    const isNewPage = index === 0 || mode.theme === "light";
    const mounts = isNewPage && (mode.locale === "en-US" || playsInBoth || !tags.includes("play-fn"));
    await (mounts ? stories.show(id, mode) : stories.changeMode(id, mode));
    // A screen in another language loads its data again.
    if (isNewPage && !mounts) await page.waitForTimeout(300);
    const ruleSet = uncheckedRules(checked, mode, await page.evaluate(() => window.audit.layoutSnapshot()));
    if (!ruleSet) continue;
    const findings = await stories.atFullHeight(() =>
      engineFindings(page, "component", ruleSet, enginesOf(group, mode)),
    );
    found.push(...findings.map((finding) => ({ ...finding, story: id, mode: modeName(mode) })));
  }
  return found;
}

/**
 * The rules whose result can differ from earlier modes. A story with the same text in both languages is the same page;
 * where markup and layout equal those of another theme, only the colour rules run.
 */
function uncheckedRules(checked: Set<string>, { theme, width }: Mode, layoutSnapshot: string): RuleSet | undefined {
  const [coloured, bare] = [`${theme} ${width} ${layoutSnapshot}`, `${width} ${layoutSnapshot}`];
  const ruleSet = checked.has(coloured) ? undefined : checked.has(bare) ? "colours" : "all";
  checked.add(coloured).add(bare);
  return ruleSet;
}

/**
 * The second engine takes twice as long as axe. Outside the full run it checks the states of each component in one mode
 * and the other stories of components in the default mode; screens are made of these.
 */
function enginesOf({ title }: StoryGroup, mode?: Mode): "both" | "axe" {
  if (full) return "both";
  return !isScreen.test(title) && (mode === undefined || mode === componentModes[0]) ? "both" : "axe";
}

/** The all-states story of a component; the first story of a screen, which is its usual state. */
function modeStories(group: StoryGroup) {
  return isScreen.test(group.title) ? group.stories.slice(0, 1) : allStatesStories(group);
}

function allStatesStories(group: StoryGroup) {
  const story = allStates(group);
  return story ? [story] : [];
}
