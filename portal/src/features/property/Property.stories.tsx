import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { CannedAnswers } from "../../testing/cannedFetch.ts";
import { lineup, lineupPath, television } from "../../testing/communityFixtures.ts";
import { bootstrapFor, dana, sam } from "../../testing/fixtures.ts";
import { arrived, portalStory } from "../../testing/portalStory.tsx";
import {
  amenitiesPath,
  contract,
  contractPath,
  hoursPath,
  openHours,
  preferences,
  preferencesPath,
} from "../../testing/propertyFixtures.ts";
import { storyCopy } from "../../testing/storyCopy.ts";

const meta: Meta = { title: "Screens/Property", globals: { site: "community" } };
export default meta;

const community = { site: "community", vendorKey: "SCS" } as const;
const screen = (at: string, answers: CannedAnswers = {}, profile: typeof dana | undefined = dana) =>
  portalStory({ at, bootstrap: bootstrapFor(profile, community), answers });

type Words = Awaited<ReturnType<typeof storyCopy>>;
type Body = ReturnType<typeof within>;
const then = (story: StoryObj, steps: (body: Body, t: Words) => Promise<void>): StoryObj => ({
  ...story,
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});
const press = async (body: Body, name: string | RegExp) =>
  userEvent.click((await body.findAllByRole("button", { name }))[0] as HTMLElement);
const conflict = { status: 412, code: "CONFLICT" };
const failed = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };

const [home, hours, agreement] = ["/homepage-mfe", "/manage-business-hours", "/property-contract-details"];
const [people, amenities] = ["/property-contact-preferences", "/tech-amenities"];
const endsSoon = { ...contract, renewal: "BY_AGREEMENT", noticeBy: null, endsOn: "2027-01-05" };

/** A television and an amenity need attention. */
export const Home = screen(home, {
  [lineupPath]: { body: lineup({ televisions: [television("Clubroom", "FAILED")] }) },
});
export const HomeContractEnds = screen(home, {
  [contractPath]: { body: { contract: endsSoon } },
  [amenitiesPath]: { body: { timeZone: "America/New_York", amenities: [] } },
});
export const HomeNothingToDo = screen(home, { [amenitiesPath]: { body: { timeZone: "UTC", amenities: [] } } });
/** Each part fails alone. */
export const HomePartly = screen(home, { [hoursPath]: failed, [lineupPath]: failed });

export const Hours = screen(hours);
export const HoursMayOnlyLook = screen(hours, {}, sam);
export const HoursLoading = screen(hours, { [hoursPath]: "never" });
export const HoursFailed = screen(hours, { [hoursPath]: failed });
export const HoursOverlap = then(
  screen(hours, {
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
export const HoursConflict = then(screen(hours, { [`PUT ${hoursPath}`]: conflict }), async (body, t) => {
  await userEvent.click(
    await body.findByRole("switch", { name: new RegExp(`^${t("property.hours.day", { day: "SAT" })}`) }),
  );
  await press(body, t("property.hours.save"));
  await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
});

export const Contract = screen(agreement);
export const ContractEnded = screen(agreement, {
  [contractPath]: { body: { contract: { ...endsSoon, status: "ENDED", documents: [] } } },
});
export const ContractNone = screen(agreement, { [contractPath]: { body: { contract: null } } });

export const Preferences = screen(people);
export const PreferencesMayOnlyLook = screen(people, {}, sam);
export const PreferencesNone = screen(people, { [preferencesPath]: { body: { contacts: [], version: 1 } } });
export const PreferencesSignedOut = portalStory({ at: people, bootstrap: bootstrapFor(undefined, community) });
export const PreferencesConflict = then(screen(people, { [`PUT ${preferencesPath}`]: conflict }), async (body, t) => {
  await userEvent.click(
    (await body.findAllByLabelText(t("property.preferences.topic", { topic: "BILLING" })))[1] as HTMLElement,
  );
  await press(body, t("property.preferences.save"));
  await expect(await body.findByText(t("community.conflict.title"))).toBeVisible();
  await expect(body.getAllByText(preferences.contacts[1]?.name ?? "").length).toBe(3);
});

export const Amenities = screen(amenities);
export const AmenitiesMayOnlyLook = screen(amenities, {}, sam);
export const AmenitiesNone = screen(amenities, { [amenitiesPath]: { body: { timeZone: "UTC", amenities: [] } } });
export const AmenitiesAsking = then(screen(amenities), async (body, t) => {
  await press(body, new RegExp(`^${t("property.amenities.ask")}`));
  // The dialog fades in.
  await waitFor(() => expect(body.getByText(t("property.amenities.what"))).toBeVisible());
});
