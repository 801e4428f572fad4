import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { MockAnswer } from "../../../testing/mockFetch.ts";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { withCookie } from "../../../testing/serverCookie.ts";
import { storyCopy } from "../../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Sign in" };
export default meta;

const loginPath = "/api/pub/sbnetloginedge/login";

type Words = Awaited<ReturnType<typeof storyCopy>>;

/** Types a name and a password, submits the form, and finds the screen's message. */
const sends =
  (username: string, password: string, shown: (t: Words) => string): StoryObj["play"] =>
  async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    if (username) await userEvent.type(canvas.getByLabelText(t("session.signIn.username")), username);
    if (password) await userEvent.type(canvas.getByLabelText(t("session.signIn.password")), password);
    await userEvent.click(canvas.getByRole("button", { name: t("session.signIn.submit") }));
    const [words] = await canvas.findAllByText(shown(t), {}, { timeout: 5_000 });
    await expect(words).toBeVisible();
  };

export const Empty = portalStory({ at: "/" });
export const WithInventedCustomers = portalStory({ at: "/", bootstrap: bootstrapFor(undefined, { demo: true }) });
export const SignedOut = portalStory({ at: "/?loggedOut=true" });
export const TimedOut = portalStory({ at: "/?loggedOut=true&reason=timeout" });
export const Expired = portalStory({ at: "/?loggedOut=true&reason=expired" });
const expired = portalStory({ at: "/?loggedOut=true&reason=expired" });
export const EndedOnAnotherDevice = withCookie("portico-auth-response", "otherDevice", expired);
export const EndedByChangedPassword = withCookie("portico-auth-response", "passwordChanged", expired);
const dana = JSON.stringify({ username: "dana", RememberMe: true });
export const Remembered = withCookie("portico-profile", dana, expired);
export const PaymentsUnavailable = withCookie("portico-bill-pay-unavailable", "MAINTENANCE", portalStory({ at: "/" }));
export const PasswordChanged = portalStory({ at: "/?reason=passwordChanged" });
export const SomethingMissing = {
  ...portalStory({ at: "/" }),
  play: sends("", "", (t) => t("session.signIn.errors", { count: 2 })),
};
export const Wrong = {
  ...portalStory({ at: "/", answers: { [loginPath]: { status: 401, code: "INVALID_CREDENTIALS" } } }),
  play: sends("dana", "wrong", (t) => t("problem.INVALID_CREDENTIALS.title")),
};
export const TooManyTries = {
  ...portalStory({
    at: "/",
    answers: { [loginPath]: { status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 300 } },
  }),
  play: sends("dana", "wrong", (t) => t("session.signIn.tooMany", { minutes: 5 })),
};
export const Sending = {
  ...portalStory({ at: "/", answers: { [loginPath]: "never" } }),
  play: sends("dana", "right", (t) => t("session.signIn.busy")),
};

const challengesPath = "/api/pub/identity/v1/passkey-sign-in-challenges";

/** Asks to sign in with a passkey, and finds the screen's message. */
const withPasskey = (answer: MockAnswer, shown: (t: Words) => string): StoryObj => ({
  ...portalStory({ at: "/", answers: { [challengesPath]: answer } }),
  play: async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("session.passkey.signIn") }));
    await expect(await canvas.findByText(shown(t), {}, { timeout: 5_000 })).toBeVisible();
  },
});
export const PasskeyRefused = withPasskey({ status: 422, code: "PASSKEY_REFUSED" }, (t) =>
  t("problem.PASSKEY_REFUSED.title"),
);
export const PasskeyDown = withPasskey({ status: 503, code: "TEMPORARILY_UNAVAILABLE" }, (t) =>
  t("problem.TEMPORARILY_UNAVAILABLE.title"),
);
export const PasskeyCancelled: StoryObj = {
  ...withPasskey({ body: { challenge: "AAAA" } }, (t) => t("session.passkey.cancelled.title")),
  beforeEach: () => {
    const { get } = navigator.credentials;
    navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
    return () => {
      navigator.credentials.get = get;
    };
  },
};
