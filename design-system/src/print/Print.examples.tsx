import { Alert } from "../alert/index.ts";
import { Button } from "../button/index.ts";
import { Card } from "../card/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { DateText, Money } from "../money/index.ts";
import { Table } from "../table/index.ts";
import { Heading, Text } from "../text/index.ts";
import { PrintLayout } from "./PrintLayout.tsx";
import { PrintOnly } from "./PrintOnly.tsx";
import { ScreenOnly } from "./ScreenOnly.tsx";

const header = <Text size="small">Portico Business · Harbor Street Bakery · Account 8347 20 118</Text>;

/** The menu around it stays on the screen. */
export function Receipt({ onPrint = () => undefined }: { onPrint?: () => void } = {}) {
  const items = [
    { id: "amount", term: "Amount", detail: <Money cents={24817} /> },
    { id: "date", term: "Date", detail: <DateText date="2026-11-21" /> },
    { id: "number", term: "Confirmation number", detail: "JFVCJ-DA3GF" },
  ];
  return (
    <Stack>
      <nav aria-label="Main">
        <Link href="#billing">Billing</Link>
      </nav>
      <PrintLayout header={header}>
        <Stack>
          <Heading level={2}>Receipt</Heading>
          <Alert tone="success" toneLabel="Done" title="Your payment was sent." />
          <Card>
            <DescriptionList items={items} />
          </Card>
          <PrintOnly>
            <Text size="small">Questions? Call the number on your bill.</Text>
          </PrintOnly>
          <ScreenOnly>
            <div>
              <Button variant="secondary" onPress={onPrint}>
                Print
              </Button>
            </div>
          </ScreenOnly>
        </Stack>
      </PrintLayout>
    </Stack>
  );
}

type Charge = { id: string; name: string; cents: number };
const charges: readonly Charge[] = Array.from({ length: 80 }, (_, index) => ({
  id: String(index),
  name: `Line ${index + 1}, voice and mobile data`,
  cents: 1500 + index,
}));

/** Longer than a sheet. */
export function Statement() {
  const columns = [
    { id: "name", header: "Charge", rowHeader: true, cell: ({ name }: Charge) => name },
    { id: "cents", header: "Amount", align: "end" as const, cell: ({ cents }: Charge) => <Money cents={cents} /> },
  ];
  return (
    <PrintLayout header={header}>
      <Table caption="Charges in November" columns={columns} rows={charges} rowKey={({ id }) => id} empty={null} />
    </PrintLayout>
  );
}

export function AllStates() {
  return <Receipt />;
}
