import { randomUUID } from "node:crypto";
import type { operations } from "@portico/openapi/tickets";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import { methodFacts } from "../wallet/wallet.writes.ts";
import { LIFETIME_SECONDS, ticketSeal, type Ticket } from "./vault.protocol.ts";

type TicketAnswer = operations["createVaultTicket"]["responses"]["201"]["content"]["application/json"];
/** What a ticket is asked for. */
type Wanted = Pick<Ticket, "accountId" | "savedMethodId" | "purpose">;

/**
 * Gives a customer the right to hand over one card or bank account, or something of one saved card.
 * @throws Problem NOT_ALLOWED for an account that is not paid here, NOT_FOUND for a saved card that is not there
 */
export async function createTicket(deps: Dependencies, principal: Principal, wanted: Wanted): Promise<TicketAnswer> {
  const { database, securityClock, config: { vaultOrigin, vaultSecret } } = deps;
  const { accountId, savedMethodId } = wanted;
  const clock = await accountClock(deps.clock, database, accountId);
  await refuseWhoCannotPay(database, principal, accountId);
  const businessDate = clock.today();
  const saved = savedMethodId === null ? undefined : await savedMethod(database, accountId, savedMethodId, businessDate);
  if (savedMethodId !== null && !saved) throw new Problem("NOT_FOUND");
  const ticket = ticketSeal(vaultSecret).close({
    ...wanted,
    id: randomUUID(),
    userId: principal.userId,
    saved: saved ? methodFacts(saved) : null,
    businessDate,
    mayLink: savedMethodId === null && (await isOn(deps, { site: principal.site, principal }, "bankLinking")),
    expiresAt: securityClock.now().getTime() + LIFETIME_SECONDS * 1000,
  });
  return { ticket, frameUrl: `${vaultOrigin}/vault`, vaultOrigin, expiresInSeconds: LIFETIME_SECONDS };
}
