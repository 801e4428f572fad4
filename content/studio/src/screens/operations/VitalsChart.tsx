import { useCopy } from "@portico/content-runtime/react";
import { BarList } from "@portico/design-system/chart";
import { EmptyState } from "@portico/design-system/feedback";
import { type Column, Table } from "@portico/design-system/table";
import type { OperationsReport, VitalStatistics } from "./operations.api.ts";
import { percentOf } from "./statistics.ts";

/** The share of visits with good Core Web Vitals, of a hundred, so that bars can be compared. */
export function VitalsChart({ vitals }: Pick<OperationsReport, "vitals">) {
  const t = useCopy();
  const measured = vitals.some(({ visits }) => visits > 0);
  return (
    <BarList
      title={t("studio.operations.vitals.title")}
      level={2}
      summary={t("studio.operations.vitals.summary")}
      max={100}
      bars={(measured ? vitals : []).map((each) => {
        const percent = percentOf(each.good, each.visits);
        return {
          id: each.vital,
          label: t(`studio.operations.vitals.${each.vital}`),
          value: percent ?? 0,
          written:
            percent === undefined ? t("studio.operations.vitals.none") : t("studio.operations.percent", { percent }),
        };
      })}
      empty={
        <EmptyState level={3} title={t("studio.operations.vitals.none.title")}>
          {t("studio.operations.vitals.none.detail")}
        </EmptyState>
      }
      table={{
        show: t("studio.operations.table"),
        content: (
          <Table
            caption={t("studio.operations.vitals.caption")}
            columns={useVitalColumns()}
            rows={vitals}
            rowKey={({ vital }) => vital}
            empty={null}
          />
        ),
      }}
    />
  );
}

function useVitalColumns(): Column<VitalStatistics>[] {
  const t = useCopy();
  const share = (part: number, visits: number) => {
    const percent = percentOf(part, visits);
    return percent === undefined ? t("studio.operations.unknown") : t("studio.operations.percent", { percent });
  };
  const p75 = ({ vital, p75: value }: VitalStatistics) => {
    if (value === null) return t("studio.operations.unknown");
    return vital === "CLS"
      ? t("studio.operations.vitals.shift", { shift: value })
      : t("studio.operations.milliseconds", { ms: value });
  };
  return [
    {
      id: "vital",
      header: t("studio.operations.column.vital"),
      rowHeader: true,
      cell: ({ vital }) => t(`studio.operations.vitals.${vital}`),
    },
    {
      id: "visits",
      header: t("studio.operations.column.visits"),
      align: "end",
      cell: ({ visits }) => t("studio.operations.number", { number: visits }),
    },
    {
      id: "good",
      header: t("studio.operations.column.good"),
      align: "end",
      cell: ({ good, visits }) => share(good, visits),
    },
    {
      id: "poor",
      header: t("studio.operations.column.poor"),
      align: "end",
      cell: ({ poor, visits }) => share(poor, visits),
    },
    { id: "p75", header: t("studio.operations.column.p75"), align: "end", cell: p75 },
  ];
}
