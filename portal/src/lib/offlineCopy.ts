import { dayMilliseconds } from "@portico/rules/constants";

/** A telephone number of the provider. */
type Contact = { topic: "CARE" | "APPOINTMENTS" | "TECH_SUPPORT" | "POLICY"; phone: string; phoneShown: string };

/** The last statement, with its words as they were on the screen. Amounts in cents, days as YYYY-MM-DD. */
export type SavedStatement = {
  date: string;
  from: string;
  to: string;
  dueDate: string;
  amountDue: number;
  previousBalance: number;
  paymentsReceived: number;
  adjustments: number;
  currentCharges: number;
  charges: { name: string; amount: number }[];
};

/** A payment that was charged. Amount in cents. */
export type SavedReceipt = {
  date: string;
  amount: number;
  method: string;
  confirmationNumber: string | null;
};

/** What one person keeps on this device to read without a network (B25). */
export type OfflineCopy = {
  version: 1;
  /** Whose it is. */
  guid: string;
  locale: "en-US" | "es-US";
  /** When it was read from the server, in ISO 8601. */
  savedAt: string;
  account: { name: string; ending: string };
  statement: SavedStatement | null;
  receipts: SavedReceipt[];
  contacts: Contact[];
};

/** Days after which a copy is deleted, whatever happened. */
const keptDays = 30;

const keys = { copy: "portico-offline-copy", choice: "portico-offline-choice" };

/** Deletes the copy. Web Storage is synchronous: when this returns, nothing can be read anymore. */
export const removeOfflineCopy = (storage: Storage): void => storage.removeItem(keys.copy);

function parsed(text: string): Partial<OfflineCopy> {
  try {
    return Object(JSON.parse(text)) as Partial<OfflineCopy>;
  } catch {
    return {};
  }
}

/** The copy on this device; undefined without one. Deletes one that is too old, of another version, or damaged. */
export function readOfflineCopy(storage: Storage, now: number): OfflineCopy | undefined {
  const text = storage.getItem(keys.copy);
  if (text === null) return undefined;
  const copy = parsed(text);
  const age = now - Date.parse(copy.savedAt ?? "");
  if (copy.version === 1 && age < keptDays * dayMilliseconds) return copy as OfflineCopy;
  removeOfflineCopy(storage);
  return undefined;
}

/** @returns whether the device had room for it; without room nothing is kept */
export function writeOfflineCopy(storage: Storage, copy: OfflineCopy): boolean {
  try {
    storage.setItem(keys.copy, JSON.stringify(copy));
    return true;
  } catch {
    removeOfflineCopy(storage);
    return false;
  }
}

/** Whether this person chose to keep a copy on this device. The choice survives the sign-out, the copy does not. */
export const isOfflineChosen = (storage: Storage, guid: string): boolean => storage.getItem(keys.choice) === guid;

/** @returns whether the device could store the choice */
export function chooseOffline(storage: Storage, guid: string): boolean {
  try {
    storage.setItem(keys.choice, guid);
    return true;
  } catch {
    return false;
  }
}

/** Deletes the copy and the choice. */
export function endOffline(storage: Storage): void {
  removeOfflineCopy(storage);
  storage.removeItem(keys.choice);
}

/** The key of the copy, for pages that follow what other tabs do. */
export const offlineCopyKey = keys.copy;
