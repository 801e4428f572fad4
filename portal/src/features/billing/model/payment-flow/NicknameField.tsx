import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { type NicknameError, validateNickname } from "@portico/rules/nickname";
import { useState } from "react";

export type NicknameFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  error: NicknameError | null;
  /** Maximum length in characters. */
  max: number;
  hint: string;
};

/** Nickname of a payment method or an account (B15). An empty value removes it. */
export function NicknameField({ error, max, ...field }: NicknameFieldProps) {
  const t = useCopy();
  const words = { TOO_LONG: t("wallet.nickname.tooLong", { max }), INVALID: t("wallet.nickname.invalid") };
  return (
    <TextField
      name="nickname"
      label={t("wallet.nickname")}
      optionalLabel={t("wallet.optional")}
      error={error ? words[error] : undefined}
      autoComplete="off"
      {...field}
    />
  );
}

type NicknameProps = {
  /** The current nickname. */
  initial: string;
  /** Maximum length in characters. */
  max: number;
  hint: string;
  onAccepted: (nickname: string) => void;
};

/**
 * Form state of a nickname: validated on submit; the error clears on the next input. `field` is for `NicknameField`.
 */
export function useNickname({ initial, max, hint, onAccepted }: NicknameProps) {
  const [value, type] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const error = validateNickname(value, max);
  const onChange = (typed: string) => {
    type(typed);
    setSubmitted(false);
  };
  const submit = () => {
    if (error) setSubmitted(true);
    else onAccepted(value);
  };
  return { nickname: value, submit, field: { value, onChange, error: submitted ? error : null, max, hint } };
}
