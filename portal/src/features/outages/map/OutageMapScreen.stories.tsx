import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import {
  accountOutages,
  accountOutagesPath,
  ended,
  fiberCut,
  mapAnswerPath,
  outageMap,
  planned,
  requested,
  withoutEstimate,
} from "../../../testing/outageFixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import type { AccountOutages } from "../model/outages.api.ts";

const meta: Meta = { title: "Screens/Outages/Map" };
export default meta;

const everywhere = { [mapAnswerPath]: { body: outageMap(fiberCut, withoutEstimate, planned, ended) } };
const screen = (account: AccountOutages | null, answers: MockAnswers = everywhere) =>
  portalStory({
    at: "/outage-map",
    bootstrap: bootstrapFor(account ? dana : undefined),
    answers: { ...answers, ...(account && { [accountOutagesPath]: { body: account } }) },
  });

const credited = { outage: ended, credit: { amount: 272, statementDate: null } };

export const Affected: StoryObj = {
  ...screen(accountOutages()),
  play: async ({ canvasElement, globals }) => {
    const t = await storyCopy(globals);
    await arrived(canvasElement);
    const updates = within(canvasElement).getAllByRole("button", { name: t("outages.updates") })[0] as Element;
    await userEvent.click(updates);
    await expect(updates).toHaveAttribute("aria-expanded", "true");
  },
};
export const WithoutEstimate = screen(
  accountOutages({ outages: [{ outage: withoutEstimate, credit: null }], callback: requested }),
);
export const LaterThanEstimated = screen(
  accountOutages({
    outages: [{ outage: { ...fiberCut, estimatedResolution: "2026-11-21T14:30:00.000Z" }, credit: null }],
  }),
);
export const PlannedWork = screen(accountOutages({ outages: [{ outage: planned, credit: null }] }));
export const NotAffectedWithCredit = screen(accountOutages({ areaId: "harbor", outages: [credited] }));
export const AddressNotOnTheMap = screen(accountOutages({ areaId: null, outages: [] }));
export const Visitor = screen(null);
export const NoneAnywhere = screen(null, { [mapAnswerPath]: { body: outageMap() } });
export const Loading = screen(accountOutages(), { [mapAnswerPath]: "never" });
export const MapFailed = screen(accountOutages(), {
  [mapAnswerPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
});
