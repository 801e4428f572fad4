import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  activationPath,
  addOnsList,
  atRisk,
  backup,
  desktop,
  entitlementPath,
  entitlementsOf,
  license,
  monitoring,
  ownEntitlements,
  personIds,
  seatPath,
  suite,
  valueAddedPath,
  withoutDevices,
} from "../../testing/addOnsFixtures.ts";
import type { CannedAnswers } from "../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../testing/fixtures.ts";
import { arrived, portalStory } from "../../testing/portalStory.tsx";
import { storyCopy } from "../../testing/storyCopy.ts";
import type { Profile } from "../session/model/session.slice.ts";
import type { AddOns, Entitlements } from "./model/addOns.api.ts";

const meta: Meta = { title: "Screens/Add-ons" };
export default meta;

const unavailable = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };
const list = (answer: AddOns, who: Profile = dana) =>
  portalStory({
    at: "/services/add-ons",
    bootstrap: bootstrapFor(who),
    answers: { [valueAddedPath]: { body: answer } },
  });
const answers = (services: AddOns, licenses: Entitlements): CannedAnswers => ({
  [valueAddedPath]: { body: services },
  [entitlementPath]: { body: licenses },
});
const security = (services: AddOns, licenses: Entitlements, who: Profile = dana, at = "/security-suite") =>
  portalStory({ at, bootstrap: bootstrapFor(who), answers: answers(services, licenses) });

const requestedAt = "2026-11-21T14:59:00.000Z";

export const All = list(addOnsList());
export const MayNotActivate = list(addOnsList(undefined, false), sam);
export const ServicesStopped = list(addOnsList(undefined, false));
export const Activating = list(
  addOnsList([suite, { ...backup, activation: "REQUESTED", requestedAt }, monitoring], false),
);
export const ActivationFailed = list(addOnsList([suite, { ...backup, activation: "FAILED", requestedAt }]));
export const None = list(addOnsList([], false));
export const Loading = portalStory({
  at: "/services/add-ons",
  bootstrap: bootstrapFor(dana),
  answers: { [valueAddedPath]: "never" },
});
export const Failed = portalStory({
  at: "/services/add-ons",
  bootstrap: bootstrapFor(dana),
  answers: { [valueAddedPath]: unavailable },
});

export const AllProtected = security(addOnsList(), entitlementsOf(license));
export const SomeAtRisk = security(addOnsList(), entitlementsOf(atRisk));
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

type Words = Awaited<ReturnType<typeof storyCopy>>;
const then = (story: StoryObj, steps: (body: ReturnType<typeof within>, t: Words) => Promise<void>): StoryObj => ({
  ...story,
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    await steps(within(document.body), await storyCopy(globals));
  },
});
const press = async (body: ReturnType<typeof within>, name: string) =>
  userEvent.click(await body.findByRole("button", { name }));

export const NotRequested = then(
  portalStory({
    at: "/services/add-ons",
    bootstrap: bootstrapFor(dana),
    answers: { [valueAddedPath]: { body: addOnsList([backup]) }, [activationPath("VAS-3")]: unavailable },
  }),
  async (body, t) => {
    const service = t("addOns.name", { kind: "CLOUD_BACKUP" });
    await press(body, t("addOns.ofService", { label: t("addOns.activate"), service }));
    await expect(await body.findByText(t("problem.TEMPORARILY_UNAVAILABLE.title"))).toBeVisible();
  },
);
export const TakeBackAsked = then(AllProtected, async (body, t) => {
  await press(body, t("addOns.security.ofPerson", { label: t("addOns.security.takeBack"), name: "Sam" }));
  const question = await body.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
  await expect(question).toHaveTextContent(t("addOns.security.takeBackMeans", { count: 1 }));
});
/** A colleague changed the licenses meanwhile. */
export const ChangedMeanwhile = then(
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
