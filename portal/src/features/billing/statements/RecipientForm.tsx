import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Select, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { isEmailAddress } from "@portico/rules/emailAddress";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { type AddingPhase, recipientsEvents, selectRecipients } from "./recipients.slice.ts";

const locales = ["en-US", "es-US"] as const;

/** Address and language of a new recipient; refused input is kept. */
export function RecipientForm({ accountId }: { accountId: string }) {
  const t = useCopy();
  const nameOf = useLanguageName();
  const { adding } = useSelector(selectRecipients);
  const { address, setAddress, locale, setLocale, error, field, submit } = useNewRecipient(accountId);
  return (
    <Form onSubmit={submit}>
      <Stack>
        <TextField
          label={t("statements.recipients.address")}
          name="recipient"
          type="email"
          value={address}
          onChange={setAddress}
          error={error}
          ref={field}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={t("statements.recipients.choice")}
          name="recipientLanguage"
          value={locale}
          onChange={setLocale}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Text size="small" tone="quiet">
          {t("statements.recipients.notTested")}
        </Text>
        <Actions>
          <Button
            type="submit"
            variant="secondary"
            busy={adding.name === "adding" ? t("statements.recipients.adding") : undefined}
          >
            {t("statements.recipients.add")}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}

/** Form state: cleared after an address was added; a new address is not validated before it is submitted. */
function useNewRecipient(accountId: string) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { adding } = useSelector(selectRecipients);
  const { locale: read } = useLocale();
  const [typed, setAddress] = useState("");
  const [tried, setTried] = useState<string>();
  const [locale, setLocale] = useState<string>(read);
  const field = useRef<HTMLInputElement>(null);
  const isAdded = adding.name === "added";
  const [wasAdded, setWasAdded] = useState(isAdded);
  if (isAdded !== wasAdded) {
    setWasAdded(isAdded);
    // Cleared once: the same address can be typed again, and another can begin with it.
    if (isAdded && adding.address === typed.trim()) setAddress("");
  }
  const refused = refusalAtField(adding);
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  const submit = () => {
    const address = typed.trim();
    setTried(typed);
    if (isEmailAddress(address)) dispatch(recipientsEvents.addRequested({ accountId, address, locale }));
    else field.current?.focus();
  };
  const errorCode = tried !== typed ? undefined : isEmailAddress(typed.trim()) ? refused : "ADDRESS_INVALID";
  return {
    address: typed,
    setAddress,
    locale,
    setLocale,
    error: errorCode && t(`statements.recipients.refused.${errorCode}`),
    field,
    submit,
  };
}

/** Errors of the address itself are shown at its field. */
function refusalAtField(adding: AddingPhase): "ADDRESS_INVALID" | "ALREADY_THERE" | undefined {
  if (adding.name !== "refused") return undefined;
  return adding.code === "ADDRESS_INVALID" || adding.code === "ALREADY_THERE" ? adding.code : undefined;
}

/** Name of a language, in the current language. */
export function useLanguageName(): (locale: string) => string {
  const t = useCopy();
  return (locale) => t("statements.recipients.language", { locale: locale === "es-US" ? "es" : "en" });
}
