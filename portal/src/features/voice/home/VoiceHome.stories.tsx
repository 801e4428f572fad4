import type { Meta } from "@storybook/react-vite";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam, services } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { lineUnreadPath, voiceLinesPath, voiceManagerPath } from "../../../testing/voiceFixtures.ts";

const meta: Meta = { title: "Screens/Voice home" };
export default meta;

const screen = (answers: MockAnswers = {}, profile = dana) =>
  portalStory({ at: "/services/voice", bootstrap: bootstrapFor(profile), answers });

export const Lines = screen();
/** The counts of new messages; that of one line can't be read. */
export const NewMessages = screen({
  [lineUnreadPath("8575550100")]: { body: { telephoneNumber: "8575550100", unreadCount: 3 } },
  [lineUnreadPath("8575550101")]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
  [lineUnreadPath("8575550104")]: { body: { telephoneNumber: "8575550104", unreadCount: 1 } },
});
export const Outage = screen({
  "/api/pub/account/v1/services": {
    body: { services: services.map((each) => (each.key === "VOICE" ? { ...each, trouble: "OUTAGE" } : each)) },
  },
});
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
