import { useCopy } from "@portico/content-runtime/react";
import { Segmented } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { everything, periodChoices, shownChoices, statusChoices } from "./activity.filter.ts";

type Props = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void };

/** What is shown, how far back, and which payments. */
export function ActivityFilters({ filter, onChange }: Props) {
  const t = useCopy();
  return (
    <Stack>
      <Inline>
        <Segmented
          label={t("billing.activity.shown.label")}
          value={filter.shown}
          onChange={(shown) => onChange({ ...filter, shown, status: shown === "CHARGES" ? null : filter.status })}
          options={shownChoices.map((value) => ({ value, label: t(`billing.activity.shown.${value}`) }))}
        />
      </Inline>
      <Columns template="equal" gap="medium">
        <Select
          name="period"
          label={t("billing.activity.period.label")}
          value={filter.period}
          onChange={(word) => onChange({ ...filter, period: periodChoices.find((each) => each === word) ?? everything.period })}
          options={periodChoices.map((value) => ({ value, label: t(`billing.activity.period.${value}`) }))}
        />
        {filter.shown !== "CHARGES" && <StatusFilter filter={filter} onChange={onChange} />}
      </Columns>
    </Stack>
  );
}

function StatusFilter({ filter, onChange }: Props) {
  const t = useCopy();
  const any = { value: "any", label: t("billing.activity.status.any") };
  return (
    <Select
      name="status"
      label={t("billing.activity.status.label")}
      value={filter.status ?? any.value}
      onChange={(word) => onChange({ ...filter, status: statusChoices.find((each) => each === word) ?? null })}
      options={[any, ...statusChoices.map((value) => ({ value, label: t(`billing.status.${value}`) }))]}
    />
  );
}
