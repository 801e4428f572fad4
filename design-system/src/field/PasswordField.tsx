import { useEffect, useRef, useState } from "react";
import { InputBox } from "./InputBox.tsx";
import type { TypedFieldProps } from "./TextField.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/index.ts";
import * as css from "../internal/form/input.css.ts";

export type PasswordFieldProps = TypedFieldProps & {
  autoComplete: "current-password" | "new-password";
  /** Accessible name of the toggle button while the password is hidden, e.g. "Show password". */
  showLabel: string;
  /** Accessible name of the toggle button while the password is shown, e.g. "Hide password". */
  hideLabel: string;
};

/**
 * A password input with a show/hide button. Pasting and password managers work. The password is hidden again on submit,
 * so that browsers do not store it as plain text.
 *
 * @example
 * <PasswordField label={copy("signIn.password")} name="password" autoComplete="current-password" value={password}
 *   onChange={setPassword} showLabel={copy("signIn.showPassword")} hideLabel={copy("signIn.hidePassword")} />
 */
export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete,
  ref,
  showLabel,
  hideLabel,
  ...labels
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputBox
      {...labels}
      input={{
        value,
        onBlur,
        autoComplete,
        ref,
        type: shown ? "text" : "password",
        spellCheck: false,
        autoCapitalize: "none",
        onChange: (event) => onChange(event.currentTarget.value),
      }}
      trailing={<RevealButton shown={shown} label={shown ? hideLabel : showLabel} onToggle={setShown} />}
    />
  );
}

type RevealButtonProps = { shown: boolean; label: string; onToggle: (shown: boolean) => void };

/**
 * The show/hide button. Its name says what it will do next, so it has no `aria-pressed`. It hides the password when its
 * form is submitted.
 */
function RevealButton({ shown, label, onToggle }: RevealButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => onToggle(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [onToggle]);
  return (
    <button
      ref={button}
      type="button"
      className={css.reveal}
      aria-label={label}
      data-state={shown ? "shown" : "hidden"}
      onClick={() => onToggle(!shown)}
    >
      {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
    </button>
  );
}
