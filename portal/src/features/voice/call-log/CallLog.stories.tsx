import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { arrived, portalStory } from "../../../testing/portalStory.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { callFilePath, callLogAnswer, voiceCalls, voiceGraphPath } from "../../../testing/voiceFixtures.ts";

const meta: Meta = { title: "Screens/Call log" };
export default meta;

const screen = (answers: MockAnswers = {}, query = "") =>
  portalStory({ at: `/voice/call-logs${query}`, bootstrap: bootstrapFor(dana), answers });
const answered = (...log: Parameters<typeof callLogAnswer>): MockAnswers => ({
  [voiceGraphPath]: { body: { data: callLogAnswer(...log) } },
});

/** A call of each kind. */
export const Calls = screen();
export const Loading = screen({ [voiceGraphPath]: "never" });
export const Failed = screen({ [voiceGraphPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const None = screen(answered([]));
export const NoMatch = screen(answered([], { hasCalls: true }), "?search=nobody&kind=missed");
export const Pages = screen(answered(voiceCalls, { total: 55, page: 2, pages: 3 }), "?page=2");
/** The customer does not comply with the CPNI rules yet. */
export const HeldBack = screen(answered(null));

export const DownloadFailed: StoryObj = {
  ...screen({ [callFilePath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } }),
  play: async ({ canvasElement, globals }) => {
    await arrived(canvasElement);
    const [body, t] = [within(canvasElement), await storyCopy(globals)];
    await userEvent.click(await body.findByRole("button", { name: t("voice.calls.download") }));
    await expect(await body.findByRole("alert")).toBeVisible();
  },
};
