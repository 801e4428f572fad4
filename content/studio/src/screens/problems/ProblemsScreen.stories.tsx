import type { Meta } from "@storybook/react-vite";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Problems" };
export default meta;

const at = "/studio/problems";
const list = "/content/v1/editor/errors";

export const Some = studioStory({ at });
export const OfOneRelease = studioStory({ at: `${at}?release=4` });
export const NoneFits = studioStory({ at: `${at}?q=nothing` });
export const None = studioStory({ at, answers: { [list]: { body: { errors: [] } } } });
export const Loading = studioStory({ at, answers: { [list]: "never" } });
export const Unreachable = studioStory({ at, answers: { [list]: "offline" } });
