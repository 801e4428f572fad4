import type { Meta } from "@storybook/react-vite";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { voiceLinesPath, voiceManagerPath } from "../../../testing/voiceFixtures.ts";

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
/** The voice manager, while the customer does not comply with the CPNI rules. */
export const ManagerHeldBack = screen({ [voiceManagerPath]: { body: { access: "CPNI_REQUIRED", address: null } } });
export const ManagerFailed = screen({ [voiceManagerPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
/** A provider without a voice manager in this environment. */
export const WithoutManager = screen({ [voiceManagerPath]: { body: { access: "NOT_OFFERED", address: null } } });
