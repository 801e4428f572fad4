import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { acceptancesRead, selectAcceptances, termsWorkflows } from "./terms.workflow.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(termsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function read(username: string, accountId?: string) {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [termsWorkflows.name] }));
  const own = selectCurrentAccountId(tab.store.getState()) ?? "";
  tab.store.dispatch(acceptancesRead.requested({ accountId: accountId ?? own, page: 1 }));
  await tab.until((state) => ["ready", "failed"].includes(selectAcceptances(state).phase));
  return selectAcceptances(tab.store.getState());
}

test("[SERV-13 partly] the terms that a customer accepted with an order are read with its number", async () => {
  const { data } = await read("opal");
  expect(data?.acceptances).toContainEqual(
    expect.objectContaining({ agreement: "order", reference: expect.stringMatching(/^SO-/), acceptedBy: "Opal" }),
  );
});

test("[SERV-13 partly] those of another customer's account are refused", async () => {
  expect(await read("opal", "8347201180")).toMatchObject({ phase: "failed", failure: { code: "NOT_FOUND" } });
});
