import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { tvWorkflows } from "./tv.saga.ts";
import { lineupRead, selectLineup } from "./tv.slice.ts";

const [anchorRow, harborStreet] = ["8347207617", "8347201180"];

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(tvWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function lineupOf(username: string, accountId: string, network: Network = (fetch) => fetch) {
  const tab = await openTab(createTestBrowser(backend.browser()), { network });
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [tvWorkflows.name] }));
  const read = async () => {
    tab.store.dispatch(lineupRead.requested({ accountId }));
    await tab.until((state) => ["ready", "failed"].includes(selectLineup(state).phase));
    return selectLineup(tab.store.getState());
  };
  return { read };
}

test("[SERV-12 partly] the channels of the account's package are on the screen, with their numbers", async () => {
  const { read } = await lineupOf("sofia", anchorRow);
  const lineup = await read();
  expect(lineup).toMatchObject({ phase: "ready" });
  const stored = await backend.database.execute("select count(*)::int as count from tv_channels");
  const shown = lineup.phase === "ready" ? lineup.data.channels.length : 0;
  expect(shown).toBeGreaterThan(50);
  expect(shown).toBeLessThanOrEqual(Number(stored.rows[0]?.["count"]));
});

test("[SERV-12 partly] an account without TV is told why it has none", async () => {
  const { read } = await lineupOf("dana", harborStreet);
  expect(await read()).toMatchObject({ phase: "failed", failure: { kind: "refused", code: "NOT_ELIGIBLE" } });
});

test("[SERV-12 partly] a list that could not be loaded is there after another try", async () => {
  let failures = 1;
  const { read } = await lineupOf("sofia", anchorRow, (fetch) => async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes("/api/pub/tv/v1/lineup") && failures-- > 0) throw new TypeError("network");
    return fetch(input, init);
  });
  expect((await read()).phase).toBe("failed");
  expect((await read()).phase).toBe("ready");
});
