import { useCopy } from "@portico/content-runtime/react";
import type { VaultMode } from "../lib/vaultProtocol.ts";

/** What the form is called, and what is said while it is sent. */
export function useFormWords({ kind }: VaultMode): { title: string; sending: string } {
  const t = useCopy();
  if (kind === "linkedBank") return { title: t("vault.link.title"), sending: t("vault.link.linking") };
  if (kind === "newBankAccount") return { title: t("vault.bankTitle"), sending: t("vault.checkingBank") };
  return { title: t("vault.title"), sending: t("vault.checking") };
}
