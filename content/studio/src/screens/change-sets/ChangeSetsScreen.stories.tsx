import type { Meta } from "@storybook/react-vite";
import { amir, bootstrapFor } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Change sets" };
export default meta;

const at = "/studio/change-sets";
const list = "/content/v1/editor/change-sets";

export const Mine = studioStory({ at });
export const ToReview = studioStory({
  at: `${at}?show=inReview`,
  bootstrap: bootstrapFor({ ...amir, username: "renata" }),
});
export const Scheduled = studioStory({ at: `${at}?show=scheduled` });
export const Nothing = studioStory({ at, answers: { [list]: { body: { changeSets: [] } } } });
export const Loading = studioStory({ at, answers: { [list]: "never" } });
export const Unreachable = studioStory({ at, answers: { [list]: "offline" } });
