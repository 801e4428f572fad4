import { Columns, Stack } from "../layout/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { CardNumberField } from "./CardNumberField.tsx";
import { ExpiryField } from "./ExpiryField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { SecurityCodeField } from "./SecurityCodeField.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";
import { ZipField } from "./ZipField.tsx";

type Typed = ExampleProps<string>;

export function Email(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <TextField
      label="E-mail address"
      name="email"
      type="email"
      autoComplete="username"
      hint="The one that your bill is sent to."
      error={props.error}
      value={value}
      onChange={onChange}
    />
  );
}

export function OptionalReference(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <TextField
      label="Payment reference"
      name="reference"
      optionalLabel="optional"
      maxLength={30}
      value={value}
      onChange={onChange}
    />
  );
}

export function Amount(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <MoneyField
      label="Another amount in dollars"
      name="amount"
      hint="Between $1.00 and $248.17."
      error={props.error}
      value={value}
      onChange={onChange}
    />
  );
}

export function Password(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function CardNumber(props: Typed & { brandLabel?: string }) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <CardNumberField
      label="Card number"
      name="cardNumber"
      value={value}
      onChange={onChange}
      brandLabel={props.brandLabel}
      error={props.error}
    />
  );
}

export function Expiry(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <ExpiryField label="Expires" name="expiry" hint="MM/YY" value={value} onChange={onChange} error={props.error} />
  );
}

export function SecurityCode(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <SecurityCodeField
      label="Security code"
      name="securityCode"
      length={3}
      hint="3 digits"
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function Zip(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <ZipField
      label="Billing ZIP code"
      name="zip"
      autoComplete="billing postal-code"
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function Phone(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <PhoneField
      label="Mobile number"
      name="mobile"
      optionalLabel="optional"
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export const years = ["2026", "2025", "2024"].map((year) => ({ value: year, label: year }));

export function Year(props: Typed) {
  const [value, onChange] = useExampleValue("2026", props);
  return <Select label="Year" name="year" options={years} value={value} onChange={onChange} error={props.error} />;
}

export function YearNotChosen(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <Select
      label="Tax year"
      name="taxYear"
      placeholder="Choose a year"
      options={years}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

/** The card form of the payment screen. */
export function Card() {
  return (
    <Stack gap="medium">
      <CardNumber initial="4242424242424242" brandLabel="Visa" />
      <FieldGroup legend="From the card">
        <Expiry />
        <SecurityCode />
      </FieldGroup>
      <Zip />
    </Stack>
  );
}

/** The same form after it was submitted with errors: the values are kept. */
export function CardRefused() {
  return (
    <Stack gap="medium">
      <CardNumber initial="424242424242424" error="Check the number: one digit may be missing." />
      <FieldGroup legend="From the card" error="Both are printed on the card.">
        <Expiry initial="0524" error="This card has expired. Use another card." />
        <SecurityCode initial="12" error="Enter all 3 digits." />
      </FieldGroup>
      <Zip initial="787" error="Enter 5 digits." />
    </Stack>
  );
}

/** Text of a language that is a third longer, without break opportunities. */
export function LongWords() {
  return (
    <Stack gap="medium">
      <TextField
        label="Benachrichtigungsadresseneinstellung für Zahlungseingangsbestätigungen"
        name="long"
        optionalLabel="wahlweise auszufüllen"
        hint="Rechnungsbenachrichtigungseinstellungen werden an diese Adresse verschickt."
        error="Zahlungseingangsbestätigungsadressenformatfehler: bitte vollständig angeben."
        prefix="https://"
        value="rechnungsbenachrichtigungseinstellungen.example"
        onChange={() => undefined}
      />
    </Stack>
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="large">
        <Email />
        <OptionalReference initial="PO 5521" />
        <Password initial="correct horse" />
        <Amount error="Enter an amount between $1.00 and $248.17." initial="300" />
        <Phone initial="5125550134" />
        <Year />
        <YearNotChosen error="Choose the year of the statement." />
      </Stack>
      <Stack gap="large">
        <Card />
      </Stack>
    </Columns>
  );
}
