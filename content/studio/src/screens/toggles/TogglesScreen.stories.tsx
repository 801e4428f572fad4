import type { Meta } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

export default { title: "Studio/Toggles" } satisfies Meta;

const path = "/content/v1/editor/toggles";

export const Everything = studioStory({ at: "/studio/toggles" });
export const ToBeTidiedUp = studioStory({ at: "/studio/toggles?look=stale" });
export const NothingFits = studioStory({ at: "/studio/toggles?kind=permission" });
export const ForAViewer = studioStory({ at: "/studio/toggles", bootstrap: bootstrapFor(vic) });
export const Loading = studioStory({ at: "/studio/toggles", answers: { [path]: "never" } });
export const Failed = studioStory({ at: "/studio/toggles", answers: { [path]: "offline" } });
