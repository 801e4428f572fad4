import { useState } from "react";
import { TextArea } from "../field/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Tabs } from "./Tabs.tsx";

const bill = [
  { id: "summary", label: "Summary", content: <Text>Internet, voice and two mobile lines: $248.17.</Text> },
  { id: "charges", label: "Charges", content: <Text>New line, $15.00. Taxes and fees, $6.77.</Text> },
  { id: "usage", label: "Usage", content: <Text>412 minutes and 18 GB.</Text> },
] as const;

type View = (typeof bill)[number]["id"];

export function Bill(props: ExampleProps<View>) {
  const [value, onChange] = useExampleValue<View>("summary", props);
  return <Tabs label="Views of the November bill" tabs={bill} value={value} onChange={onChange} />;
}

const areas = [
  "Overview",
  "Call forwarding",
  "Voicemail",
  "Blocked callers",
  "Simultaneous ring",
  "Caller ID",
  "Speed dial",
].map((label, index) => ({
  id: `area-${index}`,
  label,
  content: <Text>Settings of {label.toLowerCase()}.</Text>,
}));

/** More tabs than fit on a phone. */
export function Many(props: ExampleProps<string>) {
  const [value, onChange] = useExampleValue("area-0", props);
  return <Tabs label="Voice settings" tabs={areas} value={value} onChange={onChange} />;
}

function Note() {
  const [note, setNote] = useState("");
  return <TextArea label="Your note" name="note" value={note} onChange={setNote} optionalLabel="optional" />;
}

/** A panel with a field: typed text stays while another panel is shown. */
export function KeptMounted() {
  const [value, onChange] = useState<"note" | "history">("note");
  const tabs = [
    { id: "note" as const, label: "Note", content: <Note /> },
    { id: "history" as const, label: "History", content: <Text>Changed on November 2.</Text> },
  ];
  return <Tabs label="About this line" tabs={tabs} value={value} onChange={onChange} keepMounted />;
}

export function LongWords(props: ExampleProps<string>) {
  const [value, onChange] = useExampleValue("first", props);
  const word = "Rufweiterleitungsbenachrichtigungseinstellungen";
  const tabs = [
    { id: "first", label: word, content: <Text>{word}</Text> },
    { id: "second", label: `${word} zurücksetzen`, content: <Text>Zurücksetzen</Text> },
  ];
  return <Tabs label="Einstellungen" tabs={tabs} value={value} onChange={onChange} />;
}

export function AllStates() {
  return (
    <Stack gap="xxlarge">
      <Bill />
      <Bill initial="usage" />
      <Many initial="area-3" />
    </Stack>
  );
}
