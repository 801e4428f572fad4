import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { users as limits } from "@portico/rules/constants";
import { validateFirstName } from "@portico/rules/users";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { nameEvents, selectContact } from "./contact.slice.ts";

/** The user's first name, as other people on the account see it. */
export function NameCard({ firstName }: { firstName: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name: phase } = useSelector(selectContact);
  const [typed, setTyped] = useState(firstName);
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const error = validateFirstName(typed);
  const shown = tries > 0 ? error : null;
  const errorText =
    shown === "TOO_LONG"
      ? t("contact.name.TOO_LONG", { max: limits.longestFirstName })
      : shown === null
        ? undefined
        : t(`contact.name.${shown}`);
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [tries, shown]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (error === null && phase.name !== "saving") dispatch(nameEvents.requested({ firstName: typed }));
  };
  return (
    <Card labelledBy="name">
      <form onSubmit={submit} noValidate>
        <Stack gap="medium">
          <CardTitle level={2} id="name">
            {t("contact.name.title")}
          </CardTitle>
          {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
          {phase.name === "saved" && (
            <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite">
              {t("contact.name.saved")}
            </Alert>
          )}
          <TextField
            label={t("contact.name.field")}
            name="firstName"
            autoComplete="given-name"
            hint={t("contact.name.hint")}
            value={typed}
            error={errorText}
            ref={field}
            onChange={setTyped}
          />
          <Actions>
            <Button
              type="submit"
              variant="secondary"
              busy={phase.name === "saving" ? t("contact.name.saving") : undefined}
            >
              {t("contact.name.save")}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Card>
  );
}
