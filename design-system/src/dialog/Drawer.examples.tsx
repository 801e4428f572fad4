import { useState } from "react";
import { Button } from "../button/index.ts";
import { Checkbox, RadioGroup } from "../choice/index.ts";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Drawer } from "./Drawer.tsx";

type DrawerExampleProps = { startsOpen?: boolean; onAnswer?: (answer: string) => void };

const periods = [
  { value: "month", label: "This month" },
  { value: "year", label: "This year" },
  { value: "all", label: "All seven years" },
];

export function Filters({ startsOpen = false, onAnswer }: DrawerExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  const [period, setPeriod] = useState("year");
  const [refunds, setRefunds] = useState(true);
  const answer = (given: string) => () => {
    setOpen(false);
    onAnswer?.(given);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        open={open}
        title="Show in the history"
        description="The list below follows, and so does what you save as a file."
        closeLabel="Close"
        onOpenChange={answer("closed")}
        footer={
          <Button onPress={answer(`${period}, ${refunds ? "with" : "without"} refunds`)}>Show 24 payments</Button>
        }
      >
        <Stack gap="large">
          <RadioGroup legend="Time" name="period" value={period} onChange={setPeriod} options={periods} />
          <Checkbox label="Refunds too" name="refunds" checked={refunds} onChange={setRefunds} />
        </Stack>
      </Drawer>
    </>
  );
}

const versions = Array.from({ length: 30 }, (_, index) => 214 - index);

export function Versions({ startsOpen = false }: DrawerExampleProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        History of this message
      </Button>
      <Drawer open={open} title="pay.review.title" closeLabel="Close" onOpenChange={setOpen}>
        <Stack>
          {versions.map((version) => (
            <Text key={version}>Release {version}: “Review and pay”, by Sam Ortiz</Text>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungseinstellungen";
  return (
    <Drawer open title={word} closeLabel="Schließen" onOpenChange={() => undefined} footer={<Button>{word}</Button>}>
      <Text>{word}</Text>
    </Drawer>
  );
}
