import { useCopy } from "@portico/content-runtime/react";
import type { Channel } from "../model/channels.api.ts";

/** When a channel is on the televisions; undefined without dates. */
export function useChannelDates({ startsOn, endsOn }: Pick<Channel, "startsOn" | "endsOn">): string | undefined {
  const t = useCopy();
  if (startsOn !== null && endsOn !== null) return t("community.channels.fromTo", { from: startsOn, to: endsOn });
  if (startsOn !== null) return t("community.channels.from", { from: startsOn });
  return endsOn === null ? undefined : t("community.channels.to", { to: endsOn });
}
