import { entriesOf, type Entry } from "../built.ts";

/** The stories of one file, under the title that they have in Storybook. */
export type Door = { title: string; stories: Entry[] };

/** Where the configuration had Storybook built. */
export const folder = process.env["STORYBOOK_FOLDER"] ?? "";

/** Every story there is, by title. New ones are in without a change here. */
export const doors: Door[] = [...Map.groupBy(entriesOf(folder).filter(({ type }) => type === "story"), ({ title }) => title)].map(([title, stories]) => ({ title, stories }));

/** The story that shows every state at once. */
export const allStates = ({ stories }: Door): Entry | undefined => stories.find(({ exportName }) => exportName === "AllStates");

/**
 * Whether a story may hold the focus when it is there: it was played, or it shows on purpose what somebody has opened (`starts-open`).
 * Such a story is spared the question who took the focus, and nothing else.
 */
export const mayHoldFocus = ({ tags = [] }: Entry): boolean => tags.includes("play-fn") || tags.includes("starts-open");
