import type { BankAccountKind } from "./bank.rules.ts";

/** A bank whose accounts can be linked (PAY-02), as the linking page shows it and as the linking service names it. */
export interface LinkableBank { id: string; name: string }

/** The banks are invented. docs/test-cards.md shows what their accounts do. */
export const linkableBanks: readonly LinkableBank[] = [
  { id: "harborlight-bank", name: "Harborlight Bank" },
  { id: "granite-state-savings", name: "Granite State Savings" },
];

export type BankLinkFault = "MISSING" | "INVALID";

/** A bank of the list has to be chosen. */
export function linkedBankFault(chosen: string): BankLinkFault | null {
  if (chosen === "") return "MISSING";
  return linkableBanks.some(({ id }) => id === chosen) ? null : "INVALID";
}

/** What the customer agrees to at the linking service: one account at one bank. */
export interface BankLink { bank: string; accountKind: BankAccountKind }
