/**
 * Messages between the portal and the vault's frame. The portal opens the channel with one postMessage to the vault's
 * origin that transfers a MessagePort; all other messages use that port, which no other page holds. No message carries
 * card data beyond brand, last four digits, expiration and name on card, nor bank data beyond the account's last four
 * digits.
 */
import type { components } from "@portico/openapi/vault";

type VaultToken = components["schemas"]["VaultToken"];

export type Locale = "en-US" | "es-US";
export type Theme = "light" | "dark" | "system";
export type Site = "business" | "community";
export type Brand = components["schemas"]["CardType"];

type OfSavedCard = { savedMethodId: string; brand: Brand; lastFour: string };

/** Whether the bank has refused the security code just now: the field opens focused, with the error. */
type CodeRefused = { codeRefused?: boolean };

/**
 * Which form to show: a whole card, a bank account, an account linked at the bank, only the security code of a saved
 * card or of one that was entered before (identified by its token), or new details of a saved card.
 */
export type VaultMode =
  | { kind: "newCard" }
  | { kind: "newBankAccount" }
  | { kind: "linkedBank" }
  | ({ kind: "savedCardCode" } & OfSavedCard & CodeRefused)
  | ({ kind: "enteredCardCode"; cardToken: string; brand: Brand; lastFour: string } & CodeRefused)
  | ({ kind: "editedCard"; /** MMYY */ expiry: string; cardName: string } & OfSavedCard);

/** A card or bank account stored in the vault, as far as the portal may know it (token, no card number). */
export type StoredCard = Pick<
  VaultToken,
  "token" | "type" | "lastFour" | "expiry" | "fundingKind" | "canSave" | "expiresInSeconds"
>;

/** Why nothing was stored although the fields were valid. */
export type VaultFailure = "ticketInvalid" | "linkingOff" | "unreachable" | "tooMany" | "unexpected";

/** One HTTP call of the frame, for analytics: its outcome. The path has no ids; no headers and no body. */
export type ObservedCall = {
  method: string;
  url: string;
  durationMs: number;
  /** 0 when there was no response (network error). */
  status: number;
  statusText?: string;
  succeeded: boolean;
  clusterVersion?: string;
  transactionId?: string;
  problemCode?: string;
  graphErrors: string[];
};

/** The only message sent outside the port: the handshake. */
export type Opening = { portico: "vault"; type: "open" };

export type ToFrame =
  | {
      type: "init";
      ticket: string;
      /** Tickets of further accounts: what is typed once is stored for each, under a token of its own. */
      moreTickets?: readonly string[];
      mode: VaultMode;
      locale: Locale;
      theme: Theme;
      site: Site;
      businessDate: string;
    }
  | { type: "locale"; locale: Locale }
  | { type: "theme"; theme: Theme }
  | { type: "submit" };

export type ToPortal =
  | { type: "ready" }
  | { type: "resized"; height: number }
  /** User activity in the frame, sent at most every few seconds (throttled). */
  | { type: "activity" }
  | { type: "called"; call: ObservedCall }
  | { type: "changed"; brand: Brand; complete: boolean }
  | { type: "submitting" }
  | { type: "invalid"; fieldCount: number }
  | { type: "stored"; card: StoredCard; /** In the order of `moreTickets`. */ more?: readonly StoredCard[] }
  | { type: "failed"; failure: VaultFailure };

export const opening: Opening = { portico: "vault", type: "open" };

const typeOf = (data: unknown) => (typeof data === "object" && data !== null && "type" in data ? data.type : undefined);

/** Whether a message is the handshake. */
export const isOpening = (data: unknown): data is Opening =>
  typeOf(data) === "open" && (data as Opening).portico === "vault";

const toFrame: readonly ToFrame["type"][] = ["init", "locale", "theme", "submit"];
const toPortal: readonly ToPortal["type"][] = [
  "ready",
  "resized",
  "activity",
  "called",
  "changed",
  "submitting",
  "invalid",
  "stored",
  "failed",
];

/** Both ends are ours and deployed together; messages of unknown types are ignored. */
export const isToFrame = (data: unknown): data is ToFrame => toFrame.some((type) => type === typeOf(data));
export const isToPortal = (data: unknown): data is ToPortal => toPortal.some((type) => type === typeOf(data));
