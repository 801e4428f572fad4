import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
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
export const Giving = pressed(/^(Give a role|Asignar un rol)/);
export const GivingInSpanish: StoryObj = { ...Giving, globals: { locale: "es-US" } };
/** Where two-step sign-in is required and the administrator has not turned it on: the question says so, with a link. */
export const RefusedWithoutTwoStep: StoryObj = {
  ...studioStory({
    ...administrator,
    answers: {
      ...answers,
      [`PUT ${path}/amir/grants`]: {
        status: 403,
        code: "SECOND_FACTOR_MISSING",
        title: "You need two-step sign-in for this.",
        detail: "Nothing was changed. Turn it on under Sign-in and security, then try again here.",
      },
    },
    async onShown(canvas) {
      const [give] = await within(canvas).findAllByRole("button", { name: /^(Give a role|Asignar un rol)/ });
      await userEvent.click(give as HTMLElement);
      const question = within(await within(document.body).findByRole("alertdialog"));
      await userEvent.type(question.getByRole("textbox"), "Reads from now on");
      await userEvent.click(question.getByRole("button", { name: /^(Give the role|Asignar el rol)$/ }));
      await expect(await question.findByRole("link")).toHaveAttribute("href", "/user-preferences/security");
    },
  }),
  tags: ["starts-open"],
};
export const TakingAway = pressed(/^(Remove|Quitar)/);
export const Loading = studioStory({ ...administrator, answers: { [path]: "never" } });
export const Empty = studioStory({ ...administrator, answers: { [path]: { body: { people: [] } } } });
export const Unreachable = studioStory({ ...administrator, answers: { [path]: "offline" } });
