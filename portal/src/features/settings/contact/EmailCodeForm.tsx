import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { emailChange as limits } from "@portico/rules/constants";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { DemoMessages } from "../../session/model/DemoMessages.tsx";
import type { Contact } from "./contact.api.ts";
import { emailEvents, selectContact } from "./contact.slice.ts";

const allDigits = new RegExp(`^[0-9]{${limits.digits}}$`);

type EmailCodeFormProps = { pending: NonNullable<Contact["pending"]>; onAnother: () => void };

/** The code that was sent to a new address. It stays valid after a reload, as when a phone opened the e-mail. */
export function EmailCodeForm({ pending, onAnother }: EmailCodeFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { email: phase } = useSelector(selectContact);
  const [code, setCode] = useState("");
  const [sent, setSent] = useState("");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const digits = code.replace(/[\s-]/g, "");
  const isValid = allDigits.test(digits);
  const errorText = () => {
    if (tries > 0 && !isValid) return t("contact.email.codeInvalid", { digits: limits.digits });
    if (phase.name === "wrong" && code === sent) return t("contact.email.codeWrong", { left: phase.triesLeft });
    return undefined;
  };
  const error = errorText();
  const wasSent = phase.name === "sent";
  useEffect(() => {
    if (error !== undefined || wasSent) field.current?.focus();
  }, [tries, error, wasSent]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (!isValid || phase.name === "working") return;
    setSent(code);
    dispatch(emailEvents.codeSubmitted({ code: digits }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={3} size={4}>
            {t("contact.email.pendingTitle")}
          </Heading>
          <div role="status">
            <Text>{t("contact.email.pending", { email: pending.email })}</Text>
          </div>
        </Stack>
        {phase.name === "failed" && <TriesFailureAlert failure={phase.failure} />}
        <TextField
          label={t("contact.email.code")}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={t("contact.email.codeHint", { digits: limits.digits, minutes: limits.lifetimeSeconds / 60 })}
          maxLength={20}
          value={code}
          error={error}
          ref={field}
          onChange={setCode}
        />
        <DemoMessages />
        <Actions>
          <Button type="submit" busy={phase.name === "working" ? t("contact.email.confirming") : undefined}>
            {t("contact.email.confirm")}
          </Button>
          <Button variant="secondary" onPress={onAnother}>
            {t("contact.email.again")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(emailEvents.discarded())}>
            {t("contact.email.discard")}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
