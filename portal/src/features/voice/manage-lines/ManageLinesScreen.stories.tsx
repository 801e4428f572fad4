import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { counter, linePath, ofStandardUser } from "../../../testing/callSettingsFixtures.ts";
import { unavailable } from "../../../testing/mockFetch.ts";
import { sam } from "../../../testing/fixtures.ts";
import { type StoryBody, type StoryCopy, storyWithSteps } from "../../../testing/storySteps.ts";
import { failed, loading, save, screen, typeInto } from "../../../testing/callSettingsStories.ts";

const meta: Meta = { title: "Screens/Call settings/Manage lines" };
export default meta;

export const ManageLines = screen("manage");
export const Loading = loading("manage");
export const Failed = failed("manage");

export const ManageLinesAsStandard = screen("manage", ofStandardUser(), {}, sam);

const openLine = async (body: StoryBody, t: StoryCopy) =>
  userEvent.click(
    (await body.findAllByRole("button", { name: new RegExp(`^${t("voice.manage.change")}`) }))[0] as HTMLElement,
  );

export const ManageLine = storyWithSteps(screen("manage"), async (body, t) => {
  await openLine(body, t);
  await waitFor(() => expect(body.getByRole("dialog")).toBeVisible());
});

/** It may have been saved: the dialog says so and keeps what was typed. */
export const ManageLineUnconfirmed = storyWithSteps(
  screen("manage", undefined, { [linePath(counter.telephoneNumber, "details")]: unavailable }),
  async (body, t) => {
    await openLine(body, t);
    await typeInto(body, t("voice.manage.label"), "Till");
    await save(body, t);
    await expect(await body.findByText(t("voice.manage.unconfirmed"))).toBeVisible();
  },
);

export const ManageLineConflict = storyWithSteps(
  screen("manage", undefined, {
    [linePath(counter.telephoneNumber, "details")]: { status: 412, code: "CONFLICT" },
  }),
  async (body, t) => {
    await openLine(body, t);
    await typeInto(body, t("voice.manage.label"), "Till");
    await save(body, t);
    const words = t("voice.manage.conflict", { label: "Front counter", name: "Sam" });
    await expect(await body.findByText(words)).toBeVisible();
  },
);
