import type { components } from "@portico/openapi/vault";
import { canBeSaved } from "@portico/rules/card";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { savedMethod, type SavedMethod } from "../wallet/wallet.reads.ts";
import { cardToRegister, newCardFaults, securityCodeFaults, storedExpiry, storedName, type NewCard, type SavedCardCode } from "./vault.domain.ts";
import { insertTicket, insertToken, useTicket, type TicketRow, type TokenRow } from "./vault.repository.ts";
import { newSecret, secretHash } from "./vault.secrets.ts";

type VaultToken = components["schemas"]["VaultToken"];
type TicketAnswer = Pick<components["schemas"]["VaultToken"], "expiresInSeconds"> & { ticket: string; frameUrl: string; vaultOrigin: string };
type CardFacts = Omit<TokenRow, "hash" | "userId" | "accountId" | "expiresAt" | "spentOn">;

const LIFETIME_SECONDS = 900;
const TRIES = 6;

/**
 * Gives a customer the right to hand over one card, or the security code of one saved card.
 * @throws Problem NOT_ALLOWED for an account that is not paid here, NOT_FOUND for a saved card that is not there
 */
export async function createTicket(deps: Dependencies, principal: Principal, accountId: string, savedMethodId: string | undefined): Promise<TicketAnswer> {
  const [ticket, now] = [newSecret("tk"), deps.securityClock.now()];
  await deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, principal, accountId);
    if (savedMethodId !== undefined && !(await savedMethod(tx, accountId, savedMethodId, deps.clock.today()))) throw new Problem("NOT_FOUND");
    await insertTicket(tx, { hash: secretHash(ticket), userId: principal.userId, accountId, savedMethodId: savedMethodId ?? null, expiresAt: later(now), triesLeft: TRIES });
  });
  const { vaultOrigin } = deps.config;
  return { ticket, frameUrl: `${vaultOrigin}/vault`, vaultOrigin, expiresInSeconds: LIFETIME_SECONDS };
}

/**
 * Turns a card, or the security code of a saved one, into a token for one use. The card is in memory until the processor has it.
 * @throws Problem TICKET_INVALID, INVALID_CARD with every faulty field, TEMPORARILY_UNAVAILABLE when the processor does not answer
 */
export async function storeCard(deps: Dependencies, ticketSecret: string, body: NewCard | SavedCardCode): Promise<VaultToken> {
  const ticket = await useTicket(deps.database, secretHash(ticketSecret), deps.securityClock.now());
  const asked = body.kind === "newCard" ? null : body.savedMethodId;
  if (!ticket || ticket.savedMethodId !== asked) throw new Problem("TICKET_INVALID");
  const facts = body.kind === "newCard" ? await newCardFacts(deps, body) : await savedCardFacts(deps, ticket, body);
  const token = newSecret("vt");
  const expiresAt = later(deps.securityClock.now());
  await insertToken(deps.database, { hash: secretHash(token), userId: ticket.userId, accountId: ticket.accountId, expiresAt, ...facts });
  const { type, lastFour, expiry, cardName, fundingKind } = facts;
  return { token, type, lastFour, expiry, cardName, fundingKind, canSave: canBeSaved(fundingKind), expiresInSeconds: LIFETIME_SECONDS };
}

async function newCardFacts(deps: Dependencies, card: NewCard): Promise<CardFacts> {
  refuseFaults(newCardFaults(card, deps.clock.today()));
  const registered = await deps.processor.registerCard(cardToRegister(card));
  if (!registered) throw new Problem("TEMPORARILY_UNAVAILABLE");
  const { token: processorToken, brand: type, codeToken, lastFour, fundingKind, fingerprint } = registered;
  return { processorToken, codeToken, type, lastFour, fundingKind, fingerprint, expiry: storedExpiry(card.expiry), cardName: storedName(card.cardName), savedMethodId: null };
}

async function savedCardFacts(deps: Dependencies, ticket: TicketRow, { savedMethodId, securityCode }: SavedCardCode): Promise<CardFacts> {
  const method = await savedMethod(deps.database, ticket.accountId, savedMethodId, deps.clock.today());
  if (!method) throw new Problem("NOT_FOUND");
  refuseFaults(securityCodeFaults(securityCode, method.type));
  const registered = await deps.processor.registerCode(method.processorToken, securityCode);
  if (!registered) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return { ...cardFactsOf(method), savedMethodId, codeToken: registered.codeToken };
}

function cardFactsOf({ processorToken, type, lastFour, expiry, cardName, fundingKind, fingerprint }: SavedMethod) {
  return { processorToken, type, lastFour, expiry, cardName, fundingKind, fingerprint };
}

function refuseFaults(fields: ReturnType<typeof newCardFaults>): void {
  if (fields.length > 0) throw new Problem("INVALID_CARD", { fields });
}

function later(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_SECONDS * 1000);
}
