import type { Failure } from "../../../api/result.ts";

/** The frame of the card vault: whose ticket it holds. `savedMethodId` asks for the security code of that card alone. */
export type CardFormState =
  | { name: "closed" }
  | { name: "opening"; savedMethodId?: string }
  | { name: "open"; savedMethodId?: string; ticket: string; frameUrl: string }
  | { name: "failed"; savedMethodId?: string; failure: Failure };
