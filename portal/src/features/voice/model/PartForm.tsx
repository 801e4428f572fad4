import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import type { ReactNode } from "react";
import { useDispatch } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { SettingsError } from "./callSettings.api.ts";
import { type ChangePhase, changeEvents } from "./callSettings.slice.ts";

export type PartFormProps = {
  id: string;
  title: string;
  form: {
    phase: ChangePhase;
    isConflict: boolean;
    isChanged: boolean;
    errors: readonly SettingsError[];
    tries: number;
    save: () => void;
    undo: () => void;
  };
  /** The words of an error. */
  words: (error: SettingsError) => string;
  children: ReactNode;
};

/** The form of one part of a line's settings: saves, undoes, and says what is wrong and what a colleague changed. */
export function PartForm({ id, title, form, words, children }: PartFormProps) {
  const t = useCopy();
  const busy = form.phase.name === "working";
  const errors = form.errors.map((error) => ({ fieldName: error.field, message: words(error) }));
  return (
    <Card labelledBy={id}>
      <Stack gap="large">
        <CardTitle level={2} id={id}>
          {title}
        </CardTitle>
        <Form
          labelledBy={id}
          busy={busy}
          errors={{ title: t("voice.settings.check", { count: errors.length }), errors, focusOn: form.tries }}
          onSubmit={form.save}
          actions={
            <Actions>
              <Button type="submit" busy={busy ? t("voice.settings.saving") : undefined}>
                {t("voice.settings.save")}
              </Button>
              {form.isChanged && (
                <Button variant="quiet" onPress={form.undo}>
                  {t(form.isConflict ? "voice.settings.takeTheirs" : "voice.settings.undo")}
                </Button>
              )}
            </Actions>
          }
        >
          <Outcome phase={form.phase} isConflict={form.isConflict} hasErrors={errors.length > 0} />
          {children}
        </Form>
      </Stack>
    </Card>
  );
}

type OutcomeProps = { phase: ChangePhase; isConflict: boolean; hasErrors: boolean };

function Outcome({ phase, isConflict, hasErrors }: OutcomeProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  if (phase.name === "saved")
    return (
      <Alert
        tone="success"
        toneLabel={t("shell.tone.success")}
        live="polite"
        title={t("voice.settings.saved")}
        dismiss={{ label: t("shell.dismiss"), onDismiss: () => dispatch(changeEvents.dismissed()) }}
      />
    );
  if (phase.name !== "failed" || hasErrors) return null;
  if (!isConflict) return <FailureAlert failure={phase.failure} />;
  return (
    <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive" title={t("voice.settings.conflict")}>
      {t("voice.settings.conflictDetail")}
    </Alert>
  );
}
