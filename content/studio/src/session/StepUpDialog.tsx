import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Problem } from "../api/answer.ts";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import type { StepUpState } from "./createStepUp.ts";
import { useStepUp } from "./sessionContext.ts";
import { isPasskeyAlone } from "./SignInCodeForm.tsx";
import { StudioPassword } from "./SignInForm.tsx";

const formId = "studio-step-up";

/** Refusals of what was typed, and the field that shows each. */
const fieldOf: Readonly<Record<string, "password" | "code" | undefined>> = {
  INVALID_CREDENTIALS: "password",
  SECOND_FACTOR_WRONG: "code",
};

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
        {problem && !fieldOf[problem.code] && <ProblemAlert problem={problem} {...(!ways && { onRetry: retry })} />}
        {ways ? (
          <ProofForm ways={ways} busy={busy} problem={problem} />
        ) : (
          !problem && <Text>{t("studio.shell.loading")}</Text>
        )}
      </Stack>
    </AlertDialog>
  );
}

type ProofFormProps = { ways: NonNullable<StepUpState["ways"]>; busy: boolean; problem: Problem | null };

function ProofForm({ ways, busy, problem }: ProofFormProps) {
  const t = useCopy();
  const { prove, proveWithPasskey } = useStepUp();
  const { code: asksForCode, factors } = ways;
  const alone = isPasskeyAlone(factors);
  const [typed, setTyped] = useState({ password: "", code: "" });
  const [sent, setSent] = useState<typeof typed>();
  const [tries, setTries] = useState(0);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its first button.
  useEffect(() => password.current?.focus(), []);
  const missing = {
    password: typed.password === "" ? t("studio.session.signIn.password.missing") : undefined,
    code: asksForCode && typed.code.trim() === "" ? t("studio.session.stepUp.code.missing") : undefined,
  };
  const refusedField = problem ? fieldOf[problem.code] : undefined;
  // The refusal goes when the field is edited.
  const isRefused = (name: "password" | "code") => refusedField === name && sent?.[name] === typed[name];
  const errors = {
    password: missing.password ?? (isRefused("password") ? t("studio.session.stepUp.wrong") : undefined),
    code: missing.code ?? (isRefused("code") ? t("studio.session.code.wrong") : undefined),
  };
  const shown = tries > 0 ? errors : { password: undefined, code: undefined };
  useEffect(() => {
    if (refusedField === "password") password.current?.focus();
    if (refusedField === "code") code.current?.focus();
  }, [refusedField]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    // The summary of several takes the focus itself.
    if (missing.password && !missing.code) password.current?.focus();
    if (missing.code && !missing.password) code.current?.focus();
    if (missing.password || missing.code) return;
    setSent(typed);
    void prove({ currentPassword: typed.password, ...(asksForCode && { code: typed.code }) });
  };
  const summary = [
    ...(missing.password ? [{ fieldName: "password", message: missing.password }] : []),
    ...(missing.code ? [{ fieldName: "code", message: missing.code }] : []),
  ];
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="medium">
        {tries > 0 && summary.length > 1 && (
          <ErrorSummary
            title={t("studio.session.signIn.errors", { count: summary.length })}
            errors={summary}
            focusOn={tries}
          />
        )}
        <StudioPassword
          ref={password}
          value={typed.password}
          error={shown.password}
          onChange={(value) => setTyped({ ...typed, password: value })}
        />
        {asksForCode && (
          <TextField
            label={t(alone ? "studio.session.code.recovery" : "studio.session.stepUp.code")}
            hint={t(alone ? "studio.session.code.recovery.hint" : "studio.session.stepUp.code.hint")}
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={typed.code}
            error={shown.code}
            ref={code}
            onChange={(value) => setTyped({ ...typed, code: value })}
          />
        )}
        {factors.includes("PASSKEY") && (
          <Button variant="secondary" fullWidth onPress={() => void proveWithPasskey()}>
            {t("studio.session.passkey.instead")}
          </Button>
        )}
      </Stack>
    </form>
  );
}
