import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  activationPath,
  addOnsList,
  backup,
  monitoring,
  suite,
  valueAddedPath,
} from "../../../testing/addOnsFixtures.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { press, storyWithSteps } from "../../../testing/storySteps.ts";
import type { Profile } from "../../session/model/session.slice.ts";
import type { AddOns } from "../model/addOns.api.ts";
import { unavailable } from "../../../testing/mockFetch.ts";

const meta: Meta = { title: "Screens/Add-ons/List" };
export default meta;

const list = (answer: AddOns, who: Profile = dana) =>
  portalStory({
    at: "/services/add-ons",
    bootstrap: bootstrapFor(who),
    answers: { [valueAddedPath]: { body: answer } },
  });

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

export const NotRequested = storyWithSteps(
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
