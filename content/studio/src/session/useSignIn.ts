import { useRef, useState } from "react";
import type { Factor, SignInOutcome } from "./createSession.ts";
import type { Credentials } from "./session.api.ts";
import { useSession } from "./sessionContext.ts";

/** Why an attempt failed. */
export type SignInFailure = Exclude<SignInOutcome, { kind: "signedIn" } | { kind: "codeRequired" }>;

export type SignIn = {
  step: "password" | "code";
  /** What completes a sign-in after the password, besides a recovery code. */
  factors: readonly Factor[];
  busy: boolean;
  trouble: SignInFailure | null;
  /** Back at the password from the code. */
  returned: boolean;
  sendPassword: (credentials: Credentials) => void;
  sendCode: (code: string) => void;
  /** Lets the browser ask for a passkey: in place of the password, or of the code. */
  sendPasskey: () => void;
  /** Back to the password, without an error. */
  startAgain: () => void;
};

/** After these the code can't complete the sign-in any more: the password has to be entered again, or replaced. */
const endsCode = (failure: SignInFailure) =>
  failure.kind === "newPassword" || failure.problem.code === "SIGN_IN_STEP_OVER";

/**
 * State of signing in, one attempt at a time.
 * @param onCodeRequired called once the password was right: it must not stay in the page while the code is typed
 */
export function useSignIn(onCodeRequired: () => void): SignIn {
  const session = useSession();
  const [step, setStep] = useState<SignIn["step"]>("password");
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [returned, setReturned] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignInFailure | null>(null);
  const attempts = useRef(0);

  const toPassword = () => {
    setStep("password");
    setReturned(true);
  };

  async function attempt(call: () => Promise<SignInOutcome>): Promise<void> {
    if (busy) return;
    setBusy(true);
    const attempted = ++attempts.current;
    const outcome = await call();
    // Start again has abandoned this attempt.
    if (attempted !== attempts.current) return;
    setBusy(false);
    const failure = outcome.kind === "signedIn" || outcome.kind === "codeRequired" ? null : outcome;
    setTrouble(failure);
    if (outcome.kind === "codeRequired") {
      setStep("code");
      setFactors(outcome.factors);
      onCodeRequired();
    } else if (step === "code" && failure && endsCode(failure)) toPassword();
  }

  return {
    step,
    factors,
    busy,
    trouble,
    returned,
    sendPassword: (credentials) => void attempt(() => session.signIn(credentials)),
    sendCode: (code) => {
      // The same refusal a second time is announced again.
      if (!busy) setTrouble(null);
      void attempt(() => session.completeSignIn(code));
    },
    sendPasskey: () => void attempt(() => session.signInWithPasskey(step === "code" ? "SECOND" : "FIRST")),
    startAgain: () => {
      attempts.current += 1;
      setBusy(false);
      setTrouble(null);
      toPassword();
    },
  };
}
