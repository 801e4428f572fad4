import { Card } from "../card/index.ts";
import { EmptyState } from "../feedback/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Table } from "../table/index.ts";
import { BarList, type BarListProps } from "./BarList.tsx";

const calls = {
  en: {
    title: "Which calls fail?",
    summary: "Most failures are in paying: 48 of 61.",
    show: "See it as a table",
    caption: "Failed calls",
    call: "Call",
    failed: "Failed",
    names: ["Pay a bill", "Read the bill", "Sign in"],
    times: (count: number) => `${count} calls`,
  },
  es: {
    title: "¿Qué llamadas fallan?",
    summary: "La mayoría de los errores ocurre al pagar: 48 de 61.",
    show: "Ver como tabla",
    caption: "Llamadas con errores",
    call: "Llamada",
    failed: "Con errores",
    names: ["Pagar una factura", "Leer la factura", "Iniciar sesión"],
    times: (count: number) => `${count} llamadas`,
  },
};

type Listed = { counts: readonly number[]; name?: string } & Pick<BarListProps, "tone" | "max">;

function FailedCalls({ counts, name, ...bars }: Listed) {
  const {
    title,
    summary,
    show,
    caption,
    call,
    failed,
    names: own,
    times,
  } = calls[useLocale() === "es-US" ? "es" : "en"];
  const rows = counts.map((count, index) => ({
    id: String(index),
    label: name ?? own[index] ?? "",
    value: count,
    written: times(count),
  }));
  const content = (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        { id: "call", header: call, rowHeader: true, cell: ({ label }) => label },
        { id: "failed", header: failed, align: "end", cell: ({ written }) => written },
      ]}
    />
  );
  const empty = (
    <EmptyState level={4} title="No call failed">
      Failed calls of the last 24 hours show here.
    </EmptyState>
  );
  return (
    <BarList
      title={name ?? title}
      summary={name ?? summary}
      level={3}
      bars={rows}
      empty={empty}
      table={{ show, content }}
      {...bars}
    />
  );
}

export function Ranked() {
  return <FailedCalls counts={[48, 13, 0]} />;
}
export function RankedFailures() {
  return <FailedCalls counts={[48, 13, 0]} tone="critical" />;
}
/** Shares of a whole that no bar reaches. */
export function RankedOfWhole() {
  return <FailedCalls counts={[48, 13, 0]} max={100} />;
}
export function NothingRanked() {
  return <FailedCalls counts={[]} />;
}
export function RankedLongWords() {
  return <FailedCalls counts={[48, 13]} name="Telekommunikationsgrundgebührenerhöhung" />;
}

/** Every state of `BarList`. */
export function BarLists() {
  return (
    <Stack gap="large">
      {[Ranked, RankedFailures, RankedOfWhole, NothingRanked, RankedLongWords].map((Example) => (
        <Card key={Example.name}>
          <Example />
        </Card>
      ))}
    </Stack>
  );
}
