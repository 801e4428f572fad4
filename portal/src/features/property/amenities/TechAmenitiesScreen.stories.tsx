import type { Meta } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sam } from "../../../testing/fixtures.ts";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import { amenitiesPath } from "../../../testing/propertyFixtures.ts";
import { screen } from "../../../testing/propertyStories.ts";

const meta: Meta = { title: "Screens/Property/Amenities", globals: { site: "community" } };
export default meta;

const path = "/tech-amenities";

export const Amenities = screen(path);

export const AmenitiesMayOnlyLook = screen(path, {}, sam);

export const AmenitiesNone = screen(path, { [amenitiesPath]: { body: { timeZone: "UTC", amenities: [] } } });

export const AmenitiesAsking = storyWithSteps(screen(path), async (body, t) => {
  await press(body, new RegExp(`^${t("property.amenities.ask")}`));
  // The dialog fades in.
  await waitFor(() => expect(body.getByText(t("property.amenities.what"))).toBeVisible());
});
