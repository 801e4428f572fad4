import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { type CodePurpose, factorEvents, selectFactorChange } from "./secondFactor.slice.ts";

const buttons = {
  on: "session.secondFactor.turnOn",
  off: "session.secondFactor.turnOff",
  renew: "session.secondFactor.renew",
} as const;

/** Asks for a code, to confirm a change of two-step sign-in. */
export function CodeForm({ purpose }: { purpose: CodePurpose }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectFactorChange);
  const [code, setCode] = useState("");
  const [tries, setTries] = useState(0);
  const isMissing = code.trim() === "";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (!isMissing && !busy) dispatch(factorEvents.codeSubmitted({ code, purpose }));
      }}
    >
      <Stack gap="medium">
        <TextField
          label={t("session.secondFactor.code")}
          name="secondFactorCode"
          autoComplete="one-time-code"
          hint={purpose === "on" ? undefined : t("session.secondFactor.codeHint")}
          spellCheck={false}
          maxLength={40}
          value={code}
          error={tries > 0 && isMissing ? t("session.secondFactor.missing") : undefined}
          onChange={setCode}
        />
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t(buttons[purpose])}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
