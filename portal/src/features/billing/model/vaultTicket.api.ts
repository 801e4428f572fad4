import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type VaultTicket = { ticket: string; frameUrl: string };

/** A ticket for the vault's frame: a new card, or the security code of a saved one. */
export const createVaultTicket = (rest: Rest, accountId: string, savedMethodId?: string): Promise<Result<VaultTicket>> =>
  answer(
    rest.vault.POST("/api/pub/pciedge/pci/v1/tickets", {
      params: { header: rest.headers.mutating() },
      body: { accountId, ...(savedMethodId && { savedMethodId }) },
    }),
  );
