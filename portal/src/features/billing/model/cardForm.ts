import type { Failure } from "../../../api/result.ts";

/** What the vault's frame is opened for. `savedMethodId` asks for something of that card alone. */
export type CardFormWish = { savedMethodId?: string };

/** The frame of the vault: whose ticket it holds. */
export type CardFormState =
  | { name: "closed" }
  | ({ name: "opening" } & CardFormWish)
  | ({ name: "open"; ticket: string; frameUrl: string } & CardFormWish)
  | ({ name: "failed"; failure: Failure } & CardFormWish);
