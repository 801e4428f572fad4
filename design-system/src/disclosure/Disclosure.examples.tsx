import { useState } from "react";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Accordion, type AccordionItem } from "./Accordion.tsx";
import { Disclosure } from "./Disclosure.tsx";

const answer = <Text>A new line was added on November 3. It costs $15.00 a month; the taxes on it are $1.77.</Text>;

export function WhyHigher({ onToggle }: { onToggle?: (open: boolean) => void } = {}) {
  return (
    <Disclosure summary="Why this bill is $16.77 higher" onOpenChange={onToggle}>
      {answer}
    </Disclosure>
  );
}

/** Controlled by the screen. */
export function HeldOutside() {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure summary="Why this bill is $16.77 higher" open={open} onOpenChange={setOpen}>
      {answer}
    </Disclosure>
  );
}

type Question = "due" | "late" | "taxes";

const questions: readonly AccordionItem<Question>[] = [
  {
    id: "due",
    title: "When is my bill due?",
    content: <Text>On the same day each month, about three weeks after we send it.</Text>,
  },
  {
    id: "late",
    title: "What happens when I pay late?",
    content: <Text>A late fee of $8.95 is added to the next bill. Your service goes on for at least ten days.</Text>,
  },
  {
    id: "taxes",
    title: "Why do taxes change from month to month?",
    content: <Text>They are set by your city and your state, and follow what you use.</Text>,
  },
];

type AccordionExample = { start?: readonly Question[]; onChange?: (open: readonly Question[]) => void; one?: boolean };

export function Questions({ start = [], onChange, one }: AccordionExample = {}) {
  const [open, setOpen] = useState(start);
  const change = (next: readonly Question[]) => {
    setOpen(next);
    onChange?.(next);
  };
  return <Accordion level={3} items={questions} open={open} onOpenChange={change} single={one} />;
}

/** Opening one closes the others. */
export function OneAtATime({ onChange }: AccordionExample = {}) {
  return <Questions start={["due"]} onChange={onChange} one />;
}

export function LongWords() {
  const word = "Rechnungsbetragserhöhungsbegründungszusammenfassung";
  return (
    <Stack>
      <Disclosure summary={word} open onOpenChange={() => undefined}>
        <Text>{word}</Text>
      </Disclosure>
      <Accordion
        level={3}
        items={[{ id: "word", title: word, content: word }]}
        open={["word"]}
        onOpenChange={() => undefined}
      />
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <WhyHigher />
      <HeldOutside />
      <Questions />
      <OneAtATime />
    </Stack>
  );
}
