import { useCopy } from "@portico/content-runtime/react";
import { BarList } from "@portico/design-system/chart";
import { Stack } from "@portico/design-system/layout";
import { type Column, Table } from "@portico/design-system/table";
import { Heading, Text } from "@portico/design-system/text";
import type { Funnel } from "./operations.api.ts";
import { percentOf } from "./statistics.ts";

/** Whether a browser began the flow in the period. */
export const isStarted = ({ steps }: Funnel): boolean => (steps[0]?.devices ?? 0) > 0;

/** How many browsers got how far in a flow that at least one began. */
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
      bars={rows.map(({ number, ...bar }) => ({ ...bar, written: number }))}
      empty={null}
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

/** The flows that nobody began, in one list: an empty chart for each says no more. */
export function NotStarted({ funnels }: { funnels: readonly Funnel[] }) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        {t("studio.operations.funnel.none.title")}
      </Heading>
      <Stack as="ul" gap="xsmall">
        {funnels.map(({ flow }) => (
          <Text key={flow} as="li">
            {t("studio.operations.funnel.flow", { flow })}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
