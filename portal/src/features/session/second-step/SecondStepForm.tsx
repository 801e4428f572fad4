import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { useAttempts } from "../../../components/useAttempts.ts";
import { type CodeKind, codeProblem, codeRefusal, FactorCodeField } from "../model/FactorCodeField.tsx";
import { secondStepEvents, selectSecondStep } from "./secondStep.slice.ts";
import { StepOver } from "./StepOver.tsx";

/** What a second factor can be, besides a recovery code. */
export type Factor = "APP" | "PASSKEY";

const isRefusal = (failure: Failure | undefined, code: "SECOND_FACTOR_WRONG" | "SIGN_IN_STEP_OVER") =>
  failure?.kind === "refused" && failure.code === code;

/** The code that completes a sign-in. What was typed is kept when it is refused. */
export function SecondStepForm({ factors }: { factors: readonly Factor[] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectSecondStep);
  const [hasApp, hasPasskey] = [factors.includes("APP"), factors.includes("PASSKEY")];
  const [kind, setKind] = useState<CodeKind>(hasApp ? "app" : "recovery");
  const [typed, setTyped] = useState({ app: "", recovery: "" });
  const [sent, setSent] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const failure = phase.name === "refused" ? phase.failure : undefined;
  const isOver = isRefusal(failure, "SIGN_IN_STEP_OVER");
  const isWrong = isRefusal(failure, "SECOND_FACTOR_WRONG");
  const attempts = useAttempts(isWrong);
  const code = typed[kind];
  const problem = codeProblem(kind, code);
  const refusal = isWrong && code === sent ? codeRefusal(kind) : undefined;
  const error = attempts.count > 0 ? (problem ?? refusal) : undefined;
  const busy = phase.name === "checking" || phase.name === "accepted";

  const focusOn = error === undefined ? 0 : attempts.count;
  useEffect(() => {
    if (focusOn > 0) field.current?.focus();
  }, [focusOn]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    attempts.add();
    if (problem) return;
    setSent(code);
    dispatch(secondStepEvents.submitted({ code }));
  };
  const change = (other: CodeKind) => {
    attempts.reset();
    setKind(other);
    // The field is another one, and what the button said is done.
    requestAnimationFrame(() => field.current?.focus());
  };

  // In place of the code; without an app a recovery code is for emergencies, so the passkey comes first.
  const passkey = hasPasskey && (
    <Button
      variant={hasApp ? "secondary" : "primary"}
      fullWidth
      onPress={() => busy || dispatch(secondStepEvents.passkeyChosen())}
    >
      {t("session.passkey.use")}
    </Button>
  );

  if (isOver) return <StepOver />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        {failure && !isWrong && <TriesFailureAlert failure={failure} />}
        {!hasApp && passkey}
        <FactorCodeField
          kind={kind}
          value={code}
          error={error}
          ref={field}
          onChange={(value) => setTyped({ ...typed, [kind]: value })}
          {...(hasApp && { onKind: change })}
        />
        <Button
          type="submit"
          variant={hasApp ? "primary" : "secondary"}
          fullWidth
          busy={busy ? t("session.signIn.busy") : undefined}
        >
          {t("session.signIn.submit")}
        </Button>
        {hasApp && passkey}
      </Stack>
    </form>
  );
}
