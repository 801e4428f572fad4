import { useCopy } from "@portico/content-runtime/react";
import { BarList } from "@portico/design-system/chart";
import { EmptyState } from "@portico/design-system/feedback";
import { type Column, Table } from "@portico/design-system/table";
import { When } from "../../components/InlineText.tsx";
import type { ErrorCount, OperationsReport } from "./operations.api.ts";
import { maxBars } from "./statistics.ts";

const keyOf = ({ kind, code }: ErrorCount) => `${kind} ${code}`;

/** The codes of errors, most frequent first. */
export function Errors({ errors, others }: { errors: readonly ErrorCount[]; others: number }) {
  const t = useCopy();
  const times = (count: number) => t("studio.operations.times", { count });
  const total = errors.reduce((sum, { count }) => sum + count, others);
  return (
    <BarList
      title={t("studio.operations.errors.title")}
      level={2}
      summary={t("studio.operations.errors.summary", { total, others })}
      tone="critical"
      bars={errors.slice(0, maxBars).map((error) => ({
        id: keyOf(error),
        label: <span translate="no">{error.code}</span>,
        value: error.count,
        written: times(error.count),
      }))}
      empty={
        <EmptyState level={3} title={t("studio.operations.errors.none.title")}>
          {t("studio.operations.errors.none.detail")}
        </EmptyState>
      }
      table={{ show: t("studio.operations.table"), content: <ErrorTable errors={errors} /> }}
    />
  );
}

function ErrorTable({ errors }: { errors: readonly ErrorCount[] }) {
  const t = useCopy();
  const columns: Column<ErrorCount>[] = [
    {
      id: "code",
      header: t("studio.operations.column.code"),
      rowHeader: true,
      cell: ({ code }) => <span translate="no">{code}</span>,
    },
    {
      id: "kind",
      header: t("studio.operations.column.kind"),
      cell: ({ kind }) => t(`studio.operations.errors.kind.${kind}`),
    },
    {
      id: "count",
      header: t("studio.operations.column.count"),
      align: "end",
      cell: ({ count }) => t("studio.operations.number", { number: count }),
    },
    { id: "last", header: t("studio.operations.column.last"), cell: ({ lastAt }) => <When at={lastAt} /> },
  ];
  return (
    <Table
      caption={t("studio.operations.errors.caption")}
      columns={columns}
      rows={errors}
      rowKey={keyOf}
      empty={null}
    />
  );
}

const who = ["customers", "agents", "visitors"] as const;

/** How many sessions there were, those of agents apart. */
export function Sessions({ sessions }: Pick<OperationsReport, "sessions">) {
  const t = useCopy();
  const rows = who.map((id) => ({
    id,
    label: t(`studio.operations.sessions.${id}`),
    value: sessions[id],
    written: t("studio.operations.number", { number: sessions[id] }),
  }));
  const columns: Column<(typeof rows)[number]>[] = [
    { id: "who", header: t("studio.operations.column.who"), rowHeader: true, cell: ({ label }) => label },
    { id: "count", header: t("studio.operations.column.sessions"), align: "end", cell: ({ written }) => written },
  ];
  return (
    <BarList
      title={t("studio.operations.sessions.title")}
      level={2}
      summary={t("studio.operations.sessions.summary", { devices: sessions.devices })}
      bars={rows}
      empty={null}
      table={{
        show: t("studio.operations.table"),
        content: (
          <Table
            caption={t("studio.operations.sessions.caption")}
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
