import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { useAttempts } from "../../../components/useAttempts.ts";
import { CurrentPasswordField, isWrongCode, isWrongPassword, passwordProblem } from "../model/CurrentPasswordField.tsx";
import { type CodeKind, codeProblem, codeRefusal, FactorCodeField } from "../model/FactorCodeField.tsx";
import { selectStepUp, stepUpEvents, type StepUpWays } from "./stepUp.slice.ts";

const formId = "step-up";
const fieldOf = { app: "code", recovery: "recoveryCode" } as const;

/**
 * Asks whether it is still the same person before a change that gives somebody access. The screen below keeps what was
 * typed; the change goes on by itself after the proof, and nothing is changed after Cancel.
 */
export function StepUpDialog() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { ways, busy } = useSelector(selectStepUp);
  return (
    <AlertDialog
      open
      title={t("session.stepUp.title")}
      description={t("session.stepUp.detail")}
      onOpenChange={() => dispatch(stepUpEvents.cancelled())}
      actions={
        <>
          {ways && (
            <Button type="submit" form={formId} busy={busy ? t("session.secondFactor.working") : undefined}>
              {t("session.stepUp.submit")}
            </Button>
          )}
          <Button variant="secondary" onPress={() => dispatch(stepUpEvents.cancelled())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </>
      }
    >
      {ways ? <StepUpForm ways={ways} /> : <Reading />}
    </AlertDialog>
  );
}

/** Until it is known what the person must show. */
function Reading() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectStepUp);
  if (failure) return <FailureAlert failure={failure} onReload={() => dispatch(stepUpEvents.retried())} />;
  return (
    <SkeletonGroup label={t("session.secondFactor.loading")}>
      <Skeleton shape="text" lines={2} />
    </SkeletonGroup>
  );
}

const nothing = { currentPassword: "", app: "", recovery: "" };
type Errors = Partial<Record<string, BareKey>>;

/** What was typed, and what is wrong with it: before it is sent, and by the server's answer until it is changed. */
function useProof({ code: asksForCode, factors }: StepUpWays) {
  const { failure } = useSelector(selectStepUp);
  const [kind, setKind] = useState<CodeKind>(
    factors.includes("PASSKEY") && !factors.includes("APP") ? "recovery" : "app",
  );
  const [typed, setTyped] = useState(nothing);
  const [sent, setSent] = useState(nothing);
  const [isPasswordWrong, isCodeWrong] = [isWrongPassword(failure), isWrongCode(failure)];
  const attempts = useAttempts(isPasswordWrong || isCodeWrong);
  const isSame = (field: keyof typeof nothing) => typed[field] === sent[field];
  const own: Errors = {
    stepUpPassword: passwordProblem(typed.currentPassword, false),
    ...(asksForCode && { [fieldOf[kind]]: codeProblem(kind, typed[kind]) }),
  };
  const refusals: Errors = {
    stepUpPassword: passwordProblem(typed.currentPassword, isPasswordWrong && isSame("currentPassword")),
    [fieldOf[kind]]: isCodeWrong && isSame(kind) ? codeRefusal(kind) : undefined,
  };
  const isIncomplete = Object.values(own).some((problem) => problem !== undefined);
  const shown = attempts.count === 0 ? {} : isIncomplete ? own : refusals;
  return { kind, setKind, typed, setTyped, setSent, attempts, isIncomplete, shown };
}

function StepUpForm({ ways }: { ways: StepUpWays }) {
  const { code: asksForCode, factors } = ways;
  const hasPasskey = factors.includes("PASSKEY");
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, failure } = useSelector(selectStepUp);
  const { kind, setKind, typed, setTyped, setSent, attempts, isIncomplete, shown } = useProof(ways);
  const password = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its first button.
  useEffect(() => password.current?.focus(), []);
  const errors = Object.entries(shown).flatMap(([fieldName, key]) => (key ? [{ fieldName, message: t(key) }] : []));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    attempts.add();
    if (isIncomplete) return;
    setSent(typed);
    const { currentPassword } = typed;
    dispatch(stepUpEvents.submitted({ currentPassword, ...(asksForCode && { code: typed[kind] }) }));
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="medium">
        {errors.length > 1 && (
          <ErrorSummary
            title={t("session.secondFactor.errors", { count: errors.length })}
            errors={errors}
            focusOn={attempts.count}
          />
        )}
        {failure && !isWrongPassword(failure) && !isWrongCode(failure) && <TriesFailureAlert failure={failure} />}
        <CurrentPasswordField
          ref={password}
          name="stepUpPassword"
          value={typed.currentPassword}
          error={shown["stepUpPassword"]}
          onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
        />
        {asksForCode && (
          <FactorCodeField
            kind={kind}
            value={typed[kind]}
            error={shown[fieldOf[kind]]}
            onChange={(value) => setTyped({ ...typed, [kind]: value })}
            {...((factors.includes("APP") || !hasPasskey) && {
              onKind: (other: CodeKind) => {
                attempts.reset();
                setKind(other);
              },
            })}
          />
        )}
        {hasPasskey && (
          <div>
            <Button variant="secondary" size="compact" onPress={() => busy || dispatch(stepUpEvents.passkeyChosen())}>
              {t("session.passkey.instead")}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
