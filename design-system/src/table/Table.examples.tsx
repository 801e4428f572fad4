import { Badge } from "../badge/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, Money } from "../money/index.ts";
import { Text } from "../text/index.ts";
import { Table } from "./Table.tsx";
import type { Column } from "./TableCells.tsx";

type Payment = { id: string; date: string; method: string; status: "posted" | "scheduled" | "declined"; cents: number };

export const payments: readonly Payment[] = [
  { id: "p1", date: "2026-12-05", method: "Visa ending in 4242", status: "scheduled", cents: 24817 },
  { id: "p2", date: "2026-11-06", method: "Visa ending in 4242", status: "posted", cents: 23140 },
  { id: "p3", date: "2026-10-04", method: "Checking ending in 6789", status: "declined", cents: 1023140 },
];

const statuses = {
  posted: <Badge tone="success">Posted</Badge>,
  scheduled: <Badge tone="info">Scheduled</Badge>,
  declined: <Badge tone="critical">Declined</Badge>,
};

const columns: readonly Column<Payment>[] = [
  {
    id: "date",
    header: "Date",
    rowHeader: true,
    nowrap: true,
    cell: ({ date }) => <DateText date={date} format="medium" />,
  },
  { id: "method", header: "Paid with", cell: ({ method }) => method },
  { id: "status", header: "Status", cell: ({ status }) => statuses[status] },
  { id: "amount", header: "Amount", align: "end", cell: ({ cents }) => <Money cents={cents} /> },
  { id: "receipt", header: "Receipt", align: "end", cell: ({ id }) => <Link href={`#receipt-${id}`}>View</Link> },
];

const nothing = <Text tone="quiet">No payments yet. The first one will stand here as soon as it is sent.</Text>;

export function History({ captionHidden }: { captionHidden?: boolean } = {}) {
  return (
    <Table
      caption="Payments since October"
      captionHidden={captionHidden}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      empty={nothing}
    />
  );
}

export function Empty() {
  return <Table caption="Payments since October" columns={columns} rows={[]} rowKey={({ id }) => id} empty={nothing} />;
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigung";
  const long: readonly Column<Payment>[] = [
    { id: "name", header: `${word}sname`, rowHeader: true, cell: () => word },
    { id: "amount", header: "Zahlungsbetragssumme", align: "end", cell: ({ cents }) => <Money cents={cents} /> },
  ];
  return <Table caption={word} columns={long} rows={payments.slice(0, 1)} rowKey={({ id }) => id} empty={null} />;
}

export function AllStates() {
  return (
    <Stack gap="xxlarge">
      <History />
      <Empty />
    </Stack>
  );
}
