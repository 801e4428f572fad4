import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import type { StepUpState } from "./createStepUp.ts";
import { useStepUp } from "./sessionContext.ts";
import { StudioPassword } from "./SignInForm.tsx";

const formId = "studio-step-up";

/**
 * Asks whether it is still the same user before a change that gives somebody access. The screen below keeps what was
 * typed; the change goes on by itself after the proof, and nothing is changed after Cancel.
 */
export function StepUpDialog() {
  const stepUp = useStepUp();
  const state = useSyncExternalStore(stepUp.subscribe, stepUp.getState);
  return state.asked ? <Question state={state} /> : null;
}

function Question({ state: { ways, busy, problem } }: { state: StepUpState }) {
  const t = useCopy();
  const { cancel, retry } = useStepUp();
  return (
    <AlertDialog
      open
      title={t("studio.session.stepUp.title")}
      description={t("studio.session.stepUp.detail")}
      onOpenChange={cancel}
      actions={
        <>
          {ways && (
            <Button type="submit" form={formId} busy={busy ? t("studio.session.signIn.busy") : undefined}>
              {t("studio.session.stepUp.submit")}
            </Button>
          )}
          <Button variant="secondary" onPress={cancel}>
            {t("studio.session.stepUp.cancel")}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {problem && <ProblemAlert problem={problem} {...(!ways && { onRetry: retry })} />}
        {ways ? <ProofForm asksForCode={ways.code} /> : !problem && <Text>{t("studio.shell.loading")}</Text>}
      </Stack>
    </AlertDialog>
  );
}

function ProofForm({ asksForCode }: { asksForCode: boolean }) {
  const t = useCopy();
  const { prove } = useStepUp();
  const [typed, setTyped] = useState({ currentPassword: "", code: "" });
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its first button.
  useEffect(() => field.current?.focus(), []);
  const missing = {
    password: typed.currentPassword === "" ? t("studio.session.signIn.password.missing") : undefined,
    code: asksForCode && typed.code.trim() === "" ? t("studio.session.stepUp.code.missing") : undefined,
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.password || missing.code) return;
    const { currentPassword, code } = typed;
    void prove({ currentPassword, ...(asksForCode && { code }) });
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="medium">
        <StudioPassword
          ref={field}
          value={typed.currentPassword}
          error={tried ? missing.password : undefined}
          onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
        />
        {asksForCode && (
          <TextField
            label={t("studio.session.stepUp.code")}
            hint={t("studio.session.stepUp.code.hint")}
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={typed.code}
            error={tried ? missing.code : undefined}
            onChange={(code) => setTyped({ ...typed, code })}
          />
        )}
      </Stack>
    </form>
  );
}
