import { useState } from "react";
import { Actions, Button } from "../button/index.ts";
import { Checkbox } from "../choice/index.ts";
import { PhoneField, Select, TextField, ZipField } from "../field/index.ts";
import { Page, Stack } from "../layout/index.ts";
import { Heading } from "../text/index.ts";
import { Form } from "./Form.tsx";
import { FormRow } from "./FormRow.tsx";
import { FormSection } from "./FormSection.tsx";

const messages = { business: "Enter the name of the business.", zip: "Enter the 5 digits of the ZIP code." };
type Wrong = keyof typeof messages;

type AddressProps = { onSend?: () => void; busy?: boolean; filled?: boolean; wrong?: Wrong[] };

const states = [
  { value: "TX", label: "Texas" },
  { value: "NM", label: "New Mexico" },
];

/** A complete form. Validation fails until the business has a name and the ZIP code has five digits. */
export function Address({ onSend, busy = false, filled = false, wrong: initial = [] }: AddressProps) {
  const [business, setBusiness] = useState(filled ? "Harbor Street Bakery" : "");
  const [mobile, setMobile] = useState("");
  const [street, setStreet] = useState("114 Harbor Street");
  const [city, setCity] = useState("Galveston");
  const [state, setState] = useState("TX");
  const [zip, setZip] = useState(filled ? "77550" : "775");
  const [paperless, setPaperless] = useState(true);
  const [wrong, setWrong] = useState<readonly Wrong[]>(initial);
  const [attempts, setAttempts] = useState(0);
  const send = () => {
    const found = [...(business ? [] : (["business"] as const)), ...(zip.length === 5 ? [] : (["zip"] as const))];
    setWrong(found);
    if (found.length === 0) onSend?.();
    else setAttempts(attempts + 1);
  };
  const errorOf = (field: Wrong) => (wrong.includes(field) ? messages[field] : undefined);
  return (
    <Page width="narrow">
      <Stack>
        <Heading level={1} id="address-title">
          Where we reach you
        </Heading>
        <Form
          labelledBy="address-title"
          onSubmit={send}
          busy={busy}
          errors={{
            title: "There is a problem",
            focusOn: attempts,
            errors: wrong.map((fieldName) => ({ fieldName, message: messages[fieldName] })),
          }}
          actions={
            <Actions>
              <Button type="submit" busy={busy ? "Saving" : undefined}>
                Save the address
              </Button>
              <Button variant="quiet">Cancel</Button>
            </Actions>
          }
        >
          <FormSection level={2} title="Business">
            <TextField
              label="Name of the business"
              name="business"
              autoComplete="organization"
              value={business}
              onChange={setBusiness}
              error={errorOf("business")}
            />
            <PhoneField
              label="Mobile number"
              name="mobile"
              optionalLabel="optional"
              hint="For messages about outages."
              value={mobile}
              onChange={setMobile}
            />
          </FormSection>
          <FormSection level={2} title="Billing address" description="Printed on the bill. Service stays where it is.">
            <TextField
              label="Street and number"
              name="street"
              autoComplete="billing address-line1"
              value={street}
              onChange={setStreet}
            />
            <FormRow>
              <TextField
                label="City"
                name="city"
                autoComplete="billing address-level2"
                value={city}
                onChange={setCity}
              />
              <Select
                label="State"
                name="state"
                autoComplete="billing address-level1"
                options={states}
                value={state}
                onChange={setState}
              />
              <ZipField
                label="ZIP code"
                name="zip"
                autoComplete="billing postal-code"
                value={zip}
                onChange={setZip}
                error={errorOf("zip")}
              />
            </FormRow>
            <Checkbox
              name="paperless"
              label="Send my bills by e-mail only"
              checked={paperless}
              onChange={setPaperless}
            />
          </FormSection>
        </Form>
      </Stack>
    </Page>
  );
}

export function Refused() {
  return <Address wrong={["business", "zip"]} />;
}

export function Sending() {
  return <Address filled busy />;
}

export function AllStates() {
  return <Refused />;
}
