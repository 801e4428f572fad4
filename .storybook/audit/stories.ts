import { entriesOf, type Entry } from "../builtStorybook.ts";

/** The stories of one file, under their Storybook title. */
export type StoryGroup = { title: string; stories: Entry[] };

/** The folder of the built Storybook; the Playwright configuration sets it. */
export const folder = process.env["STORYBOOK_FOLDER"] ?? "";

/** Titles to check, if only some stories may have changed (tools/test/selection.ts). */
export const selectedTitles = process.env["STORY_TITLES"] && (JSON.parse(process.env["STORY_TITLES"]) as string[]);

/** Every story, by title. */
export const storyGroups: StoryGroup[] = [
  ...Map.groupBy(
    entriesOf(folder).filter(
      ({ type, title }) => type === "story" && (!selectedTitles || selectedTitles.includes(title)),
    ),
    ({ title }) => title,
  ),
].map(([title, stories]) => ({ title, stories }));

/** The story that shows every state at once. */
export const allStates = ({ stories }: StoryGroup): Entry | undefined =>
  stories.find(({ exportName }) => exportName === "AllStates");

/**
 * Whether a story may have the focus on mount: its play function ran, or it opens something on purpose (`starts-open`).
 * It is exempt only from the check for focus on mount.
 */
export const mayStartFocused = ({ tags = [] }: Entry): boolean =>
  tags.includes("play-fn") || tags.includes("starts-open");
