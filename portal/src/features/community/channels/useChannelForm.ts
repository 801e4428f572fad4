import { useCopy } from "@portico/content-runtime/react";
import { validateChannel, type ChannelError, type ChannelFacts, tidyChannel } from "@portico/rules/communityChannel";
import { parseTypedDate, typedDate } from "@portico/rules/dates";
import { useState } from "react";
import { useAttempts } from "../../../components/useAttempts.ts";
import type { ConflictRow } from "../model/Conflict.tsx";
import type { Channel } from "../model/channels.api.ts";
import { useChannelDates } from "./useChannelDates.ts";
import { isConflict } from "../model/channels.slice.ts";
import type { Channels } from "../model/useChannels.ts";
import { useTyped } from "../model/useTyped.ts";

/** As typed: dates are text. */
type Typed = Omit<ChannelFacts, "startsOn" | "endsOn"> & { startsOn: string; endsOn: string };
type Field = ChannelError["field"] | "startsOn";
type FieldError = { field: Field; code: string };

const typedOf = ({ name, description, slideText, enabled, startsOn, endsOn }: ChannelFacts): Typed => ({
  name,
  description,
  slideText,
  enabled,
  startsOn: startsOn === null ? "" : typedDate(startsOn),
  endsOn: endsOn === null ? "" : typedDate(endsOn),
});
const dateOf = (text: string) => (text.trim() === "" ? null : parseTypedDate(text));
const factsOf = (typed: Typed): ChannelFacts =>
  tidyChannel({ ...typed, startsOn: dateOf(typed.startsOn), endsOn: dateOf(typed.endsOn) });

const isUnreadable = (text: string) => text.trim() !== "" && parseTypedDate(text) === null;
const errorsOf = (typed: Typed): FieldError[] => [
  ...validateChannel(factsOf(typed)),
  ...(["startsOn", "endsOn"] as const)
    .filter((field) => isUnreadable(typed[field]))
    .map((field) => ({ field, code: "INVALID" })),
];

const none: ChannelFacts = { name: "", description: "", slideText: "", enabled: true, startsOn: null, endsOn: null };

/** Form state of a channel: input, errors found here or by the server, submit, and what a conflict is about. */
export function useChannelForm(channel: Channel | undefined, { phase, send, dismiss }: Channels) {
  // One id for all attempts, so that a lost response does not add the channel twice.
  const [channelId] = useState(() => crypto.randomUUID());
  const { typed, type, takeVersion, reset } = useTyped(channel?.version ?? 0, () => typedOf(channel ?? none), {
    isConflict: isConflict(phase),
    isSaved: phase.name === "done",
  });
  const words = useErrorCopy();
  const told = phase.name === "failed" && phase.failure.kind === "invalid" ? phase.failure.fields : [];
  const attempts = useAttempts(told.length > 0);
  const own = attempts.count > 0 ? errorsOf(typed) : [];
  const errors = own.length > 0 ? own : (told as FieldError[]);
  const facts = factsOf(typed);
  const submit = () => {
    attempts.add();
    if (errorsOf(typed).length > 0) return;
    const request = channel && { ...channel, version: takeVersion() };
    send(request ? { what: "change", channel: request, facts } : { what: "add", channelId, facts });
  };
  return {
    typed,
    type: (change: Partial<Typed>) => type((current) => ({ ...current, ...change })),
    tries: attempts.count,
    errors: errors.map((error) => ({ fieldName: error.field, message: words(error) })),
    errorOf: (field: Field) => {
      const found = errors.find((error) => error.field === field);
      return found && words(found);
    },
    submit,
    differences: useDifferences(channel ?? none, facts),
    takeTheirs: () => {
      if (channel) reset();
      dismiss();
    },
  };
}

function useErrorCopy() {
  const t = useCopy();
  return ({ field, code }: FieldError): string => {
    if (code === "MISSING") return t("community.channels.missing", { field: field === "name" ? "name" : "slideText" });
    if (code === "TOO_LONG") return t("community.channels.tooLong");
    return code === "OUT_OF_RANGE" ? t("community.channels.endsBefore") : t("billing.schedule.date.form");
  };
}

/** What is saved now beside what was typed, field by field. */
function useDifferences(theirs: ChannelFacts, mine: ChannelFacts): ConflictRow[] {
  const t = useCopy();
  const always = t("community.channels.always");
  const dates = [useChannelDates(theirs) ?? always, useChannelDates(mine) ?? always] as const;
  const onOff = (enabled: boolean) => t(enabled ? "community.channels.on" : "community.channels.off");
  const row = (id: string, term: string, [one, other]: readonly [string, string]) => ({
    id,
    term,
    theirs: one,
    mine: other,
  });
  return [
    row("name", t("community.channels.name"), [theirs.name, mine.name]),
    row("slideText", t("community.channels.slide"), [theirs.slideText, mine.slideText]),
    row("description", t("community.channels.description"), [theirs.description, mine.description]),
    row("dates", t("community.channels.dates"), dates),
    row("enabled", t("community.channels.enabled"), [onOff(theirs.enabled), onOff(mine.enabled)]),
  ];
}
