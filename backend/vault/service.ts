import type { components } from "@portico/openapi/vault";
import type { BankLink } from "@portico/rules/bankLink";
import { canBeSaved } from "@portico/rules/card";
import { Problem } from "../src/lib/problem.ts";
import {
  LIFETIME_SECONDS,
  ticketSeal,
  tokenSeal,
  type MethodFacts,
  type Ticket,
} from "../src/modules/vault/vault.protocol.ts";
import type { VaultDependencies } from "./dependencies.ts";
import { MAX_REFUSED_CHECKS, refusedCheckError, type HandedOver } from "./domain.ts";
import { registerMethod, linked, refuseBank } from "./registerMethod.ts";
import { hasTry, releaseCheck, reserveCheck, useTry } from "./repository.ts";

type VaultToken = components["schemas"]["VaultToken"];

const HOUR_SECONDS = 3600;
const TRIES = 6;

/** @throws Problem TICKET_INVALID for a ticket that the portal did not seal, or that has expired */
function openTicket({ config, securityClock }: VaultDependencies, sealed: string): Ticket {
  const ticket = ticketSeal(config.vaultSecret).open(sealed);
  if (!ticket || ticket.expiresAt <= securityClock.now().getTime()) throw new Problem("TICKET_INVALID");
  return ticket;
}

/** The card behind a token of the same user and account, while the token is valid. */
function openEnteredCard({ config, securityClock }: VaultDependencies, ticket: Ticket, cardToken: string) {
  const held = tokenSeal(config.vaultSecret).open(cardToken);
  const usable =
    held &&
    held.userId === ticket.userId &&
    held.accountId === ticket.accountId &&
    held.expiresAt > securityClock.now().getTime();
  return usable ? held : undefined;
}

/**
 * Links an account at the customer's bank (PAY-02).
 * @returns the linking service's token, for one exchange by storeCard
 * @throws Problem TICKET_INVALID, BANK_LINKING_OFF, INVALID_BANK_ACCOUNT at the bank field, TEMPORARILY_UNAVAILABLE
 * when the service does not answer
 */
export async function linkBank(
  deps: VaultDependencies,
  sealed: string,
  order: BankLink,
): Promise<{ linkToken: string }> {
  const ticket = openTicket(deps, sealed);
  if (ticket.savedMethodId !== null || !(await hasTry(deps.database, ticket.id))) throw new Problem("TICKET_INVALID");
  if (!ticket.mayLink) throw new Problem("BANK_LINKING_OFF");
  refuseBank(order);
  return linked(await deps.registry.linkBankAccount(order));
}

/**
 * Tokenizes a card, a bank account, or a saved card's details, for a single use. The data stay in memory until the
 * processor has them.
 * @throws Problem TICKET_INVALID, INVALID_CARD or INVALID_BANK_ACCOUNT with every field at fault, TOO_MANY_REQUESTS
 * after too many refused checks, TEMPORARILY_UNAVAILABLE when the processor does not answer
 */
export async function storeCard(deps: VaultDependencies, sealed: string, body: HandedOver): Promise<VaultToken> {
  const now = deps.securityClock.now();
  const ticket = openTicket(deps, sealed);
  const asked = "savedMethodId" in body ? body.savedMethodId : null;
  if (!(await useTry(deps.database, ticket, TRIES)) || ticket.savedMethodId !== asked)
    throw new Problem("TICKET_INVALID");
  const checked = ticket.purpose === "wallet";
  if (checked) await reserve(deps, ticket, now);
  const openEntered = (cardToken: string) => openEnteredCard(deps, ticket, cardToken);
  const facts = await registerMethod(deps.registry, ticket, body, openEntered).catch(async (error: unknown) => {
    // Invalid or not registered: the processor has checked nothing, so the reservation is undone.
    if (checked) await releaseCheck(deps.database, ticket.id);
    throw error;
  });
  if (checked) await check(deps, ticket, body.kind, facts);
  const { id: ticketId, userId, accountId } = ticket;
  const expiresAt = deps.securityClock.now().getTime() + LIFETIME_SECONDS * 1000;
  return tokenView(
    tokenSeal(deps.config.vaultSecret).close({ ...facts, ticketId, userId, accountId, checked, expiresAt }),
    facts,
  );
}

/**
 * Checks the method at the processor without moving money; a refusal is reported at its field (validateCardError). The
 * check is reserved as a refused one, and only a refusal or a crash keeps the reservation.
 */
async function check(
  deps: VaultDependencies,
  ticket: Ticket,
  kind: HandedOver["kind"],
  { processorToken: token, codeToken }: MethodFacts,
): Promise<void> {
  const answer = await deps.registry.check({ token, codeToken });
  if (answer.kind !== "refused") await releaseCheck(deps.database, ticket.id);
  if (answer.kind === "unknown") throw new Problem("TEMPORARILY_UNAVAILABLE");
  if (answer.kind === "good") return;
  throw new Problem(
    kind === "newBankAccount" || kind === "linkedBankAccount" ? "INVALID_BANK_ACCOUNT" : "INVALID_CARD",
    { fields: [refusedCheckError(kind, answer.code)] },
  );
}

/** @throws Problem TOO_MANY_REQUESTS when the rate limit of refused checks is reached */
async function reserve({ database }: VaultDependencies, ticket: Ticket, now: Date): Promise<void> {
  const endedAfter = new Date(now.getTime() + (LIFETIME_SECONDS - HOUR_SECONDS) * 1000);
  const reserved = await database.transaction((tx) => reserveCheck(tx, ticket, endedAfter, MAX_REFUSED_CHECKS));
  if (!reserved) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: HOUR_SECONDS });
}

function tokenView(
  token: string,
  { type, lastFour, expiry, cardName, fundingKind, bankName, accountKind }: MethodFacts,
): VaultToken {
  const canSave = fundingKind === null || canBeSaved(fundingKind);
  return {
    token,
    type,
    lastFour,
    expiry,
    cardName,
    fundingKind,
    bankName,
    accountKind,
    canSave,
    expiresInSeconds: LIFETIME_SECONDS,
  };
}
