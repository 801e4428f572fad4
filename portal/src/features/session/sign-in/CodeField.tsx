import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { selectSignInFailure } from "../model/session.selectors.ts";

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. Focused when it is asked for. */
export function CodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useCopy();
  const failure = useSelector(selectSignInFailure);
  const field = useRef<HTMLInputElement>(null);
  const isWrong = failure?.kind === "refused" && failure.code === "SECOND_FACTOR_WRONG";
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure]);
  return (
    <TextField
      label={t("session.secondFactor.code")}
      name="code"
      autoComplete="one-time-code"
      hint={t("session.secondFactor.signInHint")}
      spellCheck={false}
      maxLength={40}
      value={value}
      error={isWrong ? `${t("problem.SECOND_FACTOR_WRONG.title")} ${t("problem.SECOND_FACTOR_WRONG.detail")}` : undefined}
      ref={field}
      onChange={onChange}
    />
  );
}
