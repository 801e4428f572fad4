import { sealOf } from "../../lib/seal.ts";
import type { MethodToSave } from "../wallet/wallet.writes.ts";

/** How long a ticket, and after it its token, is good. */
export const LIFETIME_SECONDS = 900;

/** The right to hand over one card or bank account. The portal's process seals it, the vault's process opens it. */
export type Ticket = {
  id: string;
  userId: string;
  accountId: string;
  /** For this saved card, its security code or its new details; null for a new method. */
  savedMethodId: string | null;
  /** What is saved of that card; the vault has no wallet to look into. */
  saved: MethodToSave | null;
  purpose: "payment" | "wallet";
  /** The provider's day, which a card's expiry is measured against. */
  businessDate: string;
  /** Whether an account may be linked at a bank with it. */
  mayLink: boolean;
  /** Milliseconds of security time. */
  expiresAt: number;
};

/** What the vault may say of what was handed over: the processor's tokens and what may be shown. No number, no security code, no ZIP. */
export type MethodFacts = MethodToSave & { codeToken: string | null; savedMethodId: string | null };

/** A method that the vault has taken. The vault's process seals it, the portal's process opens it. */
export type HeldMethod = MethodFacts & Pick<Ticket, "userId" | "accountId" | "expiresAt"> & {
  /** Of the ticket: whatever came of it, one use is made of it. */
  ticketId: string;
  /** The processor has looked at it: only then may it be saved. */
  checked: boolean;
};

/** What the two processes say to each other goes through the browser, which can neither read nor change it. */
export const ticketSeal = (secret: string) => sealOf<Ticket>(secret, "vault ticket");
export const tokenSeal = (secret: string) => sealOf<HeldMethod>(secret, "vault token");
