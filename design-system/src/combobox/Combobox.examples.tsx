import { useState } from "react";
import { Button } from "../button/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Columns, Stack } from "../layout/index.ts";
import { Combobox } from "./Combobox.tsx";

const screens = [
  { value: "summary", label: "Account summary", description: "portal.summary" },
  { value: "payBill", label: "Pay bill", description: "billing.payOnce" },
  { value: "autoPay", label: "Auto Pay", description: "billing.autoPay" },
  { value: "history", label: "Payment history", description: "billing.history" },
  { value: "statements", label: "Statements", description: "billing.statements" },
  { value: "users", label: "Users", description: "account.users" },
  { value: "voice", label: "Voice mail", description: "voice.messages" },
  { value: "cafe", label: "Café Wi-Fi", description: "services.guestWifi" },
] as const;

export type Screen = (typeof screens)[number]["value"];
type Chosen = ExampleProps<Screen | ""> & { name?: string; onBlur?: () => void };

const labels = {
  clearLabel: "Clear the screen",
  found: (count: number) => (count === 1 ? "1 screen" : `${count} screens`),
  noneFound: "No screen is called that. Try fewer letters.",
};

export function Screens(props: Chosen) {
  const [value, onChange] = useExampleValue<Screen | "">("", props);
  return (
    <Combobox
      {...labels}
      label="Screen"
      name={props.name ?? "screen"}
      hint="Where customers read the message."
      options={screens}
      value={value}
      onChange={onChange}
      onBlur={props.onBlur}
      error={props.error}
    />
  );
}

export function OptionalScreen(props: Chosen) {
  const [value, onChange] = useExampleValue<Screen | "">("", props);
  return (
    <Combobox
      {...labels}
      label="Screen"
      name="optionalScreen"
      optionalLabel="optional"
      options={screens}
      value={value}
      onChange={onChange}
    />
  );
}

/** A filter that is cleared from outside, even if its text matches no option. */
export function ResetFromOutside() {
  const [value, setValue] = useState<Screen | "">("");
  const [text, setText] = useState("");
  const reset = () => {
    setValue("");
    setText("");
  };
  return (
    <Stack gap="medium">
      <Combobox
        {...labels}
        label="Screen"
        name="screenFilter"
        options={screens}
        value={value}
        onChange={setValue}
        text={text}
        onTextChange={setText}
      />
      <Button variant="secondary" onPress={reset}>
        Reset the filter
      </Button>
    </Stack>
  );
}

const accounts = [
  { value: "8347-20-118", label: "Harbor Street Bakery", description: "8347 20 118" },
  { value: "8347-20-245", label: "Harbor Lights Hotel", description: "8347 20 245" },
  { value: "8347-31-007", label: "Cedar Dental", description: "8347 31 007" },
];

type Look = (text: string) => Promise<readonly (typeof accounts)[number][]>;
const lookHere: Look = async (text) =>
  accounts.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

/** Options searched on a server. Only the response to the latest request counts: late responses are dropped. */
export function Accounts({ look = lookHere, initial = "" }: { look?: Look; initial?: string }) {
  const [value, onChange] = useState(initial);
  const [{ options, busy }, setFound] = useState({
    asked: "",
    options: accounts as readonly (typeof accounts)[number][],
    busy: false,
  });
  const search = async (text: string) => {
    setFound({ asked: text, options, busy: true });
    const answer = await look(text);
    setFound((now) => (now.asked === text ? { asked: text, options: answer, busy: false } : now));
  };
  return (
    <Combobox
      label="Account"
      name="account"
      clearLabel="Clear the account"
      found={(count) => `${count} accounts`}
      noneFound="No account begins with that."
      options={options}
      value={value}
      onChange={onChange}
      onInput={(text) => void search(text)}
      busy={busy ? "Searching" : undefined}
      hint="Type the first letters of its name."
    />
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungen";
  return (
    <Combobox
      label={word}
      name="longCombobox"
      clearLabel="Leeren"
      found={(count) => `${count} gefunden`}
      noneFound={`${word} ${word}`}
      options={[{ value: "a", label: word, description: `${word}.${word}` }]}
      value="a"
      onChange={() => undefined}
    />
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="large">
        <Screens />
        <Screens name="chosenScreen" initial="payBill" />
        <OptionalScreen />
      </Stack>
      <Stack gap="large">
        <Screens name="missingScreen" error="Choose a screen from the list." />
        <Accounts initial="8347-20-118" />
      </Stack>
    </Columns>
  );
}
