import { expect, test, vi } from "vitest";
import { startBuiltIn } from "./startBuiltIn.ts";
import { studioWords } from "./studio.ts";

const open = (builtIn = studioWords) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  return { fetch, store: startBuiltIn({ locale: "en-US", timeZone: "America/New_York", builtIn, fetch }) };
};

test("the Studio's messages load without a server, in both languages", async () => {
  const { store: starting, fetch } = open();
  const store = await starting;
  expect([store.text("studio.shell.signOut"), store.text("studio.home.greeting", { name: "Erin" })]).toEqual([
    "Sign out",
    "Hello, Erin",
  ]);
  await store.setLocale("es-US");
  expect([store.text("studio.shell.signOut"), store.getState().locale]).toEqual(["Cerrar sesión", "es-US"]);
  expect([store.reports.waiting, fetch.mock.calls]).toEqual([[], []]);
});

test("a language that fails to load leaves the current messages and rejects", async () => {
  const { store: starting } = open((locale) =>
    locale === "en-US" ? studioWords(locale) : Promise.reject(new Error("offline")),
  );
  const store = await starting;
  vi.useFakeTimers();
  const failed = vi.fn();
  store.setLocale("es-US").catch(failed);
  // Before its retries it looks for cached copy, which fake timers do not wait for.
  for (let rounds = 0; rounds < 10_000 && failed.mock.calls.length === 0; rounds++)
    await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(failed).toHaveBeenCalledOnce();
  expect([store.getState().locale, store.text("studio.shell.signOut")]).toEqual(["en-US", "Sign out"]);
});
