import { ButtonLink } from "../button/index.ts";
import { DateText } from "../money/index.ts";
import { PageHeader } from "./PageHeader.tsx";

export function WithEyebrow() {
  return <PageHeader eyebrow={<DateText date="2026-11-21" format="long" />} title="Good morning, Dana" />;
}

export function WithActions() {
  return (
    <PageHeader
      title="Payment history"
      description="Every payment of the last 24 months, with its receipt."
      actions={
        <ButtonLink href="#export" variant="secondary" size="compact">
          Export
        </ButtonLink>
      }
    />
  );
}

export function WithBack() {
  return <PageHeader back={{ href: "#billing", label: "Billing" }} title="Make a payment" />;
}
