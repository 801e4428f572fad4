import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectSelfInstall, selfInstallRead, selfInstallWorkflows } from "./selfInstall.workflow.ts";

const [tidewater, harborStreet] = ["8347201297", "8347201180"];

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(selfInstallWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function stateOf(username: string, accountId: string) {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [selfInstallWorkflows.name] }));
  tab.store.dispatch(selfInstallRead.requested({ accountId }));
  await tab.until((state) => ["ready", "failed"].includes(selectSelfInstall(state).phase));
  return selectSelfInstall(tab.store.getState());
}

test("[SHELL-11 partly] a device that is set up at the provider's endpoint leads there", async () => {
  expect(await stateOf("ingrid", tidewater)).toMatchObject({
    phase: "ready",
    data: { next: "EXTERNAL", url: backend.config.selfInstallUrl },
  });
});

test("[SHELL-11 partly] an account whose notification asks for a call leads to the page with the number", async () => {
  await backend.database.execute(
    `update accounts set self_install_notification = 'contact-to-continue' where account_id = '${harborStreet}'`,
  );
  expect(await stateOf("dana", harborStreet)).toMatchObject({ phase: "ready", data: { next: "CONTACT_TO_CONTINUE" } });
});

test("[SHELL-11 partly] the set-up of another customer's account is not found", async () => {
  expect(await stateOf("dana", tidewater)).toMatchObject({ phase: "failed", failure: { code: "NOT_FOUND" } });
});
