import { DividedList, Dotted } from "../../components/DividedList.tsx";
import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { SearchField } from "@portico/design-system/field";
import { TvIcon } from "@portico/design-system/icons";
import { Bleed, Divider, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../components/ScreenState.tsx";
import { stateLine, stateName } from "../../components/stateLine.css.ts";
import { useAccountChange } from "../../components/useAccountChange.ts";
import { useArrival } from "../../components/useArrival.ts";
import { withWorkflows } from "../navigation/model/withWorkflows.tsx";
import { Named } from "../services/model/Named.tsx";
import { SuspensionNotice } from "../services/model/SuspensionNotice.tsx";
import { selectCurrentAccountId } from "../session/model/session.selectors.ts";
import * as css from "./TvScreen.css.ts";
import { matchingChannels } from "./channelSearch.ts";
import { tvWorkflows } from "./tv.saga.ts";
import { type Channel, type Lineup, lineupRead, selectLineup } from "./tv.slice.ts";

/** How often the boxes are read again while the event stream is down: a restart takes seconds. */
const POLL_MILLISECONDS = 30_000;

/**
 * The TV of an account (SERV-12). Whoever opens it on a phone, in front of a screen, comes to see:
 * 1. which box does not respond, first where one does not, with what to do;
 * 2. the number of a channel, found by its name, and which box shows what;
 * 3. what the package is, and where another box can be connected.
 */
function TvOfAccount() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const { data } = useSelector(selectLineup);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          back={{ href: "/services", label: t("services.screen") }}
          title={t("tv.screen")}
          description={data && t("tv.package", { count: data.channels.length })}
        />
        {accountId === null ? <NoTv /> : <Loaded accountId={accountId} />}
      </Stack>
    </Page>
  );
}

