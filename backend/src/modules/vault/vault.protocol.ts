import { sealOf } from "../../lib/seal.ts";
import type { MethodToSave } from "../wallet/wallet.writes.ts";

/** Lifetime of a ticket and of its token. */
export const LIFETIME_SECONDS = 900;

/**
 * The right to submit one card or bank account to the vault. The portal's process seals it, the vault's process opens
 * it.
 */
export type Ticket = {
  id: string;
  userId: string;
  accountId: string;
  /** The saved card whose code or details are submitted; null for a new method. */
  savedMethodId: string | null;
  /** That card's saved data, because the vault has no access to the wallet. */
  saved: MethodToSave | null;
  purpose: "payment" | "wallet";
  /** The provider's business date, for validating the expiry. */
  businessDate: string;
  /** Whether a bank account may be linked with it. */
  mayLink: boolean;
  /** Milliseconds of security time. */
  expiresAt: number;
};

/**
 * What the vault returns about submitted data: the processor's tokens and displayable fields. No number, no security
 * code, no ZIP.
 */
export type MethodFacts = MethodToSave & { codeToken: string | null; savedMethodId: string | null };

/** A method that the vault has registered. The vault's process seals it, the portal's process opens it. */
export type HeldMethod = MethodFacts &
  Pick<Ticket, "userId" | "accountId" | "expiresAt"> & {
    /** The ticket's id: all tokens of a ticket count as one, for a single use. */
    ticketId: string;
    /** The processor has checked it, which saving requires. */
    checked: boolean;
  };

/**
 * Encrypts messages between the two processes: they pass through the browser, which can neither read nor change them.
 */
export const ticketSeal = (secret: string) => sealOf<Ticket>(secret, "vault ticket");
export const tokenSeal = (secret: string) => sealOf<HeldMethod>(secret, "vault token");
