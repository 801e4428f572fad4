import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { bootstrapFor, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import { preferences, preferencesPath } from "../../../testing/propertyFixtures.ts";
import { community, conflict, screen } from "../../../testing/propertyStories.ts";

const meta: Meta = { title: "Screens/Property/Contact preferences", globals: { site: "community" } };
export default meta;

const path = "/property-contact-preferences";

export const Preferences = screen(path);

export const PreferencesMayOnlyLook = screen(path, {}, sam);

export const PreferencesNone = screen(path, { [preferencesPath]: { body: { contacts: [], version: 1 } } });

export const PreferencesSignedOut = portalStory({ at: path, bootstrap: bootstrapFor(undefined, community) });

export const PreferencesConflict = storyWithSteps(
  screen(path, { [`PUT ${preferencesPath}`]: conflict }),
  async (body, t) => {
    await userEvent.click(
      (await body.findAllByLabelText(t("property.preferences.topic", { topic: "BILLING" })))[1] as HTMLElement,
    );
    await press(body, t("property.preferences.save"));
    await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
    await expect(body.getAllByText(preferences.contacts[1]?.name ?? "").length).toBe(3);
  },
);
