import type { Meta } from "@storybook/react-vite";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { voiceLinesPath } from "../../../testing/voiceFixtures.ts";

const meta: Meta = { title: "Screens/Voice home" };
export default meta;

const screen = (answers: CannedAnswers = {}, profile = dana) =>
  portalStory({ at: "/services/voice", bootstrap: bootstrapFor(profile), answers });

export const Lines = screen();
export const Loading = screen({ [voiceLinesPath]: "never" });
export const Failed = screen({ [voiceLinesPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const None = screen({ [voiceLinesPath]: { body: { lines: [] } } });
/** A user whom no line is assigned to. */
export const NoneOfYours = screen({ [voiceLinesPath]: { body: { lines: [] } } }, sam);
