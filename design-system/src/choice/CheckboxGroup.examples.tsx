import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Columns, Stack } from "../layout/index.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const roles = [
  { value: "ADMIN", label: "Administrator", description: "Manages users and pays bills." },
  { value: "BILLING", label: "Billing" },
  { value: "STANDARD", label: "Standard", description: "Sees services, not bills." },
] as const;

type Role = (typeof roles)[number]["value"];

export function Roles(props: ExampleProps<readonly Role[]>) {
  const [value, onChange] = useExampleValue<readonly Role[]>([], props);
  return (
    <CheckboxGroup
      legend="Who sees it?"
      name="roles"
      hint="Owners always do."
      selectAllLabel="All roles"
      options={roles}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

const notices = [
  { value: "bill", label: "A new bill is there" },
  { value: "due", label: "A bill is due in 3 days" },
  { value: "security", label: "The password was changed", disabledReason: "Always sent, for your safety." },
] as const;

type Notice = (typeof notices)[number]["value"];

export function Notices(props: ExampleProps<readonly Notice[]> & { legend?: string; name?: string; all?: string }) {
  const [value, onChange] = useExampleValue<readonly Notice[]>(["bill", "security"], props);
  return (
    <CheckboxGroup
      legend={props.legend ?? "Send me an e-mail when"}
      name={props.name ?? "notices"}
      selectAllLabel={props.all}
      options={notices}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({ value: day, label: day }));

export function Weekdays(props: ExampleProps<readonly string[]> & { all?: string }) {
  const [value, onChange] = useExampleValue<readonly string[]>(["Monday", "Friday"], props);
  return (
    <CheckboxGroup
      layout="grid"
      legend="On which days?"
      name="weekdays"
      selectAllLabel={props.all}
      options={weekdays}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function WithLinks(props: ExampleProps<readonly string[]>) {
  const [value, onChange] = useExampleValue<readonly string[]>([], props);
  return (
    <CheckboxGroup
      legend="Lines"
      name="lines"
      value={value}
      onChange={onChange}
      options={[
        {
          value: "142",
          label: "Front counter",
          description: "All calls go to (617) 555-0190.",
          action: <a href="#142">Change Front counter</a>,
        },
      ]}
    />
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsbenachrichtigungen";
  return (
    <CheckboxGroup
      legend={`${word} per Nachricht`}
      name="longGroup"
      selectAllLabel={`Alle ${word}`}
      options={[{ value: "a", label: word, description: `${word} einschalten` }]}
      value={["a"]}
      onChange={() => undefined}
      error={`${word} fehlen.`}
    />
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="xlarge">
        <Roles initial={["BILLING"]} />
        <Notices />
        <Weekdays />
      </Stack>
      <Stack gap="xlarge">
        <Notices
          legend="Send a text message when"
          name="allNotices"
          all="Everything"
          initial={["bill", "due", "security"]}
        />
        <Notices legend="Call me when" name="noNotices" initial={[]} error="Choose at least one." />
      </Stack>
    </Columns>
  );
}
