import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { type Passkey, passkeyEvents, selectPasskeyChange } from "./passkeys.slice.ts";
import { selectSecondFactor } from "./secondFactor.slice.ts";

/** The name of a passkey: a new one, which the browser makes next, or one that is renamed. */
export function PasskeyNameForm({ passkey }: { passkey?: Passkey }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, left } = useSelector(selectPasskeyChange);
  const isOtherSaved = left === "running";
  const isFirstFactor = useSelector(selectSecondFactor).data?.since === null;
  const [label, setLabel] = useState(passkey?.name ?? "");
  const attempts = useAttempts(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const error = attempts.count > 0 && label.trim() === "" ? t("session.passkey.nameMissing") : undefined;
  return (
    <Form
      labelledBy="passkeys"
      busy={busy}
      errors={{
        title: t("session.secondFactor.errors", { count: 1 }),
        errors: error === undefined ? [] : [{ fieldName: "passkeyName", message: error }],
        focusOn: attempts.count,
      }}
      onSubmit={() => {
        attempts.add();
        if (label.trim() === "" || isOtherSaved) return;
        const { passkeyId } = passkey ?? {};
        dispatch(
          passkeyId === undefined
            ? passkeyEvents.addSubmitted({ label: label.trim() })
            : passkeyEvents.renameSubmitted({ passkeyId, label: label.trim() }),
        );
      }}
      actions={
        <Actions>
          <Button
            type="submit"
            busy={busy ? t("session.secondFactor.working") : undefined}
            {...(isOtherSaved && { disabledReason: t("session.passkey.otherSaving") })}
          >
            {t(passkey ? "session.passkey.save" : "session.secondFactor.continue")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(passkeyEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      }
    >
      {!passkey && <Text>{t(isFirstFactor ? "session.passkey.firstLead" : "session.passkey.addLead")}</Text>}
      <TextField
        ref={field}
        label={t("session.passkey.name")}
        name="passkeyName"
        hint={t("session.passkey.nameHint")}
        maxLength={60}
        value={label}
        error={error}
        onChange={setLabel}
      />
    </Form>
  );
}
