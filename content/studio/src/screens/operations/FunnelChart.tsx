import { useCopy } from "@portico/content-runtime/react";
import { BarList } from "@portico/design-system/chart";
import { EmptyState } from "@portico/design-system/feedback";
import { type Column, Table } from "@portico/design-system/table";
import type { Funnel } from "./operations.api.ts";
import { percentOf } from "./statistics.ts";

/** How many browsers got how far in a flow. */
export function FunnelChart({ funnel: { flow, steps } }: { funnel: Funnel }) {
  const t = useCopy();
  const started = steps[0]?.devices ?? 0;
  const completed = steps.at(-1)?.devices ?? 0;
  const rows = steps.map(({ step, devices }) => ({
    id: step,
    label: t(`studio.operations.funnel.step.${step}`),
    value: devices,
    number: t("studio.operations.number", { number: devices }),
    share: t("studio.operations.percent", { percent: percentOf(devices, started) ?? 0 }),
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    { id: "step", header: t("studio.operations.column.step"), rowHeader: true, cell: ({ label }) => label },
    { id: "devices", header: t("studio.operations.column.devices"), align: "end", cell: ({ number }) => number },
    { id: "share", header: t("studio.operations.column.share"), align: "end", cell: ({ share }) => share },
  ];
  return (
    <BarList
      title={t(`studio.operations.funnel.${flow}.title`)}
      level={2}
      summary={t("studio.operations.funnel.summary", { completed, started })}
      bars={started === 0 ? [] : rows.map(({ number, ...bar }) => ({ ...bar, written: number }))}
      empty={
        <EmptyState level={3} title={t("studio.operations.funnel.none.title")}>
          {t("studio.operations.funnel.none.detail")}
        </EmptyState>
      }
      table={{
        show: t("studio.operations.table"),
        content: (
          <Table
            caption={t("studio.operations.funnel.caption")}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={null}
          />
        ),
      }}
    />
  );
}
