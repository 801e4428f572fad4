import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { LinkRow } from "../../../components/LinkRows.tsx";
import { ChannelBadge, TelevisionBadge } from "../model/ChannelBadge.tsx";
import { LineupCount, LineupState } from "../model/LineupState.tsx";
import type { ChannelLineup } from "../model/channels.api.ts";
import type { Channels } from "../model/useChannels.ts";

const televisionPath = "/community/community-channels/activate-device";

/** The ways to change what the televisions show. */
export function useChannelRows(): LinkRow[] {
  const t = useCopy();
  return [
    { href: "/community/community-channels/edit-channels", title: t("community.channels.edit.title") },
    { href: "/community/community-channels/reorder-active-channels", title: t("community.channels.order.title") },
    { href: televisionPath, title: t("community.channels.tv.title") },
    { href: "/channel-settings", title: t("community.channels.settings.title") },
  ];
}

/** What the televisions of the property show, and what is wrong with them. */
export function ChannelSummary({ channels }: { channels: Channels }) {
  const t = useCopy();
  return (
    <Card labelledBy="channels">
      <Stack gap="medium">
        <CardTitle level={2} id="channels">
          {t("community.channels.title")}
        </CardTitle>
        <LineupState channels={channels}>{(lineup) => <Lineup lineup={lineup} />}</LineupState>
      </Stack>
    </Card>
  );
}

function Lineup({ lineup }: { lineup: ChannelLineup }) {
  const t = useCopy();
  const { channels, televisions } = lineup;
  const notOnline = televisions.filter(({ state }) => state !== "ONLINE");
  return (
    <Stack gap="medium">
      <LineupCount lineup={lineup} />
      {notOnline.length > 0 && (
        <DescriptionList
          items={notOnline.map((television) => ({
            id: television.televisionId,
            term: <Link href={televisionPath}>{t("community.channels.tv.named", { name: television.name })}</Link>,
            detail: <TelevisionBadge television={television} />,
          }))}
        />
      )}
      {channels.length > 0 && (
        <DescriptionList
          items={channels.map((channel) => ({
            id: channel.channelId,
            term: channel.name,
            detail: <ChannelBadge channel={channel} />,
          }))}
        />
      )}
    </Stack>
  );
}
