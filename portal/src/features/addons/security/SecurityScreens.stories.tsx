import type { Meta } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  addOnsList,
  atRisk,
  backup,
  desktop,
  entitlementPath,
  entitlementsOf,
  license,
  ownEntitlements,
  personIds,
  seatPath,
  silent,
  suite,
  valueAddedPath,
  withoutDevices,
} from "../../../testing/addOnsFixtures.ts";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import type { Profile } from "../../session/model/session.slice.ts";
import type { AddOns, Entitlements } from "../model/addOns.api.ts";

const meta: Meta = { title: "Screens/Add-ons/Security" };
export default meta;

const answers = (services: AddOns, licenses: Entitlements): MockAnswers => ({
  [valueAddedPath]: { body: services },
  [entitlementPath]: { body: licenses },
});

const security = (services: AddOns, licenses: Entitlements, who: Profile = dana, at = "/security-suite") =>
  portalStory({ at, bootstrap: bootstrapFor(who), answers: answers(services, licenses) });

export const AllProtected = security(addOnsList(), entitlementsOf(license));

export const SomeAtRisk = security(addOnsList(), entitlementsOf(atRisk));

/** What is known is said, and no more: whether the silent device is protected is not. */
export const SomeSilent = security(addOnsList(), entitlementsOf(silent));

export const NoDevices = security(addOnsList(), entitlementsOf(withoutDevices));

export const NoLicenseLeft = security(addOnsList(), entitlementsOf({ ...license, seatsTotal: 2 }));

export const OwnLicense = security(addOnsList(), ownEntitlements(true), sam);

export const NoLicense = security(addOnsList(), ownEntitlements(false), sam);

const inactive = { ...suite, activation: "NOT_ACTIVE" as const };

export const NotActive = security(addOnsList([inactive]), entitlementsOf(withoutDevices));

export const NotActiveForOthers = security(addOnsList([inactive], false), ownEntitlements(false), sam);

export const DoesNotHaveIt = security(addOnsList([backup]), entitlementsOf());

export const Unreadable = portalStory({
  at: "/security-suite",
  bootstrap: bootstrapFor(dana),
  answers: { ...answers(addOnsList(), entitlementsOf(license)), [entitlementPath]: unavailable },
});

export const Desktop = security(
  addOnsList([desktop]),
  entitlementsOf({ ...atRisk, kind: "DESKTOP_SECURITY", installLinks: license.installLinks.slice(0, 2) }),
  dana,
  "/desktop-security",
);

export const DesktopLoading = portalStory({
  at: "/desktop-security",
  bootstrap: bootstrapFor(dana),
  answers: { ...answers(addOnsList(), entitlementsOf(license)), [entitlementPath]: "never" },
});

export const TakeBackAsked = storyWithSteps(AllProtected, async (body, t) => {
  await press(body, t("addOns.security.ofPerson", { label: t("addOns.security.takeBack"), name: "Sam" }));
  const question = await body.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
  await expect(question).toHaveTextContent(t("addOns.security.takeBackMeans", { count: 1 }));
});

/** A colleague changed the licenses meanwhile. */
export const ChangedMeanwhile = storyWithSteps(
  portalStory({
    at: "/security-suite",
    bootstrap: bootstrapFor(dana),
    answers: {
      ...answers(addOnsList(), entitlementsOf(license)),
      [seatPath("ENT-1", personIds.billie)]: { status: 412, code: "CONFLICT" },
    },
  }),
  async (body, t) => {
    await press(body, t("addOns.security.ofPerson", { label: t("addOns.security.give"), name: "Billie" }));
    await expect(await body.findByText(t("addOns.security.changed"))).toBeVisible();
  },
);

/** A license was not given: its person says so, also after the next one was given. */
export const LicenseNotGiven = storyWithSteps(
  portalStory({
    at: "/security-suite",
    bootstrap: bootstrapFor(dana),
    answers: {
      ...answers(addOnsList(), entitlementsOf({ ...license, seats: license.seats.slice(0, 1), seatsUsed: 1 })),
      [seatPath("ENT-1", personIds.billie)]: unavailable,
      [seatPath("ENT-1", personIds.sam)]: { body: { ...license, version: 2 } },
    },
  }),
  async (body, t) => {
    for (const name of ["Billie", "Sam"])
      await press(body, t("addOns.security.ofPerson", { label: t("addOns.security.give"), name }));
    await expect(await body.findByText(t("addOns.security.given", { name: "Sam" }))).toBeInTheDocument();
    await expect(await body.findByRole("alert")).toHaveTextContent(t("problem.TEMPORARILY_UNAVAILABLE.title"));
  },
);
