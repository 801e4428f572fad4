import type { StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { arrived } from "./portalStory.tsx";
import { storyCopy } from "./storyCopy.ts";

/** The page with its dialogs, which are outside the story's own element. */
export type StoryBody = ReturnType<typeof within>;
/** The copy in the language of the toolbar. */
export type StoryCopy = Awaited<ReturnType<typeof storyCopy>>;

/**
 * A story of a page after some steps of a user.
 *
 * @example export const Saved = storyWithSteps(screen(answers), async (body, t) => { ... });
 */
export const storyWithSteps = (story: StoryObj, steps: (body: StoryBody, t: StoryCopy) => Promise<void>): StoryObj => ({
  ...story,
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});

/** Presses the first button of that name, once it is there. */
export const press = async (body: StoryBody, name: string | RegExp) =>
  userEvent.click((await body.findAllByRole("button", { name }))[0] as HTMLElement);
