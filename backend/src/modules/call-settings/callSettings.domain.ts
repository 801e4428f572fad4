import type { components } from "@portico/openapi/callSettings";
import { callRoute, type CallLine } from "@portico/rules/callForwarding";
import { nextChange, usualHours, weekMomentAt } from "@portico/rules/callSchedule";
import { phoneSettings as limits } from "@portico/rules/serviceConstants";
import { storedCallerIdName } from "@portico/rules/phoneSettings";
import { hasFeature } from "@portico/rules/voicePlatform";
import type { BusinessClock } from "../../lib/clock.ts";
import type { VoiceLineRow } from "../voice/voice.reads.ts";
import type { NewSettings, SettingsRow } from "./callSettings.repository.ts";

type Schemas = components["schemas"];

/** A line with its settings, stored or usual. */
export type SetLine = { line: VoiceLineRow; settings: SettingsRow };

/** As many words of a name as the network carries; the beginning of a first word that is too long alone. */
export function wholeWords(name: string): string {
  const limit = limits.longestCallerIdName;
  if (name.length <= limit) return name.trim();
  const end = name.lastIndexOf(" ", limit);
  return name.slice(0, end > 0 ? end : limit).replace(/[ &',.-]+$/, "");
}

/** The settings of a line that nobody has changed: its calls ring there, then go to voicemail. */
export const usualSettings = (lineId: string, companyName: string): NewSettings => ({
  lineId,
  forwarding: {
    always: { on: false, to: null, schedule: { when: "ALWAYS", ...usualHours, days: [...usualHours.days] } },
    busy: null,
    noAnswer: null,
    unreachable: null,
    alsoRing: [],
  },
  guard: { screening: "CHALLENGE", blockAnonymous: false, blocked: [], allowed: [], treatment: "MESSAGE" },
  phone: {
    callerIdName: wholeWords(storedCallerIdName(companyName).replace(/[^A-Z0-9 &'.,-]/g, "")),
    showCallerId: true,
    doNotDisturb: false,
    rings: limits.usualRings,
    greeting: "STANDARD",
  },
});

/** The same as a row. */
export const asRow = (usual: NewSettings): SettingsRow => ({
  ...usual,
  forwardingVersion: 1,
  guardVersion: 1,
  phoneVersion: 1,
  hasRecordedGreeting: false,
  pinHash: null,
  pinChangedAt: null,
});

/** The facts of a line that decide where its calls go. The mailboxes of Hosted Voice are set elsewhere, and exist. */
export const callLineOf = ({ line, settings: { forwarding, phone } }: SetLine): CallLine => ({
  number: line.telephoneNumber,
  forwarding,
  doNotDisturb: phone.doNotDisturb,
  rings: phone.rings,
  hasVoicemail: line.platform === "HOSTED" ? line.kind === "PHONE" : hasFeature(line, "VOICEMAIL"),
  isReachable: line.status === "ACTIVE",
});

/** Where a call to a line goes now, and when a schedule of a line on its way changes that. */
function routeOf(called: SetLine, all: readonly SetLine[], clock: BusinessClock): Schemas["CallRoute"] {
  const now = clock.now();
  const { then, ...route } = callRoute(callLineOf(called), all.map(callLineOf), weekMomentAt(now, clock.timeZone));
  const onItsWay = new Set([called.line.telephoneNumber, ...route.via, ...route.ringing.map(({ number }) => number)]);
  const changes = all.flatMap(({ line, settings: { forwarding } }) => {
    const { on, to, schedule } = forwarding.always;
    if (!on || to === null || !onItsWay.has(line.telephoneNumber)) return [];
    const at = nextChange(schedule, now, clock.timeZone)?.getTime();
    return at === undefined ? [] : [at];
  });
  return {
    ...route,
    then: { kind: then.kind, number: then.kind === "NONE" ? null : then.number },
    until: changes.length > 0 ? new Date(Math.min(...changes)).toISOString() : null,
  };
}

export function lineAnswer(set: SetLine, all: readonly SetLine[], clock: BusinessClock): Schemas["CallLine"] {
  const { line, settings } = set;
  return {
    telephoneNumber: line.telephoneNumber,
    label: line.label,
    kind: line.kind,
    platform: line.platform,
    status: line.status,
    assignedTo: line.assignedUserId === null ? null : { userId: line.assignedUserId, name: line.assignedName ?? "" },
    version: line.version,
    settings:
      line.platform === "HOSTED"
        ? null
        : {
            forwarding: settings.forwarding,
            guard: settings.guard,
            phone: settings.phone,
            versions: {
              forwarding: settings.forwardingVersion,
              guard: settings.guardVersion,
              phone: settings.phoneVersion,
            },
            hasRecordedGreeting: settings.hasRecordedGreeting,
            pinChangedAt: settings.pinChangedAt?.toISOString() ?? null,
            route: routeOf(set, all, clock),
          },
  };
}
