import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { type VirtualizedColumn, VirtualizedTable } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useMemo } from "react";
import { KeyText } from "../../components/InlineText.tsx";
import * as css from "./toggles.css.ts";
import type { Toggle } from "./toggles.api.ts";
import { useRegisterText, useToggleText } from "../../components/useToggleText.ts";

const idOf = ({ key }: Toggle) => key;
const pageOf = ({ key }: Toggle) => `/studio/toggles/${key}`;

/** The filtered toggles, each with its purpose. */
export function ToggleTable({ toggles }: { toggles: readonly Toggle[] }) {
  const t = useCopy();
  const none = <EmptyState title={t("studio.toggles.none.title")}>{t("studio.toggles.none.detail")}</EmptyState>;
  return (
    <VirtualizedTable
      caption={t("studio.toggles.caption")}
      captionHidden
      columns={useColumns()}
      rows={toggles}
      rowKey={idOf}
      href={pageOf}
      empty={none}
    />
  );
}

function useColumns(): VirtualizedColumn<Toggle>[] {
  const [t, say, words] = [useCopy(), useRegisterText(), useToggleText()];
  return useMemo(
    () => [
      {
        id: "key",
        header: t("studio.toggles.column.key"),
        rowHeader: true,
        cell: ({ key }) => <KeyText>{key}</KeyText>,
      },
      {
        id: "for",
        header: t("studio.toggles.column.for"),
        cell: ({ description }) => (
          <span className={css.sentences}>
            <Text as="span" size="small">
              {say(description)}
            </Text>
          </span>
        ),
      },
      { id: "now", header: t("studio.toggles.column.now"), narrow: true, cell: (toggle) => words.now(toggle) },
      {
        id: "owner",
        header: t("studio.toggles.column.owner"),
        narrow: true,
        cell: ({ kind, owner }) => <KindAndOwner kind={t(`studio.toggles.kind.${kind}`)} owner={say(owner)} />,
      },
      {
        id: "state",
        header: t("studio.toggles.column.state"),
        narrow: true,
        cell: (toggle) => <State toggle={toggle} />,
      },
    ],
    [t, say, words],
  );
}

function KindAndOwner({ kind, owner }: { kind: string; owner: string }) {
  return (
    <Stack gap="xsmall" as="span">
      <span>{kind}</span>
      <Text as="span" size="small">
        {owner}
      </Text>
    </Stack>
  );
}

/** Shows only unusual states. */
function State({ toggle: { killed, stale, drafts, expires } }: { toggle: Toggle }) {
  const t = useCopy();
  return (
    <Inline gap="xsmall">
      {killed && <Badge tone="critical">{t("studio.toggles.killed")}</Badge>}
      {drafts.length > 0 && <Badge tone="info">{t("studio.toggles.draft")}</Badge>}
      {stale.map((reason) => (
        <Badge key={reason} tone="warning">
          {t(`studio.toggles.stale.${reason}`)}
        </Badge>
      ))}
      <Text as="span" size="small">
        {expires === undefined ? t("studio.toggles.stays") : t("studio.toggles.expires", { date: expires })}
      </Text>
    </Inline>
  );
}
