import { useState } from "react";
import type { SignInOutcome } from "./createSession.ts";
import type { Credentials } from "./session.api.ts";
import { useSession } from "./sessionContext.ts";

/** Why nobody is signed in after a try. */
export type Trouble = Exclude<SignInOutcome, { kind: "signedIn" }>;

/** One try to sign in at a time, and what stands in its way. */
export function useSignIn(): { busy: boolean; trouble: Trouble | null; send: (credentials: Credentials) => void } {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const send = async (credentials: Credentials) => {
    if (busy) return;
    setBusy(true);
    const outcome = await session.signIn(credentials);
    setBusy(false);
    setTrouble(outcome.kind === "signedIn" ? null : outcome);
  };
  return { busy, trouble, send: (credentials) => void send(credentials) };
}
