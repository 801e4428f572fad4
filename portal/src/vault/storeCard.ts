import type { components, paths } from "@portico/openapi/vault";
import { client } from "@portico/rules/constants";
import createClient from "openapi-fetch";
import type { Site, StoredCard, VaultFailure, VaultMode } from "../lib/vaultProtocol.ts";
import { type FieldError, type FieldErrors, type FieldName, fieldsOf, type Values } from "./fields.ts";

type StoreRequest = paths["/api/pub/pciedge/pci/v1/payments"]["post"]["requestBody"]["content"]["application/json"];

/** The vault's response for a card or bank account. */
export type Stored =
  | { kind: "stored"; card: StoredCard; more?: readonly StoredCard[] }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "failed"; failure: VaultFailure };

export type StoreCard = (mode: VaultMode, values: Values) => Promise<Stored>;

/** The data to send. For a linked account, the linking service's token. */
function bodyOf(mode: VaultMode, values: Values, linkToken: string): StoreRequest {
  const { cardName, cardNumber, expiry, zip, securityCode, accountHolder, routingNumber, accountNumber, accountKind } =
    values;
  switch (mode.kind) {
    case "newCard":
      return { kind: "newCard", cardName, cardNumber, expiry, zip, securityCode };
    case "savedCardCode":
      return { kind: "savedCardCode", savedMethodId: mode.savedMethodId, securityCode };
    case "enteredCardCode":
      return { kind: "enteredCardCode", cardToken: mode.cardToken, securityCode };
    case "editedCard":
      return { kind: "editedCard", savedMethodId: mode.savedMethodId, cardName, expiry, zip, securityCode };
    case "linkedBank":
      return { kind: "linkedBankAccount", linkToken };
    case "newBankAccount":
      return { kind: "newBankAccount", accountHolder, routingNumber, accountNumber, accountKind };
  }
}

const failures: Partial<Record<number, VaultFailure>> = { 401: "ticketInvalid", 403: "linkingOff", 429: "tooMany" };

/**
 * Sends the card or bank account to the vault, on the frame's own origin, with the ticket that authorizes it. Never
 * throws.
 * @param site the site of the embedding page: its vendor key is sent with every call (SHELL-01)
 */
export function storeCardWith(fetch: typeof globalThis.fetch, ticket: string, site: Site): StoreCard {
  const vault = createClient<paths>({
    baseUrl: globalThis.location?.origin ?? "http://localhost",
    fetch: (request: Request) => fetch(request),
  });
  const sent = {
    params: { header: { "x-vendor-key": client.vendorKey[site], "x-client-type": client.type } },
    headers: { authorization: `Bearer ${ticket}` },
  } as const;
  return async (mode, values) => {
    try {
      const link =
        mode.kind === "linkedBank"
          ? await vault.POST("/api/pub/pciedge/pci/v1/bank-links", {
              ...sent,
              body: { bank: values.bank, accountKind: kindOf(values) },
            })
          : undefined;
      if (link && !link.data) return refused(mode, link.error, link.response);
      const { data, error, response } = await vault.POST("/api/pub/pciedge/pci/v1/payments", {
        ...sent,
        body: bodyOf(mode, values, link?.data.linkToken ?? ""),
      });
      return data ? { kind: "stored", card: withoutName(data) } : refused(mode, error, response);
    } catch {
      return { kind: "failed", failure: "unreachable" };
    }
  };
}

/**
 * Stores what was typed once for several accounts, each with its own ticket and token. Stops at the first that is not
 * stored; tokens stored before it expire unused.
 */
export function storeForEach(first: StoreCard, others: readonly StoreCard[]): StoreCard {
  return async (mode, values) => {
    const stored = await first(mode, values);
    if (stored.kind !== "stored" || others.length === 0) return stored;
    const more: StoredCard[] = [];
    for (const store of others) {
      const next = await store(mode, values);
      if (next.kind !== "stored") return next;
      more.push(next.card);
    }
    return { ...stored, more };
  };
}

/** Builds the request of a valid form. */
const kindOf = ({ accountKind }: Values) => (accountKind === "savings" ? "savings" : "checking");

function refused(mode: VaultMode, error: unknown, { status }: Response): Stored {
  const errors = errorsFrom(mode, error);
  return Object.keys(errors).length > 0
    ? { kind: "invalid", errors }
    : { kind: "failed", failure: failures[status] ?? "unexpected" };
}

function withoutName({ cardName: _name, ...card }: components["schemas"]["VaultToken"]): StoredCard {
  return card;
}

function errorsFrom(mode: VaultMode, error: unknown): FieldErrors {
  const problem = error as Partial<components["schemas"]["CardProblem"]> | undefined;
  if (problem?.code !== "INVALID_CARD" && problem?.code !== "INVALID_BANK_ACCOUNT") return {};
  const known = (problem.fields ?? []).filter(({ field }) => fieldsOf(mode).includes(field as FieldName));
  return Object.fromEntries(known.map(({ field, code }) => [field, code as FieldError]));
}
