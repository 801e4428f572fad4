import type { components, paths } from "@portico/openapi/vault";
import createClient from "openapi-fetch";
import type { StoredCard, VaultFailure, VaultMode } from "../lib/vaultProtocol.ts";
import { type Fault, type Faults, type FieldName, fieldsOf, type Values } from "./fields.ts";

type HandedOver = paths["/api/pub/pciedge/pci/v1/payments"]["post"]["requestBody"]["content"]["application/json"];

/** What the vault made of the card or bank account. */
export type Stored = { kind: "stored"; card: StoredCard } | { kind: "invalid"; faults: Faults } | { kind: "failed"; failure: VaultFailure };

export type StoreCard = (mode: VaultMode, values: Values) => Promise<Stored>;

function bodyOf(mode: VaultMode, values: Values): HandedOver {
  const { cardName, cardNumber, expiry, zip, securityCode, accountHolder, routingNumber, accountNumber, accountKind } = values;
  switch (mode.kind) {
    case "newCard":
      return { kind: "newCard", cardName, cardNumber, expiry, zip, securityCode };
    case "savedCardCode":
      return { kind: "savedCardCode", savedMethodId: mode.savedMethodId, securityCode };
    case "editedCard":
      return { kind: "editedCard", savedMethodId: mode.savedMethodId, cardName, expiry, zip, securityCode };
    case "newBankAccount":
      return { kind: "newBankAccount", accountHolder, routingNumber, accountNumber, accountKind };
  }
}

const failures: Partial<Record<number, VaultFailure>> = { 401: "ticketInvalid", 429: "tooMany" };

/** Sends the card or bank account to the vault, on the frame's own origin, with the ticket that allows it. Never throws. */
export function storeCardWith(fetch: typeof globalThis.fetch, ticket: string): StoreCard {
  const vault = createClient<paths>({ baseUrl: globalThis.location?.origin ?? "http://localhost", fetch: (request: Request) => fetch(request) });
  return async (mode, values) => {
    try {
      const { data, error, response } = await vault.POST("/api/pub/pciedge/pci/v1/payments", {
        params: { header: { "x-client-type": "SSPP" } },
        headers: { authorization: `Bearer ${ticket}` },
        body: bodyOf(mode, values),
      });
      if (data) return { kind: "stored", card: withoutName(data) };
      const faults = faultsFrom(mode, error);
      return Object.keys(faults).length > 0 ? { kind: "invalid", faults } : { kind: "failed", failure: failures[response.status] ?? "unexpected" };
    } catch {
      return { kind: "failed", failure: "unreachable" };
    }
  };
}

function withoutName({ cardName: _name, ...card }: components["schemas"]["VaultToken"]): StoredCard {
  return card;
}

function faultsFrom(mode: VaultMode, error: unknown): Faults {
  const problem = error as Partial<components["schemas"]["CardProblem"]> | undefined;
  if (problem?.code !== "INVALID_CARD" && problem?.code !== "INVALID_BANK_ACCOUNT") return {};
  const known = (problem.fields ?? []).filter(({ field }) => fieldsOf(mode).includes(field as FieldName));
  return Object.fromEntries(known.map(({ field, code }) => [field, code as Fault]));
}
