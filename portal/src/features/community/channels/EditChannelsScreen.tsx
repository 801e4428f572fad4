import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { Disclosure } from "@portico/design-system/disclosure";
import { EmptyState } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { CommunityIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { communityChannels } from "@portico/rules/communityChannel";
import { useEffect, useState } from "react";
import { DividedList } from "../../../components/DividedList.tsx";
import { FailureAlert, failureCopy } from "../../../components/FailureAlert.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { ChannelBadge } from "../model/ChannelBadge.tsx";
import { ChannelForm } from "./ChannelForm.tsx";
import { ChannelPage } from "./ChannelPage.tsx";
import type { Channel, ChannelLineup } from "../model/channels.api.ts";
import { channelsWorkflows } from "../model/channels.saga.ts";
import { isConflict } from "../model/channels.slice.ts";
import { Slide } from "./Slide.tsx";
import { useChannelDates } from "./useChannelDates.ts";
import { type Channels, useChannels } from "../model/useChannels.ts";

/** The open dialog, with the id of its channel. */
type Opened = { what: "add" } | { what: "change" | "remove"; channelId: string } | null;

/** The channels of a property, and what each shows and when (SERV-09). */
function EditChannelsScreen() {
  const t = useCopy();
  const channels = useChannels();
  return (
    <ChannelPage
      title={t("community.channels.edit.title")}
      lead={t("community.channels.edit.lead")}
      channels={channels}
    >
      {(lineup) => <List lineup={lineup} channels={channels} />}
    </ChannelPage>
  );
}

type ListProps = { lineup: ChannelLineup; channels: Channels };

function List({ lineup, channels }: ListProps) {
  const t = useCopy();
  const [opened, setOpened] = useState<Opened>(null);
  const { mayChange, dismiss } = channels;
  const open = (dialog: Opened) => {
    dismiss();
    setOpened(dialog);
  };
  useDone(channels, () => setOpened(null));
  const isFull = lineup.channels.length >= communityChannels.maxChannels;
  const add = mayChange && (
    <Button
      disabledReason={isFull ? t("community.channels.full", { max: communityChannels.maxChannels }) : undefined}
      onPress={() => open({ what: "add" })}
    >
      {t("community.channels.add")}
    </Button>
  );
  return (
    <Stack gap="large">
      {lineup.channels.length === 0 ? (
        <EmptyState title={t("community.channels.none")} icon={<CommunityIcon size={28} />} action={add}>
          {t("community.channels.noneDetail")}
        </EmptyState>
      ) : (
        <>
          {add && <Actions>{add}</Actions>}
          <DividedList gap="large" items={lineup.channels} itemKey={({ channelId }) => channelId}>
            {(channel) => <Row channel={channel} onOpen={mayChange ? open : undefined} />}
          </DividedList>
        </>
      )}
      <Dialogs lineup={lineup} channels={channels} opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
}

function Row({ channel, onOpen }: { channel: Channel; onOpen: ((dialog: Opened) => void) | undefined }) {
  const t = useCopy();
  const dates = useChannelDates(channel);
  const { channelId, name, description, slideText } = channel;
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Heading level={2} size={3}>
          {name}
        </Heading>
        <ChannelBadge channel={channel} />
      </Inline>
      {description && <Text size="small">{description}</Text>}
      {dates && <Text size="small">{dates}</Text>}
      <Disclosure
        summary={
          <>
            {t("community.channels.show")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </>
        }
      >
        <Slide name={name} text={slideText} />
      </Disclosure>
      {onOpen && (
        <Inline gap="medium">
          <Button variant="secondary" size="compact" onPress={() => onOpen({ what: "change", channelId })}>
            {t("community.channels.change")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="compact" onPress={() => onOpen({ what: "remove", channelId })}>
            {t("community.channels.remove")}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

type DialogsProps = ListProps & { opened: Opened; onClose: () => void };

/** One dialog at a time; a channel that somebody else removed meanwhile has none. */
function Dialogs({ lineup, channels, opened, onClose }: DialogsProps) {
  if (opened === null) return null;
  if (opened.what === "add") return <ChannelForm lineup={lineup} channels={channels} onClose={onClose} />;
  const channel = lineup.channels.find(({ channelId }) => channelId === opened.channelId);
  if (!channel) return channels.phase.name === "failed" ? <FailureAlert failure={channels.phase.failure} /> : null;
  return opened.what === "change" ? (
    <ChannelForm lineup={lineup} channel={channel} channels={channels} onClose={onClose} />
  ) : (
    <RemoveDialog channel={channel} channels={channels} onClose={onClose} />
  );
}

type RemoveDialogProps = { channel: Channel; channels: Channels; onClose: () => void };

function RemoveDialog({ channel, channels: { phase, send }, onClose }: RemoveDialogProps) {
  const t = useCopy();
  const failure = phase.name === "failed" ? phase.failure : undefined;
  const words = failure && failureCopy(failure);
  const message = isConflict(phase)
    ? t("community.channels.removeConflict")
    : words && `${t(words.title)} ${t(words.detail)}`;
  return (
    <ConfirmDialog
      open
      tone="critical"
      question={t("community.channels.removeQuestion", { name: channel.name })}
      consequence={t("community.channels.removeMeans")}
      confirmLabel={t("community.channels.removeConfirm")}
      cancelLabel={t("community.channels.keep")}
      busy={phase.name === "working" ? t("community.channels.removing") : undefined}
      error={message === undefined ? undefined : { toneLabel: t("shell.tone.critical"), message }}
      onConfirm={() => send({ what: "remove", channel })}
      onCancel={onClose}
    />
  );
}

/** Confirms a change and closes its dialog. */
function useDone({ phase, dismiss }: Channels, close: () => void): void {
  const t = useCopy();
  const toast = useToast();
  useEffect(() => {
    if (phase.name !== "done") return;
    const { request } = phase;
    if (request.what === "add" || request.what === "change")
      toast({ message: t("community.channels.saved", { name: request.facts.name }) });
    if (request.what === "remove") toast({ message: t("community.channels.removed", { name: request.channel.name }) });
    dismiss();
    close();
  }, [phase, dismiss, close, t, toast]);
}

/** Router entry for the screen. */
export const editChannelsScreen = withWorkflows(EditChannelsScreen, channelsWorkflows);
