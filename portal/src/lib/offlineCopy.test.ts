import { expect, test } from "vitest";
import {
  chooseOffline,
  endOffline,
  isOfflineChosen,
  type OfflineCopy,
  offlineCopyKey,
  readOfflineCopy,
  removeOfflineCopy,
  writeOfflineCopy,
} from "./offlineCopy.ts";
import { memoryStorage } from "./storage.ts";

const savedAt = "2026-11-01T12:00:00.000Z";
const day = 86_400_000;
const at = (days: number) => Date.parse(savedAt) + days * day;
const copy: OfflineCopy = {
  version: 1,
  guid: "g1",
  locale: "en-US",
  savedAt,
  account: { name: "Harbor Street Bakery", ending: "1180" },
  statement: null,
  receipts: [],
  contacts: [],
};

function deviceWith(text: string | undefined): Storage {
  const storage = memoryStorage();
  if (text !== undefined) storage.setItem(offlineCopyKey, text);
  return storage;
}

test("what was written is read", () => {
  const storage = deviceWith(undefined);
  expect(readOfflineCopy(storage, at(0))).toBeUndefined();
  expect(writeOfflineCopy(storage, copy)).toBe(true);
  expect(readOfflineCopy(storage, at(1))).toEqual(copy);
});

test("[B25] after 30 days a copy is deleted as it is read", () => {
  const storage = deviceWith(JSON.stringify(copy));
  expect(readOfflineCopy(storage, at(30) - 1)).toEqual(copy);
  expect(readOfflineCopy(storage, at(30))).toBeUndefined();
  expect(storage.getItem(offlineCopyKey)).toBeNull();
});

test.each([["{"], ["null"], ['"text"'], [JSON.stringify({ ...copy, version: 2 })], [JSON.stringify({ version: 1 })]])(
  "%s is no copy, and is deleted",
  (text) => {
    const storage = deviceWith(text);
    expect(readOfflineCopy(storage, at(0))).toBeUndefined();
    expect(storage.getItem(offlineCopyKey)).toBeNull();
  },
);

test("a device without room keeps nothing, also not the earlier copy", () => {
  const storage = deviceWith(JSON.stringify(copy));
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(writeOfflineCopy(storage, { ...copy, savedAt: "2026-11-02T12:00:00.000Z" })).toBe(false);
  expect(readOfflineCopy(storage, at(1))).toBeUndefined();
  expect(chooseOffline(storage, "g1")).toBe(false);
});

test("[B25] the choice is one person's, outlives the copy, and ends with the setting", () => {
  const storage = deviceWith(JSON.stringify(copy));
  expect(chooseOffline(storage, "g1")).toBe(true);
  removeOfflineCopy(storage);
  expect([isOfflineChosen(storage, "g1"), isOfflineChosen(storage, "g2")]).toEqual([true, false]);
  writeOfflineCopy(storage, copy);
  endOffline(storage);
  expect([isOfflineChosen(storage, "g1"), readOfflineCopy(storage, at(0))]).toEqual([false, undefined]);
});
