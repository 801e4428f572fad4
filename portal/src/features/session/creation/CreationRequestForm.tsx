import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { MoneyField, TextField, ZipField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { accountDigits, validateAccountNumber, validateZip } from "@portico/rules/accountCreation";
import { isEmailAddress } from "@portico/rules/emailAddress";
import { parseAmount } from "@portico/rules/money";
import { validateFirstName } from "@portico/rules/users";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { usePortalPage } from "../../../components/portalPage.ts";
import { creationEvents, type CreationRequest, type Purpose, selectCreation } from "./creation.slice.ts";
import { CreationFailure } from "./CreationFailure.tsx";

type Proof = "zip" | "amount";
const nothing = { accountNumber: "", zip: "", amount: "", firstName: "", email: "" };
type Typed = typeof nothing;
type FieldErrors = Partial<Record<keyof Typed, BareKey>>;

const ofAccountNumber = { MISSING: "accountNumberMissing", INVALID: "accountNumberInvalid" } as const;
const ofFirstName = { MISSING: "firstNameMissing", INVALID: "firstNameInvalid", TOO_LONG: "firstNameInvalid" } as const;

function errorsOf({ accountNumber, zip, amount, firstName, email }: Typed, proof: Proof): FieldErrors {
  const number = validateAccountNumber(accountNumber);
  const name = validateFirstName(firstName);
  return {
    ...(number && { accountNumber: `session.creation.${ofAccountNumber[number]}` }),
    ...(proof === "zip" && validateZip(zip) && { zip: "session.creation.zipInvalid" as const }),
    ...(proof === "amount" && !parseAmount(amount).ok && { amount: "session.creation.amountInvalid" as const }),
    ...(name && { firstName: `users.invitation.${ofFirstName[name]}` }),
    ...(!isEmailAddress(email.trim()) && { email: "session.creation.emailInvalid" as const }),
  };
}

function requestOf(purpose: Purpose, proof: Proof, { accountNumber, zip, amount, firstName, email }: Typed) {
  const parsed = parseAmount(amount);
  const request: CreationRequest = {
    purpose,
    accountNumber: accountDigits(accountNumber),
    firstName,
    email: email.trim(),
    ...(proof === "zip" ? { zip } : { lastStatementAmount: parsed.ok ? parsed.cents : 0 }),
  };
  return request;
}

/** The entries of an earlier request: a customer who needs another code corrects or sends them again. */
function enteredIn({ accountNumber, zip, lastStatementAmount, firstName, email }: CreationRequest): Typed {
  const amount = lastStatementAmount === undefined ? "" : (lastStatementAmount / 100).toFixed(2);
  return { accountNumber, zip: zip ?? "", amount, firstName, email };
}

/** Account number, a proof, name and e-mail address. The input is kept when it is refused. */
export function CreationRequestForm({ purpose }: { purpose: Purpose }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { demo } = usePortalPage();
  const { phase, request } = useSelector(selectCreation);
  const busy = phase.name === "working";
  const [typed, setTyped] = useState(() => (request ? enteredIn(request) : nothing));
  const [proof, setProof] = useState<Proof>(request?.lastStatementAmount === undefined ? "zip" : "amount");
  const [tries, setTries] = useState(0);
  const messageKeys = tries > 0 ? errorsOf(typed, proof) : {};
  const errors = Object.entries(messageKeys).map(([fieldName, key]) => ({ fieldName, message: t(key) }));
  const fieldOf = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: messageKeys[name] && t(messageKeys[name]),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = () => {
    setTries(tries + 1);
    if (Object.keys(errorsOf(typed, proof)).length === 0)
      dispatch(creationEvents.requested(requestOf(purpose, proof, typed)));
  };
  return (
    <Stack gap="medium">
      <CreationFailure />
      <Form
        labelledBy={pageTitleId}
        busy={busy}
        errors={{ title: t("session.creation.errors", { count: errors.length }), errors, focusOn: tries }}
        onSubmit={submit}
        actions={
          <Button type="submit" fullWidth busy={busy ? t("session.creation.sending") : undefined}>
            {t("session.creation.send")}
          </Button>
        }
      >
        <TextField
          {...fieldOf("accountNumber")}
          label={t("session.creation.accountNumber")}
          hint={t("session.creation.accountNumberHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <RadioGroup
          legend={t("session.creation.proof")}
          name="proof"
          value={proof}
          onChange={setProof}
          options={[
            { value: "zip", label: t("session.creation.byZip") },
            { value: "amount", label: t("session.creation.byAmount") },
          ]}
        />
        {proof === "zip" ? (
          <ZipField {...fieldOf("zip")} label={t("session.creation.zip")} />
        ) : (
          <MoneyField {...fieldOf("amount")} label={t("session.creation.amount")} />
        )}
        <TextField {...fieldOf("firstName")} label={t("session.creation.firstName")} autoComplete="given-name" />
        <TextField
          {...fieldOf("email")}
          label={t("session.creation.email")}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
      </Form>
      <Text size="small" tone="quiet">
        {t("session.creation.invited")}
      </Text>
      {demo && (
        <Text size="small" tone="quiet">
          {t("session.creation.demo", { purpose })}
        </Text>
      )}
    </Stack>
  );
}
