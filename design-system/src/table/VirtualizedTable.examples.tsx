import { useState } from "react";
import { Badge } from "../badge/index.ts";
import { EmptyState } from "../feedback/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { useLocale } from "../locale/index.ts";
import type { TableSort } from "./dataTableParts.ts";
import { type VirtualizedColumn, VirtualizedTable } from "./VirtualizedTable.tsx";

type Message = { key: string; labels: string; state: "Live" | "Draft" };

const screens = ["billing.payOnce", "billing.history", "session.timeout", "voice.forwarding", "community.channels"];

/** Generated messages of a portal, the same in every run. */
export const messagesOf = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${screens[index % screens.length]}.text${String(index + 1).padStart(4, "0")}`,
    labels:
      index % 7 === 0
        ? "Your payment is on its way. It can take until tomorrow before your account shows it."
        : "See your bill",
    state: index % 4 === 0 ? "Draft" : "Live",
  }));

const columns: readonly VirtualizedColumn<Message>[] = [
  { id: "key", header: "Key", rowHeader: true, cell: ({ key }) => key },
  { id: "words", header: "English", cell: ({ labels }) => labels },
  {
    id: "state",
    header: "State",
    narrow: true,
    cell: ({ state }) => <Badge tone={state === "Live" ? "success" : "info"}>{state}</Badge>,
  },
];

const orders = [{ column: "key", ascending: "Key, first to last", descending: "Key, last to first" }] as const;
const keyOf = ({ key }: Message) => key;
const pageOf = ({ key }: Message) => `#${key}`;
const none = <EmptyState title="No message matches">Change the search or take a filter away.</EmptyState>;

/** An editor's list of messages: sorted, with selection, each linking to its own page. */
export function Messages({ count = 3000 }: { count?: number }) {
  const locale = useLocale();
  const [rows] = useState(() => messagesOf(count));
  const [sort, onSort] = useState<TableSort>({ column: "key", direction: "ascending" });
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  return (
    <VirtualizedTable
      caption="Messages"
      columns={columns}
      rows={sort.direction === "ascending" ? rows : rows.toReversed()}
      rowKey={keyOf}
      href={pageOf}
      empty={none}
      sorting={{ sort, onSort, label: "Sort by", columns: orders }}
      selection={{
        selected,
        onSelect,
        header: "Selection",
        allLabel: "Select all messages",
        rowLabel: ({ key }) => `Select ${key}`,
        count: (chosen) => `${chosen.toLocaleString(locale)} selected`,
      }}
    />
  );
}

export function AFewMessages() {
  return (
    <VirtualizedTable
      caption="Messages without Spanish"
      columns={columns}
      rows={messagesOf(4)}
      rowKey={keyOf}
      href={pageOf}
      empty={none}
    />
  );
}

export function LoadingMessages() {
  return (
    <VirtualizedTable
      caption="Messages"
      columns={columns}
      rows={[]}
      rowKey={keyOf}
      href={pageOf}
      empty={none}
      status={{ state: "loading", label: "Loading messages" }}
    />
  );
}

export function NoMessages() {
  return <VirtualizedTable caption="Messages" columns={columns} rows={[]} rowKey={keyOf} href={pageOf} empty={none} />;
}

/** Between two links, as on a page. */
export function OnAPage() {
  return (
    <Stack align="start">
      <Link href="#search">Search</Link>
      <Messages />
      <Link href="#help">Help</Link>
    </Stack>
  );
}

export function AllVirtualizedStates() {
  return (
    <Stack gap="xxlarge">
      <Messages count={4} />
      <LoadingMessages />
      <NoMessages />
    </Stack>
  );
}
