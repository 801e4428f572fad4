import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { ChannelBadge, TelevisionBadge } from "../model/ChannelBadge.tsx";
import { LineupState } from "../model/LineupState.tsx";
import type { ChannelLineup } from "../model/channels.api.ts";
import type { Channels } from "../model/useChannels.ts";

const paths = {
  edit: "/community/community-channels/edit-channels",
  order: "/community/community-channels/reorder-active-channels",
  television: "/community/community-channels/activate-device",
};

/** What the televisions of the property show, what is wrong with them, and the way to change both. */
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

function Lineup({ lineup: { channels, televisions } }: { lineup: ChannelLineup }) {
  const t = useCopy();
  const notOnline = televisions.filter(({ state }) => state !== "ONLINE");
  return (
    <Stack gap="medium">
      {notOnline.map((television) => (
        <Inline gap="small" key={television.televisionId}>
          <Link href={paths.television}>{t("community.channels.tv.named", { name: television.name })}</Link>
          <TelevisionBadge television={television} />
        </Inline>
      ))}
      <Text>
        {t("community.channels.count", {
          active: channels.filter(({ state }) => state === "ACTIVE").length,
          televisions: televisions.filter(({ state }) => state === "ONLINE").length,
        })}
      </Text>
      <Stack as="ul" gap="small">
        {channels.map((channel) => (
          <li key={channel.channelId}>
            <Inline gap="small">
              <Text as="span">{channel.name}</Text>
              <ChannelBadge channel={channel} />
            </Inline>
          </li>
        ))}
      </Stack>
      <Inline gap="medium">
        <Link href={paths.edit}>{t("community.channels.edit.title")}</Link>
        <Link href={paths.order}>{t("community.channels.order.title")}</Link>
        <Link href={paths.television}>{t("community.channels.tv.title")}</Link>
        <Link href="/channel-settings">{t("community.channels.settings.title")}</Link>
      </Inline>
    </Stack>
  );
}
