import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { reasonText } from "../../components/reasonText.ts";
import { OtherDrafts } from "../../components/draftParts.tsx";
import { Facts } from "../../components/Facts.tsx";
import { When } from "../../components/InlineText.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useRegisterText } from "../../components/useToggleText.ts";
import { changesReading, type HistoryEntry } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";
import type { Toggle } from "./toggles.api.ts";
import * as css from "./toggles.css.ts";

/** The register's data and the history of a toggle. */
export function ToggleFacts({ toggle: { owner, expires, since, applies, clientVisible } }: { toggle: Toggle }) {
  const [t, say] = [useCopy(), useRegisterText()];
  const fact = (id: "owner" | "expires" | "since" | "applies" | "audience", detail: ReactNode) => ({
    id,
    term: t(`studio.toggles.fact.${id}`),
    detail,
  });
  return (
    <Facts
      items={[
        fact("owner", say(owner)),
        fact("expires", expires === undefined ? t("studio.toggles.stays") : <DateText date={expires} />),
        fact("since", <When at={since} />),
        fact("applies", t(`studio.toggles.applies.${applies}`)),
        fact("audience", t(clientVisible ? "studio.toggles.audience.browser" : "studio.toggles.audience.server")),
      ]}
    />
  );
}

/** Notices before editing: killed, stale, drafts of others. */
export function ToggleNotices({ toggle: { killed, stale, drafts } }: { toggle: Toggle }) {
  const t = useCopy();
  if (!killed && stale.length === 0 && drafts.length === 0) return null;
  return (
    <Stack gap="medium">
      {killed && (
        <Alert tone="critical" toneLabel={t("studio.shell.tone.warning")} title={t("studio.toggles.killed.title")}>
          {t("studio.toggles.killed.detail")}
        </Alert>
      )}
      {stale.length > 0 && (
        <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={t("studio.toggles.stale.title")}>
          {stale.map((reason) => t(`studio.toggles.stale.${reason}.detail`)).join(" ")}
        </Alert>
      )}
      <OtherDrafts of={{ drafts }} />
    </Stack>
  );
}

/** The source files that read the toggle, for removing it. */
export function Places({ places }: { places: readonly string[] }) {
  const t = useCopy();
  if (places.length === 0) return <Text>{t("studio.toggles.places.none")}</Text>;
  return (
    <Stack as="ul" gap="xsmall">
      {places.map((place) => (
        <li key={place} className={css.path} translate="no">
          {place}
        </li>
      ))}
    </Stack>
  );
}

/** Enough entries to explain the current state; the history screen has all. */
const shown = 20;
const told = ["draftSaved", "draftDiscarded", "published", "killed"] as const;

/** The toggle's history, newest first. */
export function ToggleHistory({ name }: { name: string }) {
  const t = useCopy();
  const { read, again } = useRead(changesReading({ key: name, limit: shown }));
  const none = {
    when: (entries: HistoryEntry[]) => entries.length === 0,
    show: <Text>{t("studio.toggles.history.none")}</Text>,
  };
  return (
    <ScreenState
      read={read}
      onRetry={again}
      skeleton={<RowSkeletons label={t("studio.toggles.history.loading")} rows={1} />}
      empty={none}
    >
      {(entries) => <Entries entries={entries} />}
    </ScreenState>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useCopy();
  const what = ({ action, author }: HistoryEntry) =>
    t(`studio.toggles.history.${told.find((known) => known === action) ?? "other"}`, { author });
  return (
    <Facts
      items={entries.map((entry) => ({
        id: String(entry.id),
        term: <When at={entry.at} />,
        detail: what(entry),
        aside: reasonText(t, entry.reason),
      }))}
    />
  );
}
