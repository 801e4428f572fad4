import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Form } from "@portico/design-system/form";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { CurrentPasswordField, isWrongPassword, passwordProblem } from "../model/CurrentPasswordField.tsx";
import { factorFormId } from "./factorForm.ts";
import { factorEvents, selectFactorChange } from "./secondFactor.slice.ts";

/** First step of the setup. */
export function FactorPasswordForm() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, failure } = useSelector(selectFactorChange);
  const [currentPassword, setCurrentPassword] = useState("");
  const [sent, setSent] = useState("");
  const isWrong = isWrongPassword(failure);
  const attempts = useAttempts(isWrong);
  const problem = passwordProblem(currentPassword, isWrong && currentPassword === sent);
  const error = attempts.count > 0 ? problem : undefined;
  const errors = error ? [{ fieldName: "factorPassword", message: t(error) }] : [];
  return (
    <Form
      labelledBy={factorFormId}
      busy={busy}
      errors={{
        title: t("session.security.password.errors", { count: errors.length }),
        errors,
        focusOn: attempts.count,
      }}
      onSubmit={() => {
        attempts.add();
        if (currentPassword === "") return;
        setSent(currentPassword);
        dispatch(factorEvents.passwordSubmitted({ currentPassword }));
      }}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t("session.secondFactor.continue")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      }
    >
      <CurrentPasswordField name="factorPassword" value={currentPassword} error={error} onChange={setCurrentPassword} />
    </Form>
  );
}
