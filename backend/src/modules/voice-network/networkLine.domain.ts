import type { CallLine } from "@portico/rules/callForwarding";
import { callLineOf, type SetLine } from "../call-settings/callSettings.reads.ts";

/** A line as the network knows it. The mailboxes of Hosted Voice are set elsewhere, and exist. */
export const networkLine = (set: SetLine): CallLine => ({
  ...callLineOf(set),
  ...(set.line.platform === "HOSTED" && { hasVoicemail: set.line.kind === "PHONE" }),
});
