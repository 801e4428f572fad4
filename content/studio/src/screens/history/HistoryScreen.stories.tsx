import type { Meta } from "@storybook/react-vite";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/History" };
export default meta;

const at = "/studio/history";
const list = "/content/v1/editor/changes";
const verification = `${list}/verification`;

export const Whole = studioStory({ at });
export const Broken = studioStory({
  at,
  answers: { [verification]: { body: { intact: false, entries: 1240, brokenAt: 731 } } },
});
export const Narrowed = studioStory({ at: `${at}?author=erin&action=published` });
export const NothingFits = studioStory({ at: `${at}?author=nobody`, answers: { [list]: { body: { changes: [] } } } });
export const Loading = studioStory({ at, answers: { [list]: "never", [verification]: "never" } });
export const Unreachable = studioStory({ at, answers: { [list]: "offline", [verification]: "offline" } });
