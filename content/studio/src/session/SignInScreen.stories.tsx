import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, waitFor } from "storybook/test";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { bootstrapFor, dana, erin } from "../testing/fixtures.ts";
import { studioStory } from "../testing/studioStory.tsx";

const meta: Meta = { title: "Studio/Session" };
export default meta;

const at = "/studio/sign-in";
const visitor = bootstrapFor();
const loginPath = "/api/pub/sbnetloginedge/login";

/** Fills in and submits the form; finds fields by type, because labels differ by language. */
const sent = (username: string, password: string, answers: MockAnswers = {}): StoryObj =>
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

const completionPath = "/api/pub/identity/v1/sign-in-completions";
const codeRequired: MockAnswers = {
  [loginPath]: { body: { result: "SECOND_FACTOR_REQUIRED", csrfToken: "next" } },
};

/** Finds an element once the form or dialog shows it. */
async function shown({ ownerDocument }: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = ownerDocument.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });
}

/** Enters the password, then a code; "{Enter}" alone sends the field as it is. */
async function entersCode(canvas: HTMLElement, keys: string): Promise<void> {
  await userEvent.type(await shown(canvas, "input[name=password]"), "right");
  // The dialog's button is outside its form.
  await userEvent.click(await shown(canvas, "button[type=submit]"));
  const code = await shown(canvas, "input[name=code]");
  if (keys) await userEvent.type(code, keys);
}

const passkeyRequired: MockAnswers = {
  [loginPath]: { body: { result: "SECOND_FACTOR_REQUIRED", csrfToken: "next", factors: ["PASSKEY"] } },
};

const codeStep = (keys: string, completion: MockAnswers[string] = "never", required = codeRequired): StoryObj =>
  studioStory({
    at,
    bootstrap: visitor,
    answers: { ...required, [completionPath]: completion },
    async onShown(canvas) {
      await userEvent.type(await shown(canvas, "input[name=username]"), "erin");
      await entersCode(canvas, keys);
    },
  });
export const Code = codeStep("");
export const CodeOnItsWay = codeStep("123456{Enter}");
export const CodeMissing = codeStep("{Enter}");
export const CodeWrong = codeStep("123456{Enter}", { status: 422, code: "SECOND_FACTOR_WRONG" });
export const CodeTooManyTries = codeStep("123456{Enter}", {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  title: "Too many tries.",
  detail: "Wait a few minutes and try again.",
});
export const CodeTooLate = codeStep("123456{Enter}", {
  status: 422,
  code: "SIGN_IN_STEP_OVER",
  title: "It’s been too long since you entered your password.",
  detail: "Sign in again with your username and password.",
});
/** Somebody whose second factor is a passkey. */
export const PasskeyAfterThePassword = codeStep("", "never", passkeyRequired);
export const PasskeyCancelled: StoryObj = {
  ...studioStory({
    at,
    bootstrap: visitor,
    answers: {
      "/content/v1/editor/start": { body: visitor },
      "/api/pub/identity/v1/passkey-sign-in-challenges": { body: { challenge: "AAAA" } },
    },
    async onShown(canvas) {
      const buttons = [...canvas.querySelectorAll<HTMLElement>("form > div > button")];
      await userEvent.click(buttons.at(-1) as HTMLElement);
      await shown(canvas, "[role=alert] *");
    },
  }),
  beforeEach: () => {
    const { get } = navigator.credentials;
    navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
    return () => {
      navigator.credentials.get = get;
    };
  },
};
export const EndedAsksForCode = {
  ...studioStory({
    at: "/studio/messages",
    answers: { ...codeRequired, "/content/v1/editor/start": { body: visitor } },
    onStudio: ({ session }) => session.end(),
    onShown: (canvas) => entersCode(canvas, ""),
  }),
  tags: ["starts-open"],
};
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
