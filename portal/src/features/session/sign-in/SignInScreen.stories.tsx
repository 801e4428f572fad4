import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Sign in" };
export default meta;

const loginPath = "/api/pub/sbnetloginedge/login";

/** Types a name and a password and sends the form; names differ by language, so fields are found by what they are. */
async function send(canvasElement: HTMLElement, username: string, password: string) {
  await arrived(canvasElement);
  const element = (selector: string) => canvasElement.querySelector(selector) as HTMLElement;
  if (username) await userEvent.type(element("#field-username"), username);
  if (password) await userEvent.type(element("#field-password"), password);
  await userEvent.click(element("form button[type=submit]"));
}

export const Empty = portalStory({ at: "/" });
export const WithInventedCustomers = portalStory({ at: "/", bootstrap: bootstrapFor(undefined, { demo: true }) });
export const SignedOut = portalStory({ at: "/?loggedOut=true" });
export const TimedOut = portalStory({ at: "/?loggedOut=true&reason=timeout" });
export const Expired = portalStory({ at: "/?loggedOut=true&reason=expired" });
export const PasswordChanged = portalStory({ at: "/?reason=passwordChanged" });
export const SomethingMissing = { ...portalStory({ at: "/" }), play: ({ canvasElement }: { canvasElement: HTMLElement }) => send(canvasElement, "", "") };
export const Wrong = {
  ...portalStory({ at: "/", answers: { [loginPath]: { status: 401, code: "INVALID_CREDENTIALS" } } }),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => send(canvasElement, "dana", "wrong"),
};
export const TooManyTries = {
  ...portalStory({ at: "/", answers: { [loginPath]: { status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 300 } } }),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => send(canvasElement, "dana", "wrong"),
};
export const Sending = {
  ...portalStory({ at: "/", answers: { [loginPath]: "never" } }),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => send(canvasElement, "dana", "right"),
};
