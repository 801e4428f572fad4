import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { PasswordField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { phoneSettings as limits } from "@portico/rules/serviceConstants";
import { validatePin } from "@portico/rules/phoneSettings";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { useAttempts } from "../../../components/useAttempts.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallSettings } from "../model/callSettings.api.ts";
import { changeEvents, selectCallSettings } from "../model/callSettings.slice.ts";
import { useCallCopy } from "../model/callCopy.ts";
import type { SetLine } from "../model/usePartForm.ts";

export type VoicemailPinProps = { line: SetLine; data: CallSettings };

/** Sets a new PIN; nobody, not even the portal, can show the one before. */
export function VoicemailPin({ line, data }: VoicemailPinProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { change } = useSelector(selectCallSettings);
  const words = useCallCopy(data);
  const [pin, setPin] = useState("");
  const { telephoneNumber, settings } = line;
  const isOwn =
    change.name !== "idle" && change.subject.what === "pin" && change.subject.telephoneNumber === telephoneNumber;
  const phase = isOwn ? change : ({ name: "idle" } as const);
  const attempts = useAttempts(phase.name === "failed" && phase.errors.length > 0);
  const isSaved = phase.name === "saved";
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (isSaved !== wasSaved) {
    setWasSaved(isSaved);
    if (isSaved) {
      setPin("");
      attempts.reset();
    }
  }
  const own = validatePin(pin, telephoneNumber);
  const code =
    attempts.count > 0 && !isSaved ? (own ?? (phase.name === "failed" ? phase.errors[0]?.code : undefined)) : undefined;
  const error = code && (code === "INVALID" ? t("voice.phone.pinInvalid", rangeOf) : words.error({ code }));
  const errors = error ? [{ fieldName: "pin", message: error }] : [];
  const save = () => {
    attempts.add();
    if (own === null) dispatch(changeEvents.requested({ what: "pin", accountId, telephoneNumber, pin }));
  };
  const busy = phase.name === "working";
  return (
    <Card labelledBy="pin-title">
      <Stack gap="medium">
        <CardTitle level={2} id="pin-title">
          {t("voice.phone.pin")}
        </CardTitle>
        <Text>
          {settings.pinChangedAt === null
            ? t("voice.phone.pinNever")
            : t("voice.phone.pinChanged", { at: settings.pinChangedAt })}
        </Text>
        <Form
          labelledBy="pin-title"
          busy={busy}
          errors={{ title: t("voice.settings.check", { count: errors.length }), errors, focusOn: attempts.count }}
          onSubmit={save}
          actions={
            <Actions>
              <Button type="submit" variant="secondary" busy={busy ? t("voice.settings.saving") : undefined}>
                {t("voice.phone.pinSave")}
              </Button>
            </Actions>
          }
        >
          {isSaved && (
            <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" title={t("voice.phone.pinSaved")} />
          )}
          {phase.name === "failed" && phase.errors.length === 0 && <TriesFailureAlert failure={phase.failure} />}
          <PasswordField
            label={t("voice.phone.newPin")}
            name="pin"
            autoComplete="new-password"
            hint={t("voice.phone.pinHint", rangeOf)}
            showLabel={t("voice.phone.pinShow")}
            hideLabel={t("voice.phone.pinHide")}
            value={pin}
            error={error}
            onChange={(typed) => {
              setPin(typed.replace(/\D/g, ""));
              if (phase.name !== "idle") dispatch(changeEvents.dismissed());
            }}
          />
        </Form>
      </Stack>
    </Card>
  );
}

const rangeOf = { min: limits.shortestPin, max: limits.longestPin };
