import type { Meta } from "@storybook/react-vite";
import { reviewAnswers } from "../../testing/reviewAnswers.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/History" };
export default meta;

const at = "/studio/history";
const list = "/content/v1/editor/changes";
const verification = `${list}/verification`;

export const Whole = studioStory({ at, answers: reviewAnswers });
export const Broken = studioStory({ at, answers: { ...reviewAnswers, [verification]: { body: { intact: false, entries: 1240, brokenAt: 731 } } } });
export const Narrowed = studioStory({ at: `${at}?author=erin&action=published`, answers: reviewAnswers });
export const NothingFits = studioStory({ at: `${at}?author=nobody`, answers: { ...reviewAnswers, [list]: { body: { changes: [] } } } });
export const Loading = studioStory({ at, answers: { ...reviewAnswers, [list]: "never", [verification]: "never" } });
export const Unreachable = studioStory({ at, answers: { ...reviewAnswers, [list]: "offline", [verification]: "offline" } });
