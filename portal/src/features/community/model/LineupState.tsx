import { useCopy } from "@portico/content-runtime/react";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { CommunityIcon } from "@portico/design-system/icons";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { useDispatch } from "react-redux";
import { Dotted } from "../../../components/DividedList.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import { SupportNumbers } from "../../session/model/SupportNumbers.tsx";
import type { ChannelLineup } from "./channels.api.ts";
import type { Channels } from "./useChannels.ts";

export type LineupStateProps = { channels: Channels; children: (lineup: ChannelLineup) => ReactNode };

/** The list of channels in each state of its read; without a tenant agreement in force, whom to call. */
export function LineupState({ channels: { read, load }, children }: LineupStateProps) {
  if (read.phase === "failed" && read.failure.kind === "refused" && read.failure.code === "AGREEMENT_REQUIRED")
    return <WithoutAgreement />;
  return (
    <ScreenState read={read} skeleton={<OnTheirWay />} onRetry={load}>
      {children}
    </ScreenState>
  );
}

/** How many channels are shown, and how many televisions can show them. */
export function LineupCount({ lineup: { channels, televisions } }: { lineup: ChannelLineup }) {
  const t = useCopy();
  const active = channels.filter(({ state }) => state === "ACTIVE").length;
  const online = televisions.filter(({ state }) => state === "ONLINE").length;
  const connected = t("community.channels.connected", { online, count: televisions.length });
  return (
    <Text>
      <Dotted facts={[t("community.channels.count", { active }), ...(televisions.length > 0 ? [connected] : [])]} />
    </Text>
  );
}

function WithoutAgreement() {
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => dispatch(supportContactsRead.requested()));
  return (
    <EmptyState
      title={t("problem.AGREEMENT_REQUIRED.title")}
      icon={<CommunityIcon size={28} />}
      action={<SupportNumbers />}
    >
      {t("problem.AGREEMENT_REQUIRED.detail")}
    </EmptyState>
  );
}

function OnTheirWay() {
  return (
    <SkeletonGroup label={useCopy()("community.channels.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
