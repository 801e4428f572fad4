import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import type { Contact } from "./contact.api.ts";
import { emailEvents, selectContact } from "./contact.slice.ts";
import { EmailCodeForm } from "./EmailCodeForm.tsx";
import { NewEmailForm } from "./NewEmailForm.tsx";

/**
 * The e-mail address, and its change in two steps: a new address with the current password, then the code that was sent
 * to it. Until then the old address stays in use.
 */
export function EmailCard({ contact }: { contact: Contact }) {
  const t = useCopy();
  const [editing, setEditing] = useState(false);
  const dispatch = useDispatch();
  const { email: phase } = useSelector(selectContact);
  const { email, pending, changeable } = contact;
  const edit = (next: boolean) => {
    dispatch(emailEvents.reset());
    setEditing(next);
  };
  // The address that a code was sent to: the form closes when that is another one.
  const [sentTo, setSentTo] = useState(pending?.expiresAt);
  if (sentTo !== pending?.expiresAt) {
    setSentTo(pending?.expiresAt);
    setEditing(false);
  }
  const part = useFocusRecovery(editing ? "editing" : pending ? "pending" : "shown");
  return (
    <Card labelledBy="email">
      <Stack gap="medium">
        <CardTitle level={2} id="email">
          {t("contact.email.title")}
        </CardTitle>
        {phase.name === "confirmed" && (
          <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite">
            {t("contact.email.confirmed", { email: email ?? "" })}
          </Alert>
        )}
        {phase.name === "ended" && (
          <Alert
            tone="critical"
            toneLabel={t("shell.tone.critical")}
            title={t("contact.email.endedTitle")}
            live="assertive"
          >
            {t("contact.email.endedDetail")}
          </Alert>
        )}
        <Stack gap="xsmall">
          <Text>{email === null ? t("contact.email.none") : <span translate="no">{email}</span>}</Text>
          <Text tone="quiet" size="small">
            {t("contact.email.use")}
          </Text>
        </Stack>
        <div ref={part} tabIndex={-1} role="group" aria-labelledby="email">
          {editing ? (
            <NewEmailForm current={email} before={pending?.email ?? ""} onCancel={() => edit(false)} />
          ) : pending ? (
            <EmailCodeForm pending={pending} onAnother={() => edit(true)} />
          ) : (
            <ChangeButton email={email} changeable={changeable} onPress={() => edit(true)} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

type ChangeButtonProps = Pick<Contact, "email" | "changeable"> & { onPress: () => void };

function ChangeButton({ email, changeable, onPress }: ChangeButtonProps) {
  const t = useCopy();
  if (!changeable) return <Text tone="quiet">{t("contact.email.unchangeable")}</Text>;
  return (
    <Actions>
      <Button variant="secondary" onPress={onPress}>
        {t(email === null ? "contact.email.add" : "contact.email.change")}
      </Button>
    </Actions>
  );
}
