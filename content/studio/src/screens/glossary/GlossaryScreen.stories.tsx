import type { Meta, StoryObj } from "@storybook/react-vite";
import { bootstrapFor, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Glossary" };
export default meta;

const terms = "/content/v1/editor/terms";

/** The screen after a press on the button of a place. */
const pressed = (selector: string): StoryObj =>
  studioStory({ at: "/studio/glossary", onShown: async (canvas) => canvas.querySelector<HTMLElement>(selector)?.click() });

export const Filled = studioStory({ at: "/studio/glossary" });
export const Viewer = studioStory({ at: "/studio/glossary", bootstrap: bootstrapFor(vic) });
export const Adding = pressed("main h1 ~ button, main button");
export const Changing = pressed("td button");
export const Removing = pressed("td button:last-of-type");
export const Loading = studioStory({ at: "/studio/glossary", answers: { [terms]: "never" } });
export const Empty = studioStory({ at: "/studio/glossary", answers: { [terms]: { body: { terms: [] } } } });
export const Unreachable = studioStory({ at: "/studio/glossary", answers: { [terms]: "offline" } });
