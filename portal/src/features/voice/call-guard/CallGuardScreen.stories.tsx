import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { storyWithSteps } from "../../../testing/storySteps.ts";
import { failed, loading, noLineOfYours, screen, typeInto } from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Call guard" };
export default meta;

export const Guarded = screen("guard");
export const Loading = loading("guard");
export const Failed = failed("guard");
export const NoLineOfYours = noLineOfYours("guard");

export const GuardTried = storyWithSteps(screen("guard"), async (body, t) => {
  await typeInto(body, t("voice.guard.tryNumber"), "876 555 0143");
  await userEvent.click(body.getByRole("button", { name: t("voice.guard.tryButton") }));
  const tried = t("voice.guard.tried", { number: "(876) 555-0143", because: "BLOCKED", outcome: "MESSAGE" });
  await expect(await body.findByText(tried)).toBeVisible();
});

export const GuardListed = storyWithSteps(screen("guard"), async (body, t) => {
  await typeInto(body, t("voice.guard.add", { list: "blocked" }), "207 555 0142");
  await userEvent.click(body.getByRole("button", { name: t("voice.guard.addButton", { list: "blocked" }) }));
  const words = t("voice.settings.fault", { code: "ON_OTHER_LIST", line: "" });
  await expect(await body.findByText(words)).toBeVisible();
});
