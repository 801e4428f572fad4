import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { DownloadIcon } from "@portico/design-system/icons";
import { Grid, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading } from "@portico/design-system/text";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useFocusOnArrival } from "../../components/focus.ts";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { changesReading, historyFile, type HistoryFilter, verificationReading } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";
import { actions, filterIn, withPart } from "./filter.ts";
import { HistoryTable } from "./HistoryTable.tsx";

/** The audit history: who did what, when and why; the filters are in the URL. */
export function HistoryScreen() {
  const t = useCopy();
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query);
  const { read, again } = useRead(changesReading(filter));
  const [olderAsked, setOlderAsked] = useState(false);
  const page = useFocusOnArrival<HTMLDivElement>(
    olderAsked && read.data && filter.before !== undefined ? String(filter.before) : undefined,
  );
  const download = (
    <ButtonLink href={historyFile} variant="secondary" icon={<DownloadIcon size={20} />} download="content-history.csv">
      {t("studio.history.download")}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.history.title")} description={t("studio.history.lead")} actions={download} />
        <HistoryIntegrity />
        <HistoryFilters filter={filter} query={query} onChange={(next) => setQuery(next, { replace: true })} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.history.loading")} />}>
          {(entries) => (
            <div ref={page} tabIndex={-1}>
              <HistoryTable entries={entries} query={query} onOlder={() => setOlderAsked(true)} />
            </div>
          )}
        </ScreenState>
      </Stack>
    </Page>
  );
}

type Props = { filter: HistoryFilter; query: URLSearchParams; onChange: (query: URLSearchParams) => void };

const textOf = ({ author = "", key = "", changeSet }: HistoryFilter) => ({
  author,
  key,
  changeSet: changeSet === undefined ? "" : String(changeSet),
});

/** The history's filters. The action applies at once, text fields on the button or Enter. */
function HistoryFilters({ filter, query, onChange }: Props) {
  // Navigation (a link, browser back) resets the fields.
  return <Filters key={JSON.stringify(textOf(filter))} filter={filter} query={query} onChange={onChange} />;
}

function Filters({ filter, query, onChange }: Props) {
  const t = useCopy();
  const [typed, setTyped] = useState(() => textOf(filter));
  const field = (name: "author" | "key" | "changeSet") => (
    <TextField
      label={t(`studio.history.filter.${name}`)}
      name={name}
      spellCheck={false}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  const ask = () =>
    onChange(
      (["author", "key", "changeSet"] as const).reduce((next, name) => withPart(next, name, typed[name]), query),
    );
  const buttons = (
    <Actions>
      <Button type="submit" size="compact">
        {t("studio.history.filter.apply")}
      </Button>
      {query.size > 0 && (
        <ButtonLink href="/studio/history" variant="secondary" size="compact">
          {t("studio.history.filter.reset")}
        </ButtonLink>
      )}
    </Actions>
  );
  return (
    <Form labelledBy="history-filters" onSubmit={ask} actions={buttons}>
      <Heading level={2} id="history-filters">
        {t("studio.history.filters")}
      </Heading>
      <Grid min="small" gap="medium">
        <Select
          label={t("studio.history.filter.action")}
          name="action"
          value={filter.action ?? ""}
          onChange={(value) => onChange(withPart(query, "action", value))}
          options={useActions()}
        />
        {field("author")}
        {field("key")}
        {field("changeSet")}
      </Grid>
    </Form>
  );
}

function useActions() {
  const t = useCopy();
  return [
    { value: "", label: t("studio.history.filter.anyAction") },
    ...actions.map((action) => ({ value: action, label: t(`studio.history.action.${action}`) })),
  ];
}

/** Verifies the history's hash chain: each entry has a hash over all earlier ones. */
function HistoryIntegrity() {
  const t = useCopy();
  const { read, again } = useRead(verificationReading);
  const skeleton = (
    <SkeletonGroup label={t("studio.history.verifying")}>
      <Skeleton shape="text" />
    </SkeletonGroup>
  );
  return (
    <ScreenState read={read} onRetry={again} skeleton={skeleton}>
      {({ intact, entries, brokenAt }) =>
        intact ? (
          <Alert tone="success" toneLabel={t("studio.shell.tone.success")} title={t("studio.history.whole.title")}>
            {t("studio.history.whole.detail", { count: entries })}
          </Alert>
        ) : (
          <Alert
            tone="critical"
            toneLabel={t("studio.shell.tone.critical")}
            title={t("studio.history.broken.title", { entry: brokenAt ?? 0 })}
          >
            {t("studio.history.broken.detail")}
          </Alert>
        )
      }
    </ScreenState>
  );
}
