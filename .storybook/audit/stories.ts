import { entriesOf, type Entry } from "../built.ts";

/** The stories of one file, under the title that they have in Storybook. */
export type Door = { title: string; stories: Entry[] };

/** Where the configuration had Storybook built. */
export const folder = process.env["STORYBOOK_FOLDER"] ?? "";

/** Every story there is, by title. New ones are in without a change here. */
export const doors: Door[] = [...Map.groupBy(entriesOf(folder).filter(({ type }) => type === "story"), ({ title }) => title)].map(([title, stories]) => ({ title, stories }));

/** The story that shows every state at once. */
export const allStates = ({ stories }: Door): Entry | undefined => stories.find(({ exportName }) => exportName === "AllStates");

/** What has to be pressed before a story looks as it should: it may hold the focus by then. */
export const isPlayed = ({ tags }: Entry): boolean => tags?.includes("play-fn") ?? false;
