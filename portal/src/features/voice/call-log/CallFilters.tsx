import { useCopy } from "@portico/content-runtime/react";
import { SearchField, Select } from "@portico/design-system/field";
import { Columns, Stack } from "@portico/design-system/layout";
import { phoneShown } from "@portico/rules/phone";
import { callLog as constants } from "@portico/rules/serviceConstants";
import { useEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { ListFilters } from "../../../components/ListFilters.tsx";
import { selectVoiceLines } from "../model/voiceLines.workflow.ts";
import { type CallFilter, kindChoices, noFilter, periodChoices } from "./callLog.filter.ts";

export type CallFiltersProps = { filter: CallFilter; onChange: (change: Partial<CallFilter>) => void };

/** The search, then line, kind and period. */
export function CallFilters({ filter, onChange }: CallFiltersProps) {
  const t = useCopy();
  const lineName = useLineName();
  return (
    <Stack gap="medium">
      <CallSearch search={filter.search} onSearch={(search) => onChange({ search })} />
      <ListFilters
        active={[
          filter.line !== null && {
            id: "line",
            label: lineName(filter.line),
            onRemove: () => onChange({ line: noFilter.line }),
          },
          filter.kind !== null && {
            id: "kind",
            label: t("voice.calls.kinds", { kind: filter.kind }),
            onRemove: () => onChange({ kind: noFilter.kind }),
          },
          filter.period !== noFilter.period && {
            id: "period",
            label: t("voice.calls.period", { period: filter.period }),
            onRemove: () => onChange({ period: noFilter.period }),
          },
        ]}
      >
        <Columns template="equal" gap="medium">
          <LineFilter filter={filter} onChange={onChange} />
          <KindFilter filter={filter} onChange={onChange} />
          <PeriodFilter filter={filter} onChange={onChange} />
        </Columns>
      </ListFilters>
    </Stack>
  );
}

/** How long after the last key the calls are looked for. */
const SEARCH_DELAY_MILLISECONDS = 300;

function CallSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useCopy();
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  const wanted = typed.trim().slice(0, constants.longestSearch);
  const look = () => void (wanted !== search && onSearch(wanted));
  // What was typed follows the URL (Back, "Show all calls"), but keeps a blank at its end.
  if (followed !== search) {
    setFollowed(search);
    if (wanted !== search) setTyped(search);
  }
  // The other filters may change while the search waits: it is added to the filters of that moment.
  const latest = useRef(look);
  useEffect(() => void (latest.current = look));
  useEffect(() => {
    const waiting = setTimeout(() => latest.current(), SEARCH_DELAY_MILLISECONDS);
    return () => clearTimeout(waiting);
  }, [typed]);
  return (
    <SearchField
      label={t("voice.calls.search")}
      name="search"
      value={typed}
      clearLabel={t("voice.calls.clear")}
      onChange={setTyped}
      onSearch={look}
    />
  );
}

const any = "any";

/** The name of a line, or its number. */
function useLineName() {
  const lines = useSelector(selectVoiceLines).data ?? [];
  return (number: string) =>
    lines.find(({ telephoneNumber }) => telephoneNumber === number)?.label ?? phoneShown(number);
}

function LineFilter({ filter, onChange }: CallFiltersProps) {
  const t = useCopy();
  const lineName = useLineName();
  const lines = useSelector(selectVoiceLines).data ?? [];
  if (lines.length < 2) return null;
  return (
    <Select
      name="line"
      label={t("voice.calls.line")}
      value={filter.line ?? any}
      onChange={(value) => onChange({ line: value === any ? null : value })}
      options={[
        { value: any, label: t("voice.calls.allLines") },
        ...lines.map(({ telephoneNumber }) => ({ value: telephoneNumber, label: lineName(telephoneNumber) })),
      ]}
    />
  );
}

function KindFilter({ filter, onChange }: CallFiltersProps) {
  const t = useCopy();
  return (
    <Select
      name="kind"
      label={t("voice.calls.kindLabel")}
      value={filter.kind ?? any}
      onChange={(value) => onChange({ kind: kindChoices.find((each) => each === value) ?? null })}
      options={[
        { value: any, label: t("voice.calls.allKinds") },
        ...kindChoices.map((kind) => ({ value: kind, label: t("voice.calls.kinds", { kind }) })),
      ]}
    />
  );
}

function PeriodFilter({ filter, onChange }: CallFiltersProps) {
  const t = useCopy();
  return (
    <Select
      name="period"
      label={t("voice.calls.periodLabel")}
      value={filter.period}
      onChange={(value) => onChange({ period: periodChoices.find((each) => each === value) ?? noFilter.period })}
      options={periodChoices.map((period) => ({ value: period, label: t("voice.calls.period", { period }) }))}
    />
  );
}
