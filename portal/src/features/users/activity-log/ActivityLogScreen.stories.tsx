import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { activityLogPath, someActivity } from "../../../testing/usersFixtures.ts";

const meta: Meta = { title: "Screens/Activity log" };
export default meta;

const all: MockAnswers = { [activityLogPath]: { body: someActivity } };
const screen = (answers: MockAnswers = all, profile = dana, query = "") =>
  portalStory({ at: `/user-preferences/activity${query}`, bootstrap: bootstrapFor(profile), answers });

export const Entries = screen();
/** More entries match than the CSV file has. */
export const CutFile = screen({ [activityLogPath]: { body: { ...someActivity, newestInFile: 10_000 } } });
export const Loading = screen({ [activityLogPath]: "never" });
export const Failed = screen({ [activityLogPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const Nothing = screen({
  [activityLogPath]: { body: { entries: [], people: [], newestInFile: null, next: null } },
});
export const NothingForFilters = screen(
  { [activityLogPath]: { body: { ...someActivity, entries: [], next: null } } },
  dana,
  "?area=wallet&days=30",
);
/** Redirected to the account summary, which says why. */
export const WithoutPermission = screen(all, sam);

export const TermsOpened: StoryObj = {
  ...screen(),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    for (const button of await body.findAllByRole("button", { name: t("users.log.agreed") }))
      await userEvent.click(button);
    await expect(await body.findByText(t("users.log.notProven"))).toBeVisible();
  },
};

export const DownloadFailed: StoryObj = {
  ...screen({
    ...all,
    [`${activityLogPath}/file`]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
  }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("users.log.download") }));
    await expect(await body.findByRole("alert")).toBeVisible();
  },
};
