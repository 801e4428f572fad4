import type { BankAccountKind } from "./bank.rules.ts";

/** A bank whose accounts can be linked (PAY-02), with its display name and the linking service's id. */
export interface LinkableBank {
  id: string;
  name: string;
}

/** Test banks. docs/test-cards.md shows what their accounts do. */
export const linkableBanks: readonly LinkableBank[] = [
  { id: "harborlight-bank", name: "Harborlight Bank" },
  { id: "granite-state-savings", name: "Granite State Savings" },
];

export type BankLinkError = "MISSING" | "INVALID";

/** Validates the chosen bank: it must be on the list. */
export function validateLinkedBank(chosen: string): BankLinkError | null {
  if (chosen === "") return "MISSING";
  return linkableBanks.some(({ id }) => id === chosen) ? null : "INVALID";
}

/** The customer's consent at the linking service: one account at one bank. */
export interface BankLink {
  bank: string;
  accountKind: BankAccountKind;
}
