import { answer } from "../../../api/answer.ts";
import type { Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

export type VaultTicket = { ticket: string; frameUrl: string };

/** What the vault's token will be used for. For the wallet the processor checks the method before it is saved. */
export type VaultPurpose = "payment" | "wallet";

/** A ticket for the vault's frame: a new method, or something of a saved card. */
export const createVaultTicket = (rest: Rest, accountId: string, savedMethodId?: string, purpose: VaultPurpose = "payment"): Promise<Result<VaultTicket>> =>
  answer(
    rest.tickets.POST("/api/pub/pciedge/pci/v1/tickets", {
      params: { header: rest.headers.mutating() },
      body: { accountId, purpose, ...(savedMethodId && { savedMethodId }) },
    }),
  );
