import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import {
  documentsRead,
  type LegalLocale,
  legalWorkflows,
  selectLegal,
  type VersionsQuery,
  versionsRead,
} from "../model/documents.workflow.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(legalWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function tabOf(site: "business" | "community" = "business") {
  const tab = await openTab(createTestBrowser(backend.browser(site)));
  tab.store.dispatch(screens.entered({ workflows: [legalWorkflows.name] }));
  return tab;
}

async function versions(query: VersionsQuery, site?: "business" | "community") {
  const tab = await tabOf(site);
  tab.store.dispatch(versionsRead.requested(query));
  await tab.until((state) => ["ready", "failed"].includes(selectLegal(state).versions.phase));
  return selectLegal(tab.store.getState()).versions;
}

test("[SERV-13 partly] [BILL-10] a visitor reads since when each text is in force, without signing in", async () => {
  const tab = await tabOf();
  tab.store.dispatch(documentsRead.requested({ locale: "en-US" }));
  await tab.until((state) => selectLegal(state).documents.phase === "ready");
  const listed = selectLegal(tab.store.getState()).documents.data?.documents.map(({ document }) => document);
  expect(listed).toEqual([
    "payment",
    "scheduledPayment",
    "autoPay",
    "paperless",
    "order",
    "prices",
    "services",
    "site",
  ]);
});

test.each<["business" | "community", LegalLocale, RegExp]>([
  ["business", "en-US", /^You authorize us to charge/],
  ["community", "es-US", /^Usted nos autoriza/],
])("[SERV-13 partly] on the %s site the versions in %s are read in that language", async (site, locale, text) => {
  expect(await versions({ document: "payment", locale, page: 1 }, site)).toMatchObject({
    phase: "ready",
    data: { versions: [{ version: 1, release: 1, until: null, text: expect.stringMatching(text) }] },
  });
});

test("[SERV-13 partly] a version that was never published is refused", async () => {
  expect(await versions({ document: "payment", locale: "en-US", version: 7 })).toMatchObject({
    phase: "failed",
    failure: { code: "NOT_FOUND" },
  });
});
