import { useState } from "react";
import { Button } from "../button/index.ts";
import { TextField, ZipField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const messages = { name: "Enter the name on the card.", zip: "Enter the 5 digits of the ZIP code." };

export function OneError() {
  return <ErrorSummary title="There is a problem" focusOn={0} errors={[{ fieldName: "zip", message: messages.zip }]} />;
}

export function SeveralErrors() {
  const errors = [
    { fieldName: "name", message: messages.name },
    { fieldName: "cardNumber", message: "Check the card number: one digit may be missing." },
    { fieldName: "zip", message: messages.zip },
  ];
  return <ErrorSummary title="3 things need your attention" focusOn={0} errors={errors} />;
}

/** A form whose validation fails until both fields are filled in. */
export function RefusedForm() {
  const [name, setName] = useState("");
  const [zip, setZip] = useState("");
  const [attempts, setAttempts] = useState(0);
  const [wrong, setWrong] = useState<("name" | "zip")[]>([]);
  const send = () => {
    setWrong([...(name ? [] : (["name"] as const)), ...(zip.length === 5 ? [] : (["zip"] as const))]);
    setAttempts(attempts + 1);
  };
  const errorOf = (field: "name" | "zip") => (wrong.includes(field) ? messages[field] : undefined);
  return (
    <Stack gap="large" align="stretch">
      <ErrorSummary
        title="There is a problem"
        focusOn={attempts}
        errors={wrong.map((fieldName) => ({ fieldName, message: messages[fieldName] }))}
      />
      <TextField
        label="Name on the card"
        name="name"
        autoComplete="cc-name"
        value={name}
        onChange={setName}
        error={errorOf("name")}
      />
      <ZipField label="Billing ZIP code" name="zip" value={zip} onChange={setZip} error={errorOf("zip")} />
      <Button onPress={send}>Continue to review</Button>
    </Stack>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungsadressenformatfehler";
  return (
    <ErrorSummary
      title={`${word}: Angaben fehlen`}
      focusOn={0}
      errors={[{ fieldName: "long", message: `${word} bitte berichtigen.` }]}
    />
  );
}

export function AllStates() {
  return (
    <Stack gap="large">
      <OneError />
      <SeveralErrors />
    </Stack>
  );
}
