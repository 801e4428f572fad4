import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Stack } from "@portico/design-system/layout";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { useSelector } from "react-redux";
import type { VoiceCallRowFragment } from "../../../api/graphql/generated/voxcon.ts";
import { Dotted } from "../../../components/DividedList.tsx";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import * as rows from "../../../components/rows.css.ts";
import { RowList } from "../../../components/RowList.tsx";
import { useMedia } from "../../../components/useMedia.ts";
import { selectVoiceLines } from "../model/voiceLines.workflow.ts";
import * as css from "./CallTable.css.ts";

export type CallTableProps = { calls: readonly VoiceCallRowFragment[]; timeZone: string };

/** One page of calls; the other side can be called back with one tap. */
export function CallTable(props: CallTableProps) {
  return useMedia(rows.hasRoom) ? <WideRows {...props} /> : <NarrowRows {...props} />;
}

function WideRows({ calls, timeZone }: CallTableProps) {
  const t = useCopy();
  return (
    <Table
      caption={t("voice.calls.caption")}
      captionHidden
      columns={useColumns(timeZone)}
      rows={calls}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

/** On a phone: who it was and the kind of call first, then when, how long and on which line. */
function NarrowRows({ calls, timeZone }: CallTableProps) {
  const t = useCopy();
  const nameOf = useLineNames();
  return (
    <RowList label={t("voice.calls.caption")} rows={calls} rowKey={({ id }) => id}>
      {(call) => (
        <>
          <div className={rows.heading}>
            <span className={rows.title}>
              <OtherSide call={call} />
            </span>
            <Kind call={call} />
          </div>
          <div className={rows.foot}>
            <Text size="small">
              <Start at={call.startedAt} timeZone={timeZone} />
            </Text>
            <Text size="small">
              <Duration call={call} />
            </Text>
          </div>
          <Text size="small" tone="quiet">
            <Dotted
              facts={[
                nameOf(call.telephoneNumber),
                ...(call.forwardedTo === null
                  ? []
                  : [t("voice.call.forwardedTo", { where: nameOf(call.forwardedTo) })]),
              ]}
            />
          </Text>
        </>
      )}
    </RowList>
  );
}

const tones = {
  INCOMING: "success",
  OUTGOING: "info",
  MISSED: "warning",
  FORWARDED: "neutral",
  BLOCKED: "critical",
} as const;

function Kind({ call: { kind } }: { call: VoiceCallRowFragment }) {
  const t = useCopy();
  return <Badge tone={tones[kind]}>{t("voice.call.kind", { kind })}</Badge>;
}

function useColumns(timeZone: string) {
  const t = useCopy();
  const nameOf = useLineNames();
  return [
    {
      id: "who",
      header: t("voice.calls.column", { column: "who" }),
      rowHeader: true,
      cell: (call: VoiceCallRowFragment) => <OtherSide call={call} />,
    },
    {
      id: "kind",
      header: t("voice.calls.column", { column: "kind" }),
      cell: (call: VoiceCallRowFragment) => (
        <Stack gap="xsmall">
          <span>
            <Kind call={call} />
          </span>
          {call.forwardedTo !== null && (
            <Text size="small">
              <span className={css.oneLine}>{t("voice.call.forwardedTo", { where: nameOf(call.forwardedTo) })}</span>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "start",
      header: t("voice.calls.column", { column: "start" }),
      cell: ({ startedAt }: VoiceCallRowFragment) => <Start at={startedAt} timeZone={timeZone} />,
    },
    {
      id: "line",
      header: t("voice.calls.column", { column: "line" }),
      cell: ({ telephoneNumber }: VoiceCallRowFragment) => nameOf(telephoneNumber),
    },
    {
      id: "length",
      header: t("voice.calls.column", { column: "length" }),
      align: "end" as const,
      nowrap: true,
      cell: (call: VoiceCallRowFragment) => <Duration call={call} />,
    },
  ];
}

/** The day and the time. The log goes back 90 days, so the year is left out; the time zone stands once, above. */
function Start({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useLocale();
  const format = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone } as const;
  return (
    <time className={css.oneLine} dateTime={at}>
      {new Intl.DateTimeFormat(locale, format).format(new Date(at))}
    </time>
  );
}

/** The name that the customer gave a line; the number of a line without one, and of anybody else. */
function useLineNames() {
  const lines = useSelector(selectVoiceLines).data ?? [];
  return (number: string) =>
    lines.find(({ telephoneNumber }) => number.endsWith(telephoneNumber))?.label ?? phoneShown(number);
}

function OtherSide({ call: { kind, number, name } }: { call: VoiceCallRowFragment }) {
  const shown = kind === "BLOCKED" ? phoneShown(number) : <PhoneLink phone={number} />;
  if (name === null) return shown;
  return (
    <Stack gap="xsmall">
      {name}
      <Text size="small" weight="regular">
        {shown}
      </Text>
    </Stack>
  );
}

function Duration({ call: { kind, seconds } }: { call: VoiceCallRowFragment }) {
  const t = useCopy();
  if (seconds > 0) return t("voice.call.length", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  return t(kind === "BLOCKED" ? "voice.call.notConnected" : "voice.call.noAnswer");
}
