import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import type { CannedAnswers } from "../testing/cannedFetch.ts";
import { bootstrapFor, dana, erin } from "../testing/fixtures.ts";
import { studioStory } from "../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Session" };
export default meta;

const at = "/studio/sign-in";
const visitor = bootstrapFor();
const loginPath = "/api/pub/sbnetloginedge/login";

/** Fills in and submits the form; finds fields by type, because labels differ by language. */
const sent = (username: string, password: string, answers: CannedAnswers = {}): StoryObj =>
  studioStory({
    at,
    bootstrap: visitor,
    answers,
    async onShown(canvas) {
      const element = (selector: string) => canvas.querySelector(selector) as HTMLElement;
      if (username) await userEvent.type(element("input[name=username]"), username);
      if (password) await userEvent.type(element("input[name=password]"), password);
      await userEvent.click(element("form button[type=submit]"));
    },
  });

export const SignIn = studioStory({ at, bootstrap: visitor });
export const WithEditorsOfTheDemo = studioStory({ at, bootstrap: bootstrapFor(undefined, { demo: true }) });
export const SomethingMissing = sent("", "");
export const Wrong = sent("erin", "wrong", {
  [loginPath]: {
    status: 401,
    code: "INVALID_CREDENTIALS",
    title: "That user name and password don't match.",
    detail: "Check both and try again.",
  },
});
export const NewPasswordFirst = sent("erin", "old", {
  [loginPath]: { body: { result: "PASSWORD_RESET_REQUIRED", csrfToken: "next" } },
});
export const NoEditor = studioStory({ at: "/studio/messages", bootstrap: bootstrapFor(dana) });
export const Ended = {
  ...studioStory({ at: "/studio/messages", onStudio: ({ session }) => session.end() }),
  tags: ["starts-open"],
};
const soon = {
  idleSeconds: 780,
  dialogSeconds: 120,
  pingSeconds: 30,
  secondsUntilIdleEnd: 65,
  secondsUntilAbsoluteEnd: 43_200,
};
export const StillThere = {
  ...studioStory({
    at: "/studio/messages",
    bootstrap: bootstrapFor(erin, { session: { authenticated: true, editor: erin, timing: soon } }),
  }),
  tags: ["starts-open"],
};
