import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, MaskedNumber, Money } from "../money/index.ts";
import { DescriptionList } from "./DescriptionList.tsx";

export function Rows() {
  const items = [
    { id: "account", term: "Account", detail: "Harbor Street Bakery", aside: "8347 20 118" },
    {
      id: "method",
      term: "Method",
      detail: (
        <>
          Visa <MaskedNumber lastFour="4242" label="ending in" />
        </>
      ),
      aside: <Link href="#method">Change</Link>,
    },
    { id: "date", term: "Date", detail: <DateText date="2026-11-21" />, aside: <Link href="#date">Change</Link> },
    { id: "balance", term: "Balance after the payment", detail: <Money cents={0} /> },
  ];
  return <DescriptionList items={items} />;
}

export function Pairs() {
  const items = [
    { id: "next", term: "Next payment", detail: <DateText date="2026-12-05" /> },
    { id: "amount", term: "Amount", detail: <Money cents={24817} /> },
  ];
  return <DescriptionList variant="pairs" items={items} />;
}

export function LongWords() {
  const detail = "One thousand two hundred Harbor Street, second floor, Gloucester, Massachusetts";
  return <DescriptionList items={[{ id: "address", term: "Service address", detail }]} />;
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <Rows />
      <Pairs />
      <LongWords />
    </Stack>
  );
}
