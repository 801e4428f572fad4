import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { passcode as constants } from "@portico/rules/constants";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { DemoMessages } from "../../session/model/DemoMessages.tsx";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { oneTimePasswordEvents, selectOneTimePassword } from "./oneTimePassword.slice.ts";

type Props = { accountId: string; statementId: string };

/** Passcode input; a wrong passcode stays in the field. */
export function PasscodeForm({ accountId, statementId }: Props) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectOneTimePassword);
  const [passcode, setPasscode] = useState("");
  const [invalid, setInvalid] = useState(false);
  const submit = () => {
    const isComplete = new RegExp(`^[0-9]{${constants.digits}}$`).test(passcode.trim());
    setInvalid(!isComplete);
    if (isComplete)
      dispatch(oneTimePasswordEvents.passcodeEntered({ accountId, statementId, passcode: passcode.trim() }));
  };
  const wrong = state.name === "entering" ? state.wrong : undefined;
  const error = invalid
    ? t("statements.calls.invalid")
    : wrong && t("statements.calls.wrong", { left: wrong.triesLeft });
  return (
    <Form onSubmit={submit}>
      <Stack>
        <Text>
          <span role="status">{t("statements.calls.sent")}</span>
        </Text>
        <DemoMessages words="statements.calls.demo" />
        {state.name === "entering" && state.unreachable && (
          <Notice tone="critical" live="assertive">
            {t("statements.calls.unconfirmed")}
          </Notice>
        )}
        <TextField
          name="passcode"
          label={t("statements.calls.passcode")}
          value={passcode}
          onChange={setPasscode}
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Actions>
          <Button type="submit" busy={state.name === "confirming" ? t("statements.calls.checking") : undefined}>
            {t("statements.calls.show")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(oneTimePasswordEvents.passcodeRequested({ accountId }))}>
            {t("statements.calls.another")}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
