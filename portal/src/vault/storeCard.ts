import type { components, paths } from "@portico/openapi/vault";
import createClient from "openapi-fetch";
import type { StoredCard, VaultFailure, VaultMode } from "../lib/vaultProtocol.ts";
import { type Fault, type Faults, type FieldName, fieldsOf, type Values } from "./fields.ts";

type CardData = components["schemas"]["NewCard"] | components["schemas"]["SavedCardCode"];

/** What the vault made of the card. */
export type Stored = { kind: "stored"; card: StoredCard } | { kind: "invalid"; faults: Faults } | { kind: "failed"; failure: VaultFailure };

export type StoreCard = (mode: VaultMode, values: Values) => Promise<Stored>;

const bodyOf = (mode: VaultMode, values: Values): CardData =>
  mode.kind === "newCard"
    ? { kind: "newCard", ...values }
    : { kind: "savedCardCode", savedMethodId: mode.savedMethodId, securityCode: values.securityCode };

const failures: Partial<Record<number, VaultFailure>> = { 401: "ticketInvalid", 429: "tooMany" };

/** Sends the card to the vault, on the frame's own origin, with the ticket that allows it. Never throws. */
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
  if (problem?.code !== "INVALID_CARD") return {};
  const known = (problem.fields ?? []).filter(({ field }) => fieldsOf(mode).includes(field as FieldName));
  return Object.fromEntries(known.map(({ field, code }) => [field, code as Fault]));
}
