import { useState } from "react";
import { Inline, Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { TopBar } from "../navigation/index.ts";
import { Badge } from "./Badge.tsx";
import { Count } from "./Count.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { Tag } from "./Tag.tsx";
import { TagList } from "./TagList.tsx";

export function Tones() {
  return (
    <Inline>
      <Badge tone="success">On</Badge>
      <Badge tone="warning">Expires soon</Badge>
      <Badge tone="critical">Past due</Badge>
      <Badge tone="info">Scheduled</Badge>
      <Badge tone="neutral">Off</Badge>
    </Inline>
  );
}

export function Counted() {
  return (
    <TopBar brand="Portico">
      <Link href="#notifications" tone="onBrand">
        Notifications <Count value={2} label="2 unread" />
      </Link>
    </TopBar>
  );
}

/** A list of services with their status. */
export function Statuses() {
  return (
    <Stack gap="small" align="start">
      <StatusDot tone="success">Working normally</StatusDot>
      <StatusDot tone="warning">Slower than usual</StatusDot>
      <StatusDot tone="critical">Not working since 8:40 a.m.</StatusDot>
      <StatusDot tone="info">Technician visit on November 28</StatusDot>
      <StatusDot tone="neutral">Switched off</StatusDot>
    </Stack>
  );
}

export function FixedTag() {
  return <Tag>Legal text</Tag>;
}

const filters = [
  { id: "payments", label: "Payments", removeLabel: "Remove the filter Payments" },
  { id: "november", label: "November 2026", removeLabel: "Remove the filter November 2026" },
  { id: "visa", label: "Visa ending in 4242", removeLabel: "Remove the filter Visa ending in 4242" },
];

/** Filters of account activity; removing one shows more rows. */
export function Filters() {
  const [tags, setTags] = useState(filters);
  return (
    <TagList label="Filters that are on" tags={tags} onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))} />
  );
}

export function AllStates() {
  return (
    <Stack>
      <Tones />
      <Counted />
      <Statuses />
      <FixedTag />
      <Filters />
    </Stack>
  );
}
