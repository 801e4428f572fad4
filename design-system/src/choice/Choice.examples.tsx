import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { TextField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { Brand, TopBar } from "../navigation/index.ts";
import { Checkbox } from "./Checkbox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Segmented } from "./Segmented.tsx";

const amounts = [
  { value: "due", label: "Amount due", description: "Due by December 5", aside: "$248.17" },
  { value: "pastDue", label: "Past due only", description: "From October", aside: "$16.77" },
  { value: "other", label: "Another amount" },
] as const;

type Amount = (typeof amounts)[number]["value"];

export function AmountCards(props: ExampleProps<Amount | "">) {
  const [value, onChange] = useExampleValue<Amount | "">("due", props);
  return (
    <RadioGroup
      legend="How much would you like to pay?"
      name="amount"
      variant="cards"
      options={amounts}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

const methods = [
  { value: "visa", label: "Visa ending in 4242", description: "Expires May 2027" },
  {
    value: "amex",
    label: "American Express ending in 1005",
    disabledReason: "Expired in August 2026. Add a new card instead.",
  },
  { value: "bank", label: "Checking account ending in 6789" },
] as const;

type Method = (typeof methods)[number]["value"];

export function Methods(props: ExampleProps<Method | ""> & { variant?: "list" | "cards" }) {
  const [value, onChange] = useExampleValue<Method | "">("", props);
  return (
    <RadioGroup
      legend="Pay with"
      name={`method-${props.variant ?? "list"}`}
      hint="We never see the whole number."
      variant={props.variant}
      options={methods}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

/** The security code belongs to the card: it stands inside the card's option. */
export function WithFields(props: ExampleProps<"visa" | "bank"> & { variant?: "list" | "cards" }) {
  const [value, onChange] = useExampleValue<"visa" | "bank">("visa", props);
  const [code, setCode] = useExampleValue<string>("", {});
  return (
    <RadioGroup
      legend="Pay with"
      name={`with-fields-${props.variant ?? "cards"}`}
      variant={props.variant ?? "cards"}
      options={[
        {
          value: "visa",
          label: "Visa ending in 4242",
          description: "Expires May 2027",
          content: <TextField label="Security code" name="code" value={code} onChange={setCode} />,
        },
        { value: "bank", label: "Checking account ending in 6789" },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

export function Terms(props: ExampleProps<boolean>) {
  const [checked, onChange] = useExampleValue(false, props);
  return (
    <Checkbox
      name="terms"
      label={
        <>
          I accept the <Link href="#terms">terms and conditions</Link> of the payment.
        </>
      }
      checked={checked}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function Paperless(props: ExampleProps<boolean>) {
  const [checked, onChange] = useExampleValue(true, props);
  return (
    <Checkbox
      name="paperless"
      label="Send my bills by e-mail only"
      hint="You can change this at any time."
      checked={checked}
      onChange={onChange}
    />
  );
}

const languages = [
  { value: "en-US", label: "English", lang: "en" },
  { value: "es-US", label: "Español", lang: "es" },
] as const;

type Language = (typeof languages)[number]["value"];

export function LanguageSwitch(props: ExampleProps<Language> & { variant?: "plain" | "onBrand" }) {
  const [value, onChange] = useExampleValue<Language>("en-US", props);
  return <Segmented label="Language" variant={props.variant} options={languages} value={value} onChange={onChange} />;
}

export function OnTheTopBar() {
  return (
    <TopBar brand={<Brand name="Portico" />}>
      <LanguageSwitch variant="onBrand" />
    </TopBar>
  );
}

const views = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
  { value: "both", label: "Chart and table" },
] as const;

export function ViewSwitch(props: ExampleProps<(typeof views)[number]["value"]>) {
  const [value, onChange] = useExampleValue<(typeof views)[number]["value"]>("chart", props);
  return <Segmented label="View" options={views} value={value} onChange={onChange} />;
}

export function LongWords() {
  const labels = "Zahlungseingangsbestätigungsbenachrichtigungen";
  return (
    <Stack gap="large">
      <RadioGroup
        legend={`${labels} per Nachricht`}
        name="long"
        variant="cards"
        options={[{ value: "a", label: labels, description: `${labels} einschalten`, aside: "$10,248.17" }]}
        value="a"
        onChange={() => undefined}
      />
      <Checkbox
        name="longTerms"
        label={`${labels} akzeptieren`}
        checked
        onChange={() => undefined}
        error={`${labels} müssen akzeptiert werden.`}
      />
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <AmountCards />
      <Methods variant="list" initial="bank" error="Choose how to pay." />
      <Methods variant="cards" initial="visa" />
      <Stack gap="small">
        <Terms error="Accept the terms to pay." />
        <Paperless />
      </Stack>
      <Stack gap="medium" align="start">
        <ViewSwitch />
        <LanguageSwitch />
      </Stack>
      <OnTheTopBar />
    </Stack>
  );
}
