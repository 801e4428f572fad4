import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Account recovery" };
export default meta;

const contacts = "/selfservice/graphauxiliary";
const resets = "/api/pub/identity/v1/password-resets";
const required = "/account-recovery?password-reset-required";

type Words = Awaited<ReturnType<typeof storyCopy>>;

/** Types a new password, sends it, and finds what the screen says then. */
const sends = (newPassword: string, shown: (t: Words) => string): StoryObj["play"] => async ({ canvas, canvasElement, globals }) => {
  await arrived(canvasElement);
  if (newPassword) await userEvent.type(canvasElement.querySelector("input") as HTMLElement, newPassword);
  await userEvent.click(canvasElement.querySelector("form button[type=submit]") as HTMLElement);
  const [words] = await canvas.findAllByText(shown(await storyCopy(globals)), { exact: false }, { timeout: 5_000 });
  await expect(words).toBeVisible();
};

export const Numbers = portalStory({ at: "/account-recovery" });
export const NumbersOnTheirWay = portalStory({ at: "/account-recovery", answers: { [contacts]: "never" } });
export const NumbersFailed = portalStory({ at: "/account-recovery", answers: { [contacts]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } } });
export const NoNumbers = portalStory({ at: "/account-recovery", answers: { [contacts]: { body: { data: { supportContacts: [] } } } } });

export const NewPassword = portalStory({ at: required });
export const NothingTyped = { ...portalStory({ at: required }), play: sends("", (t) => t("session.recovery.missing")) };
export const Saving = { ...portalStory({ at: required, answers: { [resets]: "never" } }), play: sends("a better phrase", (t) => t("session.recovery.busy")) };
export const GrantOver = { ...portalStory({ at: required, answers: { [resets]: { status: 401, code: "NOT_SIGNED_IN" } } }), play: sends("a better phrase", (t) => t("session.recovery.expired")) };
export const NotSaved = { ...portalStory({ at: required, answers: { [resets]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } } }), play: sends("a better phrase", (t) => t("problem.TEMPORARILY_UNAVAILABLE.title")) };
