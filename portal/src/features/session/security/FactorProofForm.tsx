import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Form } from "@portico/design-system/form";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { CurrentPasswordField, isWrongCode, isWrongPassword, passwordProblem } from "../model/CurrentPasswordField.tsx";
import { type CodeKind, codeProblem, codeRefusal, FactorCodeField } from "../model/FactorCodeField.tsx";
import { factorFormId } from "./factorForm.ts";
import type { SecondFactor } from "./secondFactor.api.ts";
import { factorEvents, type ProofPurpose, selectFactorChange } from "./secondFactor.slice.ts";

const nothing = { currentPassword: "", app: "", recovery: "" };

/** Password and code, to turn two-step sign-in off or to get new recovery codes. */
export function FactorProofForm({ purpose, factors }: { purpose: ProofPurpose } & Pick<SecondFactor, "factors">) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, failure } = useSelector(selectFactorChange);
  const [hasApp, hasPasskey] = [factors.includes("APP"), factors.includes("PASSKEY")];
  const [kind, setKind] = useState<CodeKind>(hasApp ? "app" : "recovery");
  const [typed, setTyped] = useState(nothing);
  const [sent, setSent] = useState(nothing);
  const [isPasswordWrong, isCodeWrong] = [isWrongPassword(failure), isWrongCode(failure)];
  const attempts = useAttempts(isPasswordWrong || isCodeWrong);
  const code = typed[kind];
  const own = {
    factorPassword: passwordProblem(typed.currentPassword, false),
    [kind === "app" ? "code" : "recoveryCode"]: codeProblem(kind, code),
  };
  const refusals = {
    factorPassword: passwordProblem(
      typed.currentPassword,
      isPasswordWrong && typed.currentPassword === sent.currentPassword,
    ),
    [kind === "app" ? "code" : "recoveryCode"]: isCodeWrong && code === sent[kind] ? codeRefusal(kind) : undefined,
  };
  const isIncomplete = Object.values(own).some((problem) => problem !== undefined);
  const shown: Partial<Record<string, BareKey>> = attempts.count === 0 ? {} : isIncomplete ? own : refusals;
  const errors = Object.entries(shown).flatMap(([fieldName, key]) => (key ? [{ fieldName, message: t(key) }] : []));
  return (
    <Form
      labelledBy={factorFormId}
      busy={busy}
      errors={{ title: t("session.secondFactor.errors", { count: errors.length }), errors, focusOn: attempts.count }}
      onSubmit={() => {
        attempts.add();
        if (isIncomplete) return;
        setSent(typed);
        const { currentPassword } = typed;
        dispatch(factorEvents.proofSubmitted({ purpose, proof: { currentPassword, code } }));
      }}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t(purpose === "off" ? "session.secondFactor.turnOff" : "session.secondFactor.renew")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      }
    >
      <Text>
        {t(
          purpose === "renew"
            ? "session.secondFactor.renewLead"
            : hasPasskey
              ? "session.secondFactor.appOffLead"
              : "session.secondFactor.offLead",
        )}
      </Text>
      <CurrentPasswordField
        name="factorPassword"
        value={typed.currentPassword}
        error={shown["factorPassword"]}
        onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
      />
      <FactorCodeField
        kind={kind}
        value={code}
        error={shown[kind === "app" ? "code" : "recoveryCode"]}
        onChange={(value) => setTyped({ ...typed, [kind]: value })}
        {...(hasApp && {
          onKind: (other: CodeKind) => {
            attempts.reset();
            setKind(other);
          },
        })}
      />
    </Form>
  );
}
