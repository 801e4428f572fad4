import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type ReorderableLabels, ReorderableList } from "@portico/design-system/reorderable-list";
import { Text } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { Tooltip } from "@portico/design-system/tooltip";
import { useEffect, useState } from "react";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { Conflict } from "../model/Conflict.tsx";
import { ChannelBadge } from "../model/ChannelBadge.tsx";
import { ChannelPage } from "./ChannelPage.tsx";
import type { Channel, ChannelLineup } from "../model/channels.api.ts";
import { channelsWorkflows } from "../model/channels.saga.ts";
import { isConflict } from "../model/channels.slice.ts";
import { type Channels, useChannels } from "../model/useChannels.ts";

/** Puts the channels that are on, or will be, into another order (SERV-09). */
function ReorderScreen() {
  const t = useCopy();
  const channels = useChannels();
  // The order before the last saved one, to restore it.
  const [previous, setPrevious] = useState<readonly string[] | null>(null);
  return (
    <ChannelPage
      title={t("community.channels.order.title")}
      lead={t("community.channels.order.lead")}
      channels={channels}
    >
      {(lineup) => (
        <Order
          key={lineup.orderVersion}
          lineup={lineup}
          channels={channels}
          previous={previous}
          onSave={(before) => setPrevious(before)}
        />
      )}
    </ChannelPage>
  );
}

const idsOf = (list: readonly Channel[]) => list.map(({ channelId }) => channelId);
const isEnded = ({ state }: Channel) => state === "ENDED";

type OrderProps = {
  lineup: ChannelLineup;
  channels: Channels;
  previous: readonly string[] | null;
  /** An order is being saved; called with the one before, null when that one is restored. */
  onSave: (before: string[] | null) => void;
};

function Order({ lineup, channels, previous, onSave }: OrderProps) {
  const t = useCopy();
  const on = lineup.channels.filter(({ enabled }) => enabled);
  const saved = on.filter((channel) => !isEnded(channel));
  const { phase, mayChange, send, dismiss } = channels;
  const labels = useReorderLabels();
  // After a conflict the customer's own order is kept, without channels that are no longer on.
  const attempted = phase.name === "failed" && phase.request.what === "order" ? phase.request.channelIds : [];
  const [steps, setSteps] = useState<readonly Channel[][]>([inOrder(saved, attempted)]);
  const order = steps.at(-1) ?? saved;
  const changed = idsOf(order).join() !== idsOf(saved).join();
  const sendOrder = (channelIds: string[]) =>
    // Those that have ended are on too, but have no place that anybody sees.
    send({
      what: "order",
      version: lineup.orderVersion,
      channelIds: [...channelIds, ...idsOf(on.filter(isEnded))],
    });
  const save = () => {
    onSave(idsOf(saved));
    sendOrder(idsOf(order));
  };
  const restorable = previous !== null && isSameSet(previous, idsOf(saved)) ? [...previous] : null;
  const restore = (before: string[]) => {
    onSave(null);
    sendOrder(before);
  };
  const busy = phase.name === "working" ? t("community.channels.saving") : undefined;
  useSavedToast(channels);
  if (saved.length < 2) return <NothingToOrder />;
  if (!mayChange) return <ReadOnly channels={saved} />;
  const namesOf = (list: readonly Channel[]) => list.map(({ name }) => name).join(", ");
  return (
    <Stack gap="large">
      {isConflict(phase) && (
        <Conflict
          rows={[
            { id: "order", term: t("community.channels.order.title"), theirs: namesOf(saved), mine: namesOf(order) },
          ]}
          busy={false}
          onMine={save}
          onTheirs={() => {
            dismiss();
            setSteps([saved]);
          }}
        />
      )}
      {phase.name === "failed" && !isConflict(phase) && <FailureAlert failure={phase.failure} onRetry={save} />}
      <Text size="small">{t("community.channels.order.how")}</Text>
      <ReorderableList
        label={t("community.channels.order.list")}
        items={order}
        itemKey={({ channelId }) => channelId}
        itemName={({ name }) => name}
        onReorder={(items) => setSteps([...steps, [...items]])}
        labels={labels}
      >
        {(channel) => (
          <Inline gap="small">
            <Text as="span" weight="medium">
              {channel.name}
            </Text>
            {channel.state !== "ACTIVE" && <ChannelBadge channel={channel} />}
          </Inline>
        )}
      </ReorderableList>
      {saved.length < lineup.channels.length && (
        <Text size="small">
          {t("community.channels.order.others")}{" "}
          <Link href="/community/community-channels/edit-channels">{t("community.channels.edit.title")}</Link>
        </Text>
      )}
      <Actions>
        <Button busy={busy} disabledReason={changed ? undefined : t("community.channels.order.same")} onPress={save}>
          {t("community.channels.order.save")}
        </Button>
        {steps.length === 1 && restorable && (
          <Button variant="secondary" onPress={() => restore(restorable)}>
            {t("community.channels.order.restore")}
          </Button>
        )}
        {steps.length > 1 && (
          <Tooltip text={t("community.channels.order.undoHint")}>
            <Button variant="secondary" onPress={() => setSteps(steps.slice(0, -1))}>
              {t("community.channels.order.undo")}
            </Button>
          </Tooltip>
        )}
      </Actions>
    </Stack>
  );
}

/** The channels in a given order; those that it does not name come last. */
function inOrder(channels: readonly Channel[], ids: readonly string[]): Channel[] {
  const place = ({ channelId }: Channel) => (ids.includes(channelId) ? ids.indexOf(channelId) : ids.length);
  return channels.toSorted((one, other) => place(one) - place(other));
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Confirms a saved order. */
function useSavedToast({ phase, dismiss }: OrderProps["channels"]): void {
  const t = useCopy();
  const toast = useToast();
  useEffect(() => {
    if (phase.name !== "done" || phase.request.what !== "order") return;
    dismiss();
    toast({ message: t("community.channels.order.saved") });
  }, [phase, dismiss, t, toast]);
}

function useReorderLabels(): ReorderableLabels {
  const t = useCopy();
  const said = (step: "lifted" | "moved" | "dropped" | "putBack") => (name: string, place: number, count: number) =>
    t("community.channels.order.said", { step, name, place, count });
  return {
    handle: (name) => t("community.channels.order.handle", { name }),
    instructions: t("community.channels.order.keys"),
    up: (name) => t("community.channels.order.up", { name }),
    down: (name) => t("community.channels.order.down", { name }),
    lifted: said("lifted"),
    moved: said("moved"),
    dropped: said("dropped"),
    putBack: said("putBack"),
  };
}

function ReadOnly({ channels }: { channels: readonly Channel[] }) {
  return (
    <Stack as="ol" gap="small">
      {channels.map((channel, place) => (
        <li key={channel.channelId}>
          <Inline gap="small">
            <Text as="span" numeric>
              {place + 1}.
            </Text>
            <Text as="span" weight="medium">
              {channel.name}
            </Text>
            {channel.state !== "ACTIVE" && <ChannelBadge channel={channel} />}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

function NothingToOrder() {
  const t = useCopy();
  return (
    <EmptyState
      title={t("community.channels.order.none")}
      action={
        <Actions>
          <ButtonLink href="/community/community-channels/edit-channels">
            {t("community.channels.edit.title")}
          </ButtonLink>
        </Actions>
      }
    >
      {t("community.channels.order.noneDetail")}
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const reorderScreen = withWorkflows(ReorderScreen, channelsWorkflows);
