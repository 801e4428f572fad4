import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { sam } from "../../../testing/fixtures.ts";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import { hoursPath, openHours } from "../../../testing/propertyFixtures.ts";
import { conflict, screen } from "../../../testing/propertyStories.ts";
import { unavailable } from "../../../testing/mockFetch.ts";

const meta: Meta = { title: "Screens/Property/Business hours", globals: { site: "community" } };
export default meta;

const path = "/manage-business-hours";

export const Hours = screen(path);

export const HoursMayOnlyLook = screen(path, {}, sam);

export const HoursLoading = screen(path, { [hoursPath]: "never" });

export const HoursFailed = screen(path, { [hoursPath]: unavailable });

export const HoursOverlap = storyWithSteps(
  screen(path, {
    [hoursPath]: {
      body: {
        ...openHours,
        weekly: [[...(openHours.weekly[0] ?? []), { opens: "17:00", closes: "20:00" }], ...openHours.weekly.slice(1)],
      },
    },
  }),
  async (body, t) => {
    await press(body, t("property.hours.save"));
    const words = t("property.hours.fault", { part: "hours", code: "TAKEN" });
    await expect((await body.findAllByText(words)).length).toBe(2);
  },
);

export const HoursConflict = storyWithSteps(screen(path, { [`PUT ${hoursPath}`]: conflict }), async (body, t) => {
  await userEvent.click(
    await body.findByRole("switch", { name: new RegExp(`^${t("property.hours.day", { day: "SAT" })}`) }),
  );
  await press(body, t("property.hours.save"));
  await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
});
