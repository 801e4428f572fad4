import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  chooseOffline,
  isOfflineChosen,
  type OfflineCopy,
  offlineCopyKey,
  writeOfflineCopy,
} from "../lib/offlineCopy.ts";
import { memoryStorage } from "../lib/storage.ts";
import { danasCopy, offlineStart } from "../testing/offlineFixtures.ts";
import { OfflinePage } from "./OfflinePage.tsx";

const noon = Date.parse("2026-11-22T17:00:00.000Z");
const day = 86_400_000;

async function open(kept: OfflineCopy | null = danasCopy, { locale = "en-US" as const, now = noon } = {}) {
  const storage = memoryStorage();
  chooseOffline(storage, danasCopy.guid);
  if (kept) writeOfflineCopy(storage, kept);
  let reloads = 0;
  const start = await offlineStart(locale);
  await render(<OfflinePage start={start} storage={storage} now={() => now} reload={() => (reloads += 1)} />);
  return { storage, reloads: () => reloads };
}
const nothing = null;

test("the page says that nothing is paid or sent later on its own, and offers to try again", async () => {
  const { reloads } = await open(nothing);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .element(page.getByText(/Nothing that you hadn’t sent yet will be paid or sent later on its own/))
    .toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(reloads()).toBe(1);
});

test("[B25] what was saved is shown with its age: the statement, its charges, the receipts and the telephone numbers", async () => {
  await open();
  await expect
    .element(page.getByText(/Harbor Street Bakery, account ending in 1180, as of November 21, 2026/))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Statement of November 14, 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Each charge" }).click();
  await expect.element(page.getByText("Business Voice, 4 lines")).toBeVisible();
  await expect.element(page.getByText("Visa ending in 4242")).toBeVisible();
  await expect.element(page.getByText("Confirmation number P43EW-EAQKZ")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "(800) 555-0141" })).toHaveAttribute("href", "tel:+18005550141");
});

test("[B25] without a copy the page says how to choose one, and shows the telephone numbers all the same", async () => {
  await open(nothing);
  await expect.element(page.getByRole("heading", { name: "Nothing is saved on this device" })).toBeVisible();
  await expect.element(page.getByText(/turn on “Offline copy/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "(800) 555-0141" })).toBeVisible();
});

test("[B25] a copy that is 30 days old is deleted, not shown", async () => {
  const { storage } = await open(danasCopy, { now: Date.parse(danasCopy.savedAt) + 30 * day });
  await expect.element(page.getByRole("heading", { name: "Nothing is saved on this device" })).toBeVisible();
  expect(storage.getItem(offlineCopyKey)).toBeNull();
});

test("[B25] someone without a connection can delete the copy, and it is not saved again later", async () => {
  const { storage } = await open();
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await expect.element(page.getByText("Deleted from this device.")).toBeVisible();
  await expect.element(page.getByText("Business Voice, 4 lines")).not.toBeInTheDocument();
  expect([storage.getItem(offlineCopyKey), isOfflineChosen(storage, danasCopy.guid)]).toEqual([null, false]);
});

test("[B25] a sign-out in another tab takes the copy off the screen", async () => {
  const { storage } = await open();
  await expect.element(page.getByRole("heading", { name: "Saved on this device" })).toBeVisible();
  storage.removeItem(offlineCopyKey);
  window.dispatchEvent(new StorageEvent("storage", { key: offlineCopyKey }));
  await expect.element(page.getByRole("heading", { name: "Saved on this device" })).not.toBeInTheDocument();
});

test("the page is in the language in which the copy was saved", async () => {
  await open({ ...danasCopy, locale: "es-US" });
  await expect.element(page.getByRole("heading", { name: "Guardado en este dispositivo" })).toBeVisible();
});
