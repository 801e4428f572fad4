import type { Meta } from "@storybook/react-vite";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { voiceGraphPath, voiceMessagesAnswer } from "../../../testing/voiceFixtures.ts";

const meta: Meta = { title: "Screens/Voice messages" };
export default meta;

const screen = (answers: CannedAnswers = {}) =>
  portalStory({ at: "/voice/messages", bootstrap: bootstrapFor(dana), answers });

/** New, read, without a transcript, a fax, and one that was deleted just now. */
export const Messages = screen();
export const Loading = screen({ [voiceGraphPath]: "never" });
export const Failed = screen({ [voiceGraphPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
export const None = screen({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer([]) } } });
/** The customer does not comply with the CPNI rules yet. */
export const HeldBack = screen({ [voiceGraphPath]: { body: { data: voiceMessagesAnswer(null) } } });
