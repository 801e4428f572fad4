/**
 * What the portal and the vault's frame say to each other. The portal opens the conversation with one message to the vault's
 * origin that carries a port; everything else goes over that port, which nobody else holds. No message carries anything of a
 * card but its brand, its last four digits, its validity and the name on it, nor of a bank account but its last four digits.
 */
import type { components } from "@portico/openapi/vault";

type VaultToken = components["schemas"]["VaultToken"];

export type Locale = "en-US" | "es-US";
export type Theme = "light" | "dark" | "system";
export type Site = "business" | "community";
export type Brand = components["schemas"]["CardType"];

type OfSavedCard = { savedMethodId: string; brand: Brand; lastFour: string };

/** What is asked for: a whole card, a bank account, an account that is linked at the bank, only the security code of a saved card, or that card's new details. */
export type VaultMode =
  | { kind: "newCard" }
  | { kind: "newBankAccount" }
  | { kind: "linkedBank" }
  | ({ kind: "savedCardCode" } & OfSavedCard)
  | ({ kind: "editedCard"; /** MMYY */ expiry: string; cardName: string } & OfSavedCard);

/** A card or bank account that the vault holds now, as the portal may know it. */
export type StoredCard = Pick<VaultToken, "token" | "type" | "lastFour" | "expiry" | "fundingKind" | "canSave" | "expiresInSeconds">;

/** Why nothing was stored although the fields were right. */
export type VaultFailure = "ticketInvalid" | "linkingOff" | "unreachable" | "tooMany" | "unexpected";

/** One HTTP call of the frame, for analytics: how it ended. Its path holds no id; no header and no body is in it. */
export type ObservedCall = {
  method: string;
  url: string;
  durationMs: number;
  /** 0 when there was no answer. */
  status: number;
  statusText?: string;
  succeeded: boolean;
  clusterVersion?: string;
  transactionId?: string;
  problemCode?: string;
  graphErrors: string[];
};

/** The one message outside the port. */
export type Opening = { portico: "vault"; type: "open" };

export type ToFrame =
  | { type: "init"; ticket: string; mode: VaultMode; locale: Locale; theme: Theme; site: Site; businessDate: string }
  | { type: "locale"; locale: Locale }
  | { type: "theme"; theme: Theme }
  | { type: "submit" };

export type ToPortal =
  | { type: "ready" }
  | { type: "resized"; height: number }
  /** Somebody typed or pressed, told every few seconds at most. */
  | { type: "activity" }
  | { type: "called"; call: ObservedCall }
  | { type: "changed"; brand: Brand; complete: boolean }
  | { type: "submitting" }
  | { type: "invalid"; fieldCount: number }
  | { type: "stored"; card: StoredCard }
  | { type: "failed"; failure: VaultFailure };

export const opening: Opening = { portico: "vault", type: "open" };

const typeOf = (data: unknown) => (typeof data === "object" && data !== null && "type" in data ? data.type : undefined);

export const isOpening = (data: unknown): data is Opening =>
  typeOf(data) === "open" && (data as Opening).portico === "vault";

const toFrame: readonly ToFrame["type"][] = ["init", "locale", "theme", "submit"];
const toPortal: readonly ToPortal["type"][] = ["ready", "resized", "activity", "called", "changed", "submitting", "invalid", "stored", "failed"];

/** Both ends are ours, served together; what is of another kind is dropped unread. */
export const isToFrame = (data: unknown): data is ToFrame => toFrame.some((type) => type === typeOf(data));
export const isToPortal = (data: unknown): data is ToPortal => toPortal.some((type) => type === typeOf(data));
