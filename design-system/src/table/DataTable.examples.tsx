import { useState } from "react";
import { Alert } from "../alert/index.ts";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { EmptyState } from "../feedback/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { Stack } from "../layout/index.ts";
import { LinkButton } from "../link/index.ts";
import { DateText, Money } from "../money/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { DataTable } from "./DataTable.tsx";
import type { TableSort, TableStatus } from "./dataTableParts.ts";
import type { Column } from "./TableCells.tsx";

type Entry = { id: string; date: string; what: string; cents: number };

const kinds = [
  { what: "Payment, Visa ending in 4242", sign: -1 },
  { what: "Internet 600 Mbps", sign: 1 },
  { what: "Voice, 4 lines", sign: 1 },
  { what: "Late fee", sign: 1 },
  { what: "Credit for an outage", sign: -1 },
  { what: "Taxes and fees", sign: 1 },
] as const;

const kindOf = (index: number) => kinds[index % kinds.length] ?? kinds[0];

/** A year of generated entries, the same in every run. */
export const entries: readonly Entry[] = Array.from({ length: 24 }, (_, index) => ({
  id: `e${index}`,
  date: `2026-${String(1 + (index % 12)).padStart(2, "0")}-${String(5 + ((index * 7) % 20)).padStart(2, "0")}`,
  what: kindOf(index).what,
  cents: kindOf(index).sign * (1500 + ((index * 7919) % 23000)),
}));

const entryColumns: readonly Column<Entry>[] = [
  { id: "date", header: "Date", nowrap: true, cell: ({ date }) => <DateText date={date} format="medium" /> },
  { id: "what", header: "What for", rowHeader: true, cell: ({ what }) => what },
  { id: "amount", header: "Amount", align: "end", nowrap: true, cell: ({ cents }) => <Money cents={cents} signed /> },
];

const sortColumns = [
  { column: "date", ascending: "Date, oldest first", descending: "Date, newest first", first: "descending" },
  { column: "amount", ascending: "Amount, lowest first", descending: "Amount, highest first", first: "descending" },
] as const;

const sums: Record<string, (one: Entry, other: Entry) => number> = {
  date: (one, other) => one.date.localeCompare(other.date),
  amount: (one, other) => one.cents - other.cents,
};

function sorted(rows: readonly Entry[], { column, direction }: TableSort): readonly Entry[] {
  const compare = sums[column] ?? (() => 0);
  return rows.toSorted((one, other) => (direction === "ascending" ? compare(one, other) : compare(other, one)));
}

const keyOf = ({ id }: { id: string }) => id;
const nothing = (
  <EmptyState title="No activity yet">Charges and payments will stand here from your first bill on.</EmptyState>
);
const totalOf = (rows: readonly Entry[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Charges and payments of an account: sorted, with totals, under a sticky header. */
export function Activity({ initial, onChange, count = entries.length }: ExampleProps<TableSort> & { count?: number }) {
  const [sort, onSort] = useExampleValue<TableSort>({ column: "date", direction: "descending" }, { initial, onChange });
  return (
    <DataTable
      caption="Activity in 2026"
      columns={entryColumns}
      rows={sorted(entries.slice(0, count), sort)}
      rowKey={keyOf}
      empty={nothing}
      stickyHeader
      sorting={{ sort, onSort, label: "Sort by", columns: sortColumns }}
      totals={{ label: "Total", cells: { amount: <Money cents={totalOf(entries.slice(0, count))} signed /> } }}
    />
  );
}

type User = {
  id: string;
  name: string;
  email: string;
  role: "Owner" | "Manager" | "Viewer";
  state: "active" | "invited";
};

export const users: readonly User[] = [
  { id: "u1", name: "Ana Rivera", email: "ana@harborstreet.example", role: "Owner", state: "active" },
  { id: "u2", name: "Theo Lindqvist", email: "theo@harborstreet.example", role: "Manager", state: "active" },
  { id: "u3", name: "Mei-Ling Okafor", email: "mei-ling@harborstreet.example", role: "Viewer", state: "invited" },
];

const userColumns: readonly Column<User>[] = [
  { id: "name", header: "Name", rowHeader: true, cell: ({ name }) => name },
  { id: "email", header: "E-mail", cell: ({ email }) => email },
  { id: "role", header: "Role", cell: ({ role }) => role },
  {
    id: "state",
    header: "State",
    cell: ({ state }) =>
      state === "active" ? <Badge tone="success">Active</Badge> : <Badge tone="info">Invited</Badge>,
  },
];

/** Users who may sign in: selected for bulk actions, or changed one by one. */
export function Users({ initial = new Set<string>(), onChange }: ExampleProps<ReadonlySet<string>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(initial);
  const onSelect = (next: ReadonlySet<string>) => {
    setSelected(next);
    onChange?.(next);
  };
  return (
    <DataTable
      caption="Users of Harbor Street Bakery"
      columns={userColumns}
      rows={users}
      rowKey={keyOf}
      empty={<EmptyState title="Nobody else yet" />}
      selection={{
        selected,
        onSelect,
        header: "Selection",
        allLabel: "Select all users",
        rowLabel: ({ name }) => `Select ${name}`,
        count: (count) => (count === 1 ? "1 user selected" : `${count} users selected`),
        actions: (
          <Button variant="secondary" size="compact">
            Remove access
          </Button>
        ),
      }}
      rowActions={{
        header: "Actions",
        actions: ({ name }) => (
          <LinkButton onPress={() => undefined}>
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        ),
      }}
    />
  );
}

export function SomeUsers() {
  return <Users initial={new Set(["u2"])} />;
}

function WithStatus({ status, rows = [] }: { status?: TableStatus; rows?: readonly Entry[] }) {
  return (
    <DataTable
      caption="Activity in November"
      columns={entryColumns}
      rows={rows}
      rowKey={keyOf}
      empty={nothing}
      status={status}
    />
  );
}

const problem = (
  <Alert
    tone="warning"
    toneLabel="Attention"
    title="Older activity could not be loaded."
    action={
      <LinkButton tone="inherit" onPress={() => undefined}>
        Try again
      </LinkButton>
    }
  >
    What stands here is complete since October 5.
  </Alert>
);

export function Loading() {
  return <WithStatus status={{ state: "loading", label: "Loading your activity" }} />;
}

export function Refreshing() {
  return <WithStatus status={{ state: "loading", label: "Updating your activity" }} rows={entries.slice(0, 2)} />;
}

export function Partial() {
  return <WithStatus status={{ state: "failed", message: problem }} rows={entries.slice(0, 2)} />;
}

export function Failed() {
  return <WithStatus status={{ state: "failed", message: problem }} />;
}

export function NoActivity() {
  return <WithStatus />;
}

/** From an empty to a filled table, as on a screen: the buttons simulate the responses. */
export function Arriving() {
  const [status, setStatus] = useState<TableStatus>();
  return (
    <Stack>
      <Button variant="secondary" onPress={() => setStatus({ state: "loading", label: "Loading your activity" })}>
        Load
      </Button>
      <WithStatus status={status} rows={entries.slice(0, 2)} />
    </Stack>
  );
}

export function AllDataStates() {
  return (
    <Stack gap="xxlarge">
      <Activity count={3} />
      <SomeUsers />
      <Loading />
      <Refreshing />
      <Partial />
      <Failed />
      <NoActivity />
    </Stack>
  );
}
