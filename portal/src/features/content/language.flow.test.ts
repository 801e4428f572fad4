import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { selectDemoPeople } from "../session/sign-in/demoPeople.slice.ts";
import { signInEntered } from "../session/sign-in/signInPage.slice.ts";
import { selectLanguagePreference } from "../settings/model/userPreferences.slice.ts";
import { languageChosen, selectLocale } from "./model/content.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

test("[COPY-01] texts come from the content layer at start-up, in English unless another language was chosen", async () => {
  const visitor = await openTab(createTestBrowser(backend.browser()));
  const { copy, cms } = visitor.store.getState();
  expect([copy, cms]).toEqual([
    { locale: "en-US" },
    { release: visitor.content.getState().release, source: "published" },
  ]);
  expect(visitor.content.text("session.signIn.submit")).toBe("Sign in");
});

test("[COPY-01] a new language applies at once, and is saved in the browser, and in the profile when signed in", async () => {
  const browser = backend.browser();
  const visitor = await openTab(createTestBrowser(browser));
  visitor.store.dispatch(languageChosen({ locale: "es-US" }));
  await visitor.until((state) => selectLanguagePreference(state).phase === "kept");
  expect(visitor.content.text("session.signIn.submit")).toBe("Iniciar sesión");
  expect((await browser.bootstrap()).locale).toBe("es-US");

  await visitor.signIn("casey");
  visitor.store.dispatch(languageChosen({ locale: "es-US" }));
  await visitor.until((state) => selectLanguagePreference(state).phase === "kept");
  const elsewhere = await openTab(createTestBrowser(backend.browser()));
  expect(selectLocale(elsewhere.store.getState())).toBe("en-US");
  await elsewhere.signIn("casey");
  expect(selectLocale(elsewhere.store.getState())).toBe("es-US");
});

test("[COPY-01] a language that cannot be saved is shown all the same, and the settings say so", async () => {
  let cut = false;
  const visitor = await openTab(createTestBrowser(backend.browser()), {
    network: (fetch) => (input, init) => (cut ? Promise.reject(new TypeError("offline")) : fetch(input, init)),
  });
  cut = true;
  visitor.store.dispatch(languageChosen({ locale: "es-US" }));
  await visitor.until((state) => selectLanguagePreference(state).phase === "notKept");
  expect(selectLocale(visitor.store.getState())).toBe("es-US");
});

test("a change of language refetches the demo users in that language", async () => {
  const visitor = await openTab(createTestBrowser(backend.browser()));
  visitor.store.dispatch(signInEntered());
  await visitor.until((state) => selectDemoPeople(state).phase === "ready");
  const see = () => selectDemoPeople(visitor.store.getState()).data?.[0]?.see;
  const english = see();
  visitor.store.dispatch(languageChosen({ locale: "es-US" }));
  await visitor.until((state) => selectDemoPeople(state).phase === "ready" && see() !== english);
  expect(see()).toMatch(/Debe \$248.17/);
});

test("[COPY-02] toggles are available at start-up, match the session after sign-in, and come from the content layer", async () => {
  const browser = backend.browser();
  const visitor = await openTab(createTestBrowser(browser));
  const { toggles } = await browser.bootstrap();
  expect(visitor.content.toggle("billing")).toBe(toggles.values["billing"]?.value);
  expect(visitor.content.toggle("userPreferences")).toBe(toggles.values["userPreferences"]?.value);
  await visitor.signIn("dana");
  expect(visitor.content.toggle("billing")).toBe(true);
});
