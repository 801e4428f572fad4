import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Create a sign-in" };
export default meta;

const requests = "/api/pub/identity/v1/account-creations";
const completions = "/api/pub/identity/v1/account-creation-completions";
const codeStep = "/create-account?step=code";

type Words = Awaited<ReturnType<typeof storyCopy>>;
type Answers = NonNullable<Parameters<typeof portalStory>[0]["answers"]>;

/** Pastes into the fields, submits, and finds the screen's message. */
const story = (at: string, answers: Answers, typed: Record<string, string>, shown: (t: Words) => string): StoryObj => ({
  ...portalStory({ at, answers }),
  play: async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.click(canvasElement.querySelector(`input[name=${name}]`) as HTMLElement);
      await userEvent.paste(text);
    }
    await userEvent.click(canvasElement.querySelector("form button[type=submit]") as HTMLElement);
    const [words] = await canvas.findAllByText(shown(await storyCopy(globals)), { exact: false }, { timeout: 5_000 });
    await expect(words).toBeVisible();
  },
});

const owner = { accountNumber: "8347 20 9101", zip: "02128", firstName: "Lee", email: "lee@shop.example" };
const chosen = { code: "48151623", username: "lee.ortiz", password: "nine herons over a quiet canal" };

export const Proof = portalStory({ at: "/create-account" });
export const ForTheSecuritySuite = portalStory({
  at: "/create-fsecure-account",
  bootstrap: bootstrapFor(undefined, { demo: true }),
});
export const NothingTyped = story("/create-account", {}, {}, (t) => t("session.creation.accountNumberMissing"));
export const Sending = story("/create-account", { [requests]: "never" }, owner, (t) => t("session.creation.sending"));
export const TooManyRequests = story(
  "/create-account",
  { [requests]: { status: 429, code: "TOO_MANY_REQUESTS" } },
  owner,
  (t) => t("session.signIn.tooMany", { minutes: 1 }),
);
export const NoMail = story("/create-account", { [requests]: { status: 422, code: "MAIL_UNAVAILABLE" } }, owner, (t) =>
  t("problem.MAIL_UNAVAILABLE.title"),
);
export const CodeRequested = story("/create-account", { [requests]: { body: {} } }, owner, (t) =>
  t("session.creation.codeTitle"),
);
export const CodeWrong = story(codeStep, { [completions]: { body: { state: "WRONG", triesLeft: 3 } } }, chosen, (t) =>
  t("session.recovery.codeWrong", { left: 3 }),
);
export const CodeEnded = story(codeStep, { [completions]: { body: { state: "ENDED" } } }, chosen, (t) =>
  t("session.creation.ended"),
);
export const UsernameTaken = story(
  codeStep,
  { [completions]: { status: 400, code: "INVALID_REQUEST", fields: [{ field: "username", code: "TAKEN" }] } },
  chosen,
  (t) => t("users.invitation.usernameTaken"),
);
export const Creating = story(codeStep, { [completions]: "never" }, chosen, (t) => t("session.creation.creating"));
