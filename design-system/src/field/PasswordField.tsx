import { useState } from "react";
import { InputBox } from "./InputBox.tsx";
import { RevealButton } from "./RevealButton.tsx";
import type { TypedFieldProps } from "./TextField.tsx";

export type PasswordFieldProps = TypedFieldProps & {
  autoComplete: "current-password" | "new-password";
  /** Name of the button while the password is hidden, e.g. "Show password". */
  showLabel: string;
  /** Name of the button while it is shown, e.g. "Hide password". */
  hideLabel: string;
};

/**
 * A password that can be looked at. Pasting and password managers work. It is hidden again when the form is sent, so
 * that browsers do not remember it as plain text.
 *
 * @example
 * <PasswordField label={copy("signIn.password")} name="password" autoComplete="current-password" value={password}
 *   onChange={setPassword} showLabel={copy("signIn.showPassword")} hideLabel={copy("signIn.hidePassword")} />
 */
export function PasswordField({ value, onChange, onBlur, autoComplete, fieldRef, showLabel, hideLabel, ...words }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputBox
      {...words}
      input={{
        value,
        onBlur,
        autoComplete,
        ref: fieldRef,
        type: shown ? "text" : "password",
        spellCheck: false,
        autoCapitalize: "none",
        onChange: (event) => onChange(event.currentTarget.value),
      }}
      trailing={<RevealButton shown={shown} label={shown ? hideLabel : showLabel} onToggle={setShown} />}
    />
  );
}
