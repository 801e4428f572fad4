import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { ToastRegion } from "@portico/design-system/toast";
import type { ReactNode } from "react";
import type { ChannelLineup } from "../model/channels.api.ts";
import { LineupState } from "../model/LineupState.tsx";
import type { Channels } from "../model/useChannels.ts";

export type ChannelPageProps = {
  title: string;
  lead: string;
  channels: Channels;
  children: (lineup: ChannelLineup) => ReactNode;
};

/** A screen about channels: its header, who may change them, and each state of their list. */
export function ChannelPage({ title, lead, channels, children }: ChannelPageProps) {
  const t = useCopy();
  const { mayChange } = channels;
  return (
    <ToastRegion label={t("community.messages")} dismissLabel={t("shell.dismiss")}>
      <Page width="narrow">
        <Stack gap="large">
          <PageHeader
            title={title}
            description={lead}
            back={{ href: "/community", label: t("community.channels.back") }}
          />
          {!mayChange && <Text tone="quiet">{t("community.channels.mayNot")}</Text>}
          <LineupState channels={channels}>{children}</LineupState>
        </Stack>
      </Page>
    </ToastRegion>
  );
}
