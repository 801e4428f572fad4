import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { bootstrapFor, ofelia, people, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/People" };
export default meta;

const path = "/content/v1/editor/people";
const at = "/studio/people";
const answers = { [path]: { body: { people } } };
const administrator = { at, bootstrap: bootstrapFor(ofelia), answers };

/** Renders the screen and clicks the first button whose name matches. */
const pressed = (name: RegExp): StoryObj =>
  studioStory({
    ...administrator,
    onShown: async (canvas) =>
      userEvent.click((await within(canvas).findAllByRole("button", { name }))[0] as HTMLElement),
  });

export const Filled = studioStory(administrator);
export const FilledInSpanish: StoryObj = { ...Filled, globals: { locale: "es-US" } };
export const Viewer = studioStory({ ...administrator, bootstrap: bootstrapFor(vic) });
export const Giving = pressed(/^(Give a role|Dar un rol)/);
export const GivingInSpanish: StoryObj = { ...Giving, globals: { locale: "es-US" } };
export const TakingAway = pressed(/^(Remove|Quitar)/);
export const Loading = studioStory({ ...administrator, answers: { [path]: "never" } });
export const Empty = studioStory({ ...administrator, answers: { [path]: { body: { people: [] } } } });
export const Unreachable = studioStory({ ...administrator, answers: { [path]: "offline" } });
