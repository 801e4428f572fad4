import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { accountInState, bootstrapFor, dana } from "../../testing/fixtures.ts";
import { arrived, portalStory } from "../../testing/portalStory.tsx";
import { storyCopy } from "../../testing/storyCopy.ts";
import { lineup, lineupPath } from "../../testing/tvFixtures.ts";

const meta: Meta = { title: "Screens/TV" };
export default meta;

const screen = (answer: MockAnswers[string], others: MockAnswers = {}) =>
  portalStory({ at: "/tv", bootstrap: bootstrapFor(dana), answers: { [lineupPath]: answer, ...others } });

export const Lineup = screen({ body: lineup });
export const NoReceivers = screen({
  body: { ...lineup, receivers: [], outlets: lineup.outlets.map((outlet) => ({ ...outlet, equipmentId: null })) },
});
export const NoTv = screen({ status: 403, code: "NOT_ELIGIBLE" });
export const AccountDisconnected = screen({ body: lineup }, accountInState("DISCONNECTED"));
export const Loading = screen("never");
export const Failed = screen({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });

export const NothingFound: StoryObj = {
  ...Lineup,
  play: async ({ canvas, canvasElement, globals }) => {
    await arrived(canvasElement);
    const t = await storyCopy(globals);
    await userEvent.type(await canvas.findByRole("searchbox"), "zzz");
    const [said] = await canvas.findAllByText(t("tv.found", { count: 0 }));
    await expect(said).toBeInTheDocument();
  },
};
