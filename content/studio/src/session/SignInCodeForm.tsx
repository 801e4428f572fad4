import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { SignInError } from "./SignInError.tsx";
import type { Factor } from "./createSession.ts";
import type { SignIn } from "./useSignIn.ts";

/** Six digits of the app, or a recovery code; the server ignores spaces and hyphens too. */
const isCode = (typed: string) => /^(\d{6}|[a-z2-7]{12})$/i.test(typed.replace(/[\s-]/g, ""));

/** Whether there is no app, so that a code can only be a recovery code, which is for emergencies. */
export const isPasskeyAlone = (factors: readonly Factor[]): boolean =>
  factors.includes("PASSKEY") && !factors.includes("APP");

export type SignInCodeFormProps = {
  signIn: SignIn;
  /** For a submit button outside the form. */
  id?: string;
  lead?: string;
  /** The submit button. */
  children?: ReactNode;
};

/**
 * The code of an editor with two-step sign-in, after the password (decision 69). What was typed is kept when it is
 * refused.
 */
export function SignInCodeForm({ signIn, id, lead, children }: SignInCodeFormProps) {
  const t = useCopy();
  const [typed, setTyped] = useState("");
  const [sent, setSent] = useState("");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { busy, trouble, factors, sendCode, sendPasskey, startAgain } = signIn;
  const alone = isPasskeyAlone(factors);
  const isWrong = trouble?.kind === "refused" && trouble.problem.code === "SECOND_FACTOR_WRONG";
  const invalid = isCode(typed) ? undefined : t("studio.session.code.invalid");
  const refusal = isWrong && typed === sent ? t("studio.session.code.wrong") : undefined;
  const error = tries > 0 ? (invalid ?? refusal) : undefined;

  useEffect(() => field.current?.focus(), []);
  // An error comes at the attempt, or with the server's answer.
  const focusOn = error === undefined ? 0 : tries;
  useEffect(() => {
    if (focusOn > 0) field.current?.focus();
  }, [focusOn]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (invalid) return;
    setSent(typed);
    sendCode(typed);
  };
  const passkey = factors.includes("PASSKEY") && (
    <Button variant="secondary" fullWidth onPress={sendPasskey}>
      {t("studio.session.passkey.use")}
    </Button>
  );
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="large">
        {lead && <Text>{lead}</Text>}
        <SignInError trouble={isWrong ? null : trouble} />
        {alone && passkey}
        <Stack gap="small">
          <TextField
            label={t(alone ? "studio.session.code.recovery" : "studio.session.code.label")}
            hint={t(alone ? "studio.session.code.recovery.hint" : "studio.session.code.hint")}
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={typed}
            error={error}
            ref={field}
            onChange={setTyped}
          />
          <div>
            <Button variant="quiet" size="compact" onPress={startAgain}>
              {t("studio.session.code.again")}
            </Button>
          </div>
        </Stack>
        {children}
        {!alone && passkey}
      </Stack>
    </form>
  );
}
