import type { Meta } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";

const meta: Meta = { title: "Screens/Account recovery" };
export default meta;

const contacts = "/selfservice/graphauxiliary";
const resets = "/api/pub/identity/v1/password-resets";
const required = "/account-recovery?password-reset-required";

/** Types a new password and sends it. */
const sends = (newPassword: string) => async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await arrived(canvasElement);
  if (newPassword) await userEvent.type(canvasElement.querySelector("input") as HTMLElement, newPassword);
  await userEvent.click(canvasElement.querySelector("form button[type=submit]") as HTMLElement);
};

export const Numbers = portalStory({ at: "/account-recovery" });
export const NumbersOnTheirWay = portalStory({ at: "/account-recovery", answers: { [contacts]: "never" } });
export const NumbersFailed = portalStory({ at: "/account-recovery", answers: { [contacts]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } } });
export const NoNumbers = portalStory({ at: "/account-recovery", answers: { [contacts]: { body: { data: { supportContacts: [] } } } } });

export const NewPassword = portalStory({ at: required });
export const NothingTyped = { ...portalStory({ at: required }), play: sends("") };
export const Saving = { ...portalStory({ at: required, answers: { [resets]: "never" } }), play: sends("a better phrase") };
export const GrantOver = { ...portalStory({ at: required, answers: { [resets]: { status: 401, code: "NOT_SIGNED_IN" } } }), play: sends("a better phrase") };
export const NotSaved = { ...portalStory({ at: required, answers: { [resets]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } } }), play: sends("a better phrase") };
