import { useState } from "react";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Disclosure } from "./Disclosure.tsx";

const answer = <Text>A new line was added on November 3. It costs $15.00 a month; the taxes on it are $1.77.</Text>;

export function WhyHigher({ onToggle }: { onToggle?: (open: boolean) => void } = {}) {
  return <Disclosure summary="Why this bill is $16.77 higher" onToggle={onToggle}>{answer}</Disclosure>;
}

/** The screen holds the state. */
export function HeldOutside() {
  const [open, setOpen] = useState(true);
  return <Disclosure summary="Why this bill is $16.77 higher" open={open} onToggle={setOpen}>{answer}</Disclosure>;
}

export function LongWords() {
  const word = "Rechnungsbetragserhöhungsbegründungszusammenfassung";
  return <Disclosure summary={word} open onToggle={() => undefined}><Text>{word}</Text></Disclosure>;
}

export function AllStates() {
  return (
    <Stack gap="medium">
      <WhyHigher />
      <HeldOutside />
    </Stack>
  );
}
