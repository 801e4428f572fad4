import type { LocalDate } from "./dates.rules.ts";

/** The TV channels of a property (SERV-09). Shared by the browser and the server. */
export const communityChannels = {
  maxChannels: 20,
  longestName: 40,
  longestDescription: 140,
  longestSlide: 280,
  minRotationSeconds: 5,
  maxRotationSeconds: 120,
  codeLength: 8,
  /** A television that has not reported within this time did not connect. */
  connectMinutes: 5,
} as const;

export type ChannelFacts = {
  name: string;
  description: string;
  slideText: string;
  enabled: boolean;
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
};
export type ChannelState = "ACTIVE" | "SCHEDULED" | "ENDED" | "OFF";
export type ChannelError = {
  field: "name" | "description" | "slideText" | "endsOn";
  code: "MISSING" | "TOO_LONG" | "OUT_OF_RANGE";
};

/** Trims the typed values. */
export const tidyChannel = <Facts extends ChannelFacts>(facts: Facts): Facts => ({
  ...facts,
  name: facts.name.trim(),
  description: facts.description.trim(),
  slideText: facts.slideText.trim(),
});

const lengthOf = (text: string) => Array.from(text).length;

const ofText = (field: "name" | "description" | "slideText", text: string, max: number): ChannelError[] => {
  if (text === "" && field !== "description") return [{ field, code: "MISSING" }];
  return lengthOf(text) > max ? [{ field, code: "TOO_LONG" }] : [];
};

/** Validates a channel: errors by field, empty when it is valid. Takes trimmed values. */
export const validateChannel = ({ name, description, slideText, startsOn, endsOn }: ChannelFacts): ChannelError[] => [
  ...ofText("name", name, communityChannels.longestName),
  ...ofText("description", description, communityChannels.longestDescription),
  ...ofText("slideText", slideText, communityChannels.longestSlide),
  ...(startsOn !== null && endsOn !== null && endsOn < startsOn
    ? [{ field: "endsOn", code: "OUT_OF_RANGE" } as const]
    : []),
];

/** Whether a channel is on the screen on a local date of the property. */
export function channelState(
  { enabled, startsOn, endsOn }: Pick<ChannelFacts, "enabled" | "startsOn" | "endsOn">,
  today: LocalDate,
): ChannelState {
  if (!enabled) return "OFF";
  if (endsOn !== null && endsOn < today) return "ENDED";
  return startsOn !== null && startsOn > today ? "SCHEDULED" : "ACTIVE";
}

export type ChannelSettingsFacts = {
  captions: "EN" | "ES" | "OFF";
  rotationSeconds: number;
  /** 24 hours, "22:30". */
  quietFrom: string | null;
  quietUntil: string | null;
};
export type ChannelSettingsError = {
  field: "rotationSeconds" | "quietFrom" | "quietUntil";
  code: "OUT_OF_RANGE" | "MISSING" | "INVALID";
};

const ofQuietHours = (from: string | null, until: string | null): ChannelSettingsError[] => {
  if (from === null && until !== null) return [{ field: "quietFrom", code: "MISSING" }];
  if (from !== null && until === null) return [{ field: "quietUntil", code: "MISSING" }];
  return from !== null && from === until ? [{ field: "quietUntil", code: "INVALID" }] : [];
};

/** Validates the settings of all channels; empty when they are valid. */
export function validateChannelSettings({
  rotationSeconds,
  quietFrom,
  quietUntil,
}: ChannelSettingsFacts): ChannelSettingsError[] {
  const { minRotationSeconds: min, maxRotationSeconds: max } = communityChannels;
  const inRange = Number.isInteger(rotationSeconds) && rotationSeconds >= min && rotationSeconds <= max;
  return [
    ...(inRange ? [] : [{ field: "rotationSeconds", code: "OUT_OF_RANGE" } as const]),
    ...ofQuietHours(quietFrom, quietUntil),
  ];
}

/** An activation code as stored: letters and digits in upper case, whatever was typed between them. */
export const tidyActivationCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s–—-]/g, "");

/** Whether a code could be one: letters and digits that are not mistaken for one another (no 0, O, 1, I). */
export const isActivationCode = (code: string): boolean =>
  new RegExp(`^[A-HJ-NP-Z2-9]{${communityChannels.codeLength}}$`).test(code);

/** The state of an activated television. @param onlineFrom when it first reported; null for never */
export function televisionState(
  activatedAt: Date,
  onlineFrom: Date | null,
  now: Date,
): "CONNECTING" | "ONLINE" | "FAILED" {
  if (onlineFrom !== null && onlineFrom <= now) return "ONLINE";
  const minutes = (now.getTime() - activatedAt.getTime()) / 60_000;
  return minutes >= communityChannels.connectMinutes ? "FAILED" : "CONNECTING";
}
