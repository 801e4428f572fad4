import type { components } from "@portico/openapi/vault";
import type { BankLink } from "@portico/rules/bankLink";
import { canBeSaved } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { accountClock, onAccountTime } from "../account/accountTime.reads.ts";
import { isOn } from "../content/content.reads.ts";
import { principalById } from "../identity/identity.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import { MOST_REFUSED_CHECKS, refusedCheckFault, type HandedOver } from "./vault.domain.ts";
import { factsOf, linked, type MethodFacts, refuseBank } from "./vault.facts.ts";
import { goodTicket, insertTicket, insertToken, releaseCheck, reserveCheck, useTicket, type TicketRow } from "./vault.repository.ts";
import { newSecret, secretHash } from "./vault.secrets.ts";

type VaultToken = components["schemas"]["VaultToken"];
type TicketAnswer = Pick<VaultToken, "expiresInSeconds"> & { ticket: string; frameUrl: string; vaultOrigin: string };
/** What a ticket is asked for. */
type Wanted = Pick<TicketRow, "accountId" | "savedMethodId" | "purpose">;

const LIFETIME_SECONDS = 900;
const HOUR_SECONDS = 3600;
const TRIES = 6;

/**
 * Gives a customer the right to hand over one card or bank account, or something of one saved card.
 * @throws Problem NOT_ALLOWED for an account that is not paid here, NOT_FOUND for a saved card that is not there
 */
export async function createTicket(deps: Dependencies, principal: Principal, wanted: Wanted): Promise<TicketAnswer> {
  const [ticket, now] = [newSecret("tk"), deps.securityClock.now()];
  const { accountId, savedMethodId } = wanted;
  const { database, config: { vaultOrigin } } = deps;
  const clock = await accountClock(deps.clock, database, accountId);
  // One row is all that is written, and what is read is read again when the ticket is used: there is nothing to hold together.
  await refuseWhoCannotPay(database, principal, accountId);
  if (savedMethodId !== null && !(await savedMethod(database, accountId, savedMethodId, clock.today()))) throw new Problem("NOT_FOUND");
  await insertTicket(database, { ...wanted, hash: secretHash(ticket), userId: principal.userId, expiresAt: later(now, LIFETIME_SECONDS), triesLeft: TRIES });
  return { ticket, frameUrl: `${vaultOrigin}/vault`, vaultOrigin, expiresInSeconds: LIFETIME_SECONDS };
}

/**
 * Links an account at the customer's bank (PAY-02): the linking service's token, for one exchange by storeCard.
 * @throws Problem TICKET_INVALID, BANK_LINKING_OFF, INVALID_BANK_ACCOUNT at the bank, TEMPORARILY_UNAVAILABLE when the service does not answer
 */
export async function linkBank(deps: Dependencies, ticketSecret: string, order: BankLink): Promise<{ linkToken: string }> {
  const ticket = await goodTicket(deps.database, secretHash(ticketSecret), deps.securityClock.now());
  if (!ticket || ticket.savedMethodId !== null) throw new Problem("TICKET_INVALID");
  if (!(await mayLink(deps, ticket))) throw new Problem("BANK_LINKING_OFF");
  refuseBank(order);
  return linked(await deps.processor.linkBankAccount(order));
}

/** As the portal asks it for whom the ticket was made for; on the vault's origin nobody is signed in. */
async function mayLink(deps: Dependencies, { userId }: TicketRow): Promise<boolean> {
  const principal = await principalById(deps, userId);
  return principal !== undefined && isOn(deps, { site: principal.site, principal }, "bankLinking");
}

/**
 * Turns a card, a bank account, or something of a saved card into a token for one use. It is in memory until the processor has it.
 * @throws Problem TICKET_INVALID, INVALID_CARD or INVALID_BANK_ACCOUNT with every faulty field, TOO_MANY_REQUESTS after too many refused
 * checks, TEMPORARILY_UNAVAILABLE when the processor does not answer
 */
export async function storeCard(deps: Dependencies, ticketSecret: string, body: HandedOver): Promise<VaultToken> {
  const now = deps.securityClock.now();
  const ticket = await useTicket(deps.database, secretHash(ticketSecret), now);
  const asked = "savedMethodId" in body ? body.savedMethodId : null;
  if (!ticket || ticket.savedMethodId !== asked) throw new Problem("TICKET_INVALID");
  const checked = ticket.purpose === "wallet";
  if (checked) await reserve(deps, ticket, now);
  const facts = await factsOf(await onAccountTime(deps, deps.database, ticket.accountId), ticket.accountId, body).catch(async (error: unknown) => {
    // Refused at its field or not registered: the processor has checked nothing.
    if (checked) await releaseCheck(deps.database, ticket.hash);
    throw error;
  });
  if (checked) await check(deps, ticket, body.kind, facts);
  const token = newSecret("vt");
  const { userId, accountId } = ticket;
  await insertToken(deps.database, { ...facts, hash: secretHash(token), userId, accountId, checked, expiresAt: later(deps.securityClock.now(), LIFETIME_SECONDS) });
  return tokenView(token, facts);
}

/**
 * The processor looks at what will be saved, without moving money: what it refuses is said at its field (validateCardError).
 * The check was reserved as a refused one: only a refusal keeps it, or the end of the process before the answer.
 */
async function check(deps: Dependencies, ticket: TicketRow, kind: HandedOver["kind"], { processorToken: token, codeToken }: MethodFacts): Promise<void> {
  const answer = await deps.processor.check({ token, codeToken });
  if (answer.kind !== "refused") await releaseCheck(deps.database, ticket.hash);
  if (answer.kind === "unknown") throw new Problem("TEMPORARILY_UNAVAILABLE");
  if (answer.kind === "good") return;
  throw new Problem(kind === "newBankAccount" || kind === "linkedBankAccount" ? "INVALID_BANK_ACCOUNT" : "INVALID_CARD", { fields: [refusedCheckFault(kind, answer.code)] });
}

/** @throws Problem TOO_MANY_REQUESTS when no more checks may be refused in this hour */
async function reserve({ database }: Dependencies, ticket: TicketRow, now: Date): Promise<void> {
  const endedAfter = later(now, LIFETIME_SECONDS - HOUR_SECONDS);
  const reserved = await database.transaction((tx) => reserveCheck(tx, ticket, endedAfter, MOST_REFUSED_CHECKS));
  if (!reserved) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: HOUR_SECONDS });
}

function tokenView(token: string, { type, lastFour, expiry, cardName, fundingKind, bankName, accountKind }: MethodFacts): VaultToken {
  const canSave = fundingKind === null || canBeSaved(fundingKind);
  return { token, type, lastFour, expiry, cardName, fundingKind, bankName, accountKind, canSave, expiresInSeconds: LIFETIME_SECONDS };
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
