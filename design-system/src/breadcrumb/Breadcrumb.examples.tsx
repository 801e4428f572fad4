import { Stack } from "../layout/index.ts";
import { Breadcrumb, type BreadcrumbProps } from "./Breadcrumb.tsx";

const moreLabel = (hidden: readonly string[]) => `Show ${hidden.join(", ")}`;

const support: BreadcrumbProps["crumbs"] = [
  { href: "#support", label: "Support" },
  { href: "#billing", label: "Billing and payments" },
  { href: "#statements", label: "Statements" },
  { href: "#reading", label: "Reading your bill" },
];

/** Collapses its middle on a phone. */
export function Deep() {
  return <Breadcrumb label="Breadcrumb" crumbs={support} current="Taxes and surcharges" moreLabel={moreLabel} />;
}

export function Two() {
  return (
    <Breadcrumb
      label="Where this message stands"
      crumbs={[
        { href: "#messages", label: "Messages" },
        { href: "#billing", label: "billing.payOnce" },
      ]}
      current="billing.payOnce.amount.outOfRange"
      moreLabel={moreLabel}
    />
  );
}

export function AtTheTop() {
  return <Breadcrumb label="Breadcrumb of support" crumbs={[]} current="Support" moreLabel={moreLabel} />;
}

export function LongWords() {
  const word = "Telekommunikationsgrundgebührenerhöhung";
  const crumbs = ["a", "b", "c"].map((id) => ({ href: `#${id}`, label: word }));
  return <Breadcrumb label={word} crumbs={crumbs} current={word} moreLabel={moreLabel} />;
}

export function AllStates() {
  return (
    <Stack gap="large">
      <Deep />
      <Two />
      <AtTheTop />
    </Stack>
  );
}