function Loaded({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const read = useSelector(selectLineup);
  const load = () => dispatch(lineupRead.requested({ accountId }));
  useArrival(load);
  useAccountChange("EQUIPMENT", load, POLL_MILLISECONDS);
  useAccountChange("SERVICES", load);
  if (read.phase === "failed" && read.failure.kind === "refused" && read.failure.code === "NOT_ELIGIBLE")
    return <NoTv />;
  const skeleton = (
    <SkeletonGroup label={t("tv.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <ScreenState read={read} skeleton={skeleton} onRetry={load}>
      {(lineup) => (
        <>
          <SuspensionNotice of="tv" />
          {hasTrouble(lineup) && <Receivers lineup={lineup} />}
          <Channels channels={lineup.channels} />
          {!hasTrouble(lineup) && <Receivers lineup={lineup} />}
          <FreeOutlets lineup={lineup} />
        </>
      )}
    </ScreenState>
  );
}

type Receiver = Lineup["receivers"][number];

const isOffline = ({ state }: Receiver) => state === "OFFLINE";
const hasTrouble = ({ receivers }: Lineup) => receivers.some(isOffline);

/** How many channels are listed until the customer asks for all. */
const FIRST = 8;

/** As it is listed, and as a box shows it. */
const nameOf = (t: ReturnType<typeof useCopy>, { name, hd }: Pick<Channel, "name" | "hd">) =>
  t(hd ? "tv.channelHd" : "tv.channel", { name });

function Channels({ channels }: { channels: readonly Channel[] }) {
  const t = useCopy();
  const [typed, setTyped] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const found = matchingChannels(channels, typed, (category) => t("tv.category", { category }));
  const shown = showsAll ? found : found.slice(0, FIRST);
  const count = t("tv.found", { count: found.length });
  return (
    <Card labelledBy="channels">
      <Stack gap="medium">
        <Heading level={2} size={3} id="channels">
          {t("tv.channels")}
        </Heading>
        <SearchField
          label={t("tv.search")}
          name="channel"
          hint={t("tv.searchHint")}
          clearLabel={t("tv.clearSearch")}
          value={typed}
          onChange={setTyped}
        />
        {typed !== "" && (
          <Text size="small" tone="quiet">
            {count}
          </Text>
        )}
        <LiveRegion urgency="polite" message={typed === "" ? "" : count} />
        <ul className={css.channels}>
          {shown.map(({ number, name, category, hd }) => (
            <li key={number} className={css.channel}>
              <span className={css.number}>{number}</span>
              <span className={css.name}>
                <Text as="span">{nameOf(t, { name, hd })}</Text>
                <Text as="span" size="small">
                  {t("tv.category", { category })}
                </Text>
              </span>
            </li>
          ))}
        </ul>
        {found.length > shown.length && (
          <div>
            <Button variant="secondary" size="compact" onPress={() => setShowsAll(true)}>
              {t("tv.showAll", { count: found.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const tones: Record<Receiver["state"], BadgeProps["tone"]> = {
  ONLINE: "success",
  OFFLINE: "warning",
  RESTARTING: "info",
  UNKNOWN: "neutral",
};

function Receivers({ lineup: { receivers, channels } }: { lineup: Lineup }) {
  const t = useCopy();
  const inOrder = receivers.toSorted((one, other) => Number(isOffline(other)) - Number(isOffline(one)));
  return (
    <Card labelledBy="receivers">
      <Stack gap="medium">
        <Heading level={2} size={3} id="receivers">
          {t("tv.receivers")}
        </Heading>
        {receivers.length === 0 && <Text>{t("tv.noReceivers")}</Text>}
        <DividedList inCard items={inOrder} itemKey={({ equipmentId }) => equipmentId}>
          {(receiver) => <Box receiver={receiver} channels={channels} />}
        </DividedList>
        <Bleed>
          <Divider />
        </Bleed>
        <Link href="/services">{t("tv.toEquipment")}</Link>
      </Stack>
    </Card>
  );
}

type BoxProps = { receiver: Receiver; channels: readonly Channel[] };

function Box({ receiver, channels }: BoxProps) {
  const t = useCopy();
  const { nickname, kind, room, model, serialLastFour: serial, state, channelNumber } = receiver;
  const hasGuidedCheck = useToggle("equipment");
  const name = nickname ?? t("services.equipment.kind", { kind });
  const channel = channels.find(({ number }) => number === channelNumber);
  const place = [nickname === null ? null : t("services.equipment.kind", { kind }), room].filter(
    (part) => part !== null,
  );
  return (
    <Stack gap="xsmall">
      <div className={stateLine}>
        <div className={stateName}>
          <Heading level={3} size={4}>
            {name}
          </Heading>
        </div>
        <Badge tone={tones[state]}>{t("services.equipment.state", { state })}</Badge>
      </div>
      {channel && <Text>{t("tv.shows", { number: channel.number, name: nameOf(t, channel) })}</Text>}
      {place.length > 0 && (
        <Text size="small">
          <Dotted facts={place} />
        </Text>
      )}
      <Text size="small">{t("services.equipment.model", { model, serial })}</Text>
      {isOffline(receiver) && hasGuidedCheck && (
        <Link href="/services/troubleshoot">
          <Named label={t("tv.fix")} device={`${name}, ${serial}`} />
        </Link>
      )}
    </Stack>
  );
}

/** Outlets without a receiver. */
function FreeOutlets({ lineup: { outlets } }: { lineup: Lineup }) {
  const t = useCopy();
  const free = outlets.filter(({ equipmentId }) => equipmentId === null);
  return (
    <Card labelledBy="outlets">
      <Stack gap="xsmall">
        <Heading level={2} size={3} id="outlets">
          {t("tv.outlets")}
        </Heading>
        <Text>{t("tv.outletsUsed", { used: outlets.length - free.length, total: outlets.length })}</Text>
        {free.length > 0 && <Text>{t("tv.outletsFree", { rooms: free.map(({ room }) => room).join(", ") })}</Text>}
      </Stack>
    </Card>
  );
}

function NoTv() {
  const t = useCopy();
  return (
    <EmptyState title={t("tv.none")} icon={<TvIcon size={28} />}>
      {t("tv.noneDetail")} <Link href="/buy">{t("orders.buy.title")}</Link>
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const TvScreen = withWorkflows(TvOfAccount, tvWorkflows);
