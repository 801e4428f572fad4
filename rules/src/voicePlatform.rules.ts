/** Voice platforms and what can be set for each line (SERV-04, SESS-14). Shared by the browser and the server. */

/** META_SWITCH: managed in this portal. HOSTED: Hosted Voice, managed on a site of its own. */
export type VoicePlatform = "META_SWITCH" | "HOSTED";

export const voiceFeatures = [
  "FORWARDING",
  "FORWARDING_SCHEDULE",
  "SIMULTANEOUS_RING",
  "CALL_GUARD",
  "CALLER_ID_NAME",
  "DO_NOT_DISTURB",
  "VOICEMAIL",
] as const;
export type VoiceFeature = (typeof voiceFeatures)[number];

type Line = { platform: VoicePlatform; kind: "PHONE" | "FAX" };

/** A fax line has no voicemail and nothing that needs a person to answer. */
const withoutPerson: readonly VoiceFeature[] = ["FORWARDING", "FORWARDING_SCHEDULE", "CALL_GUARD", "CALLER_ID_NAME"];

/** Whether a feature of a line is set in the portal. */
export function hasFeature({ platform, kind }: Line, feature: VoiceFeature): boolean {
  if (platform === "HOSTED") return false;
  return kind === "PHONE" || withoutPerson.includes(feature);
}

/** Why somebody does not get the forwarding manager; null when they do (SESS-14): admins on the meta-switch phone. */
export function forwardingManagerRefusal(
  mayManage: boolean,
  lines: readonly Line[],
): "NOT_ADMIN" | "NOT_META_SWITCH" | null {
  if (!mayManage) return "NOT_ADMIN";
  return lines.some(({ platform }) => platform === "META_SWITCH") ? null : "NOT_META_SWITCH";
}
