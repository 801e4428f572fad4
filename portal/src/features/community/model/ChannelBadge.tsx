import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import type { Channel, Television } from "./channels.api.ts";

const tones: Record<Channel["state"], BadgeProps["tone"]> = {
  ACTIVE: "success",
  SCHEDULED: "info",
  ENDED: "neutral",
  OFF: "neutral",
};

/** Whether a channel is on the televisions. */
export function ChannelBadge({ channel: { state } }: { channel: Pick<Channel, "state"> }) {
  return <Badge tone={tones[state]}>{useCopy()("community.channels.state", { state })}</Badge>;
}

const televisionTones = { ONLINE: "success", CONNECTING: "info", FAILED: "warning" } as const;

/** Whether a television shows the channels. */
export function TelevisionBadge({ television: { state } }: { television: Pick<Television, "state"> }) {
  return <Badge tone={televisionTones[state]}>{useCopy()("community.channels.tv.state", { state })}</Badge>;
}
