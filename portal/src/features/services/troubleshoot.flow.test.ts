import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { equipmentWorkflows } from "./model/equipment.saga.ts";
import { restartEvents, selectDeviceChanges } from "./model/deviceChanges.slice.ts";
import type { Answer, CheckedService, Question } from "./troubleshoot/troubleshooting.api.ts";
import { troubleshootingWorkflows } from "./troubleshoot/troubleshooting.saga.ts";
import { changeEvents, checksRead, selectTroubleshooting } from "./troubleshoot/troubleshooting.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(equipmentWorkflows);
  screens.inject(troubleshootingWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const marrowLane = "8347204022";

async function onTheScreen(username: string, accountId: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [equipmentWorkflows.name, troubleshootingWorkflows.name] }));
  await listed(tab, accountId);
  return tab;
}
const stateOf = (tab: OpenedTab) => selectTroubleshooting(tab.store.getState());

async function listed(tab: OpenedTab, accountId: string) {
  tab.store.dispatch(checksRead.requested({ accountId }));
  await tab.until((state) => ["ready", "failed"].includes(selectTroubleshooting(state).checks.phase));
  return stateOf(tab).checks.data?.checks ?? [];
}

async function settled(tab: OpenedTab) {
  await tab.until((state) => selectTroubleshooting(state).change.name !== "working");
  return stateOf(tab).change;
}

async function start(tab: OpenedTab, accountId: string, service: CheckedService) {
  const wanted = { accountId, service };
  const idempotencyKey = attemptKey(stateOf(tab).change, wanted);
  tab.store.dispatch(changeEvents.startRequested({ ...wanted, idempotencyKey }));
  return settled(tab);
}

async function answer(tab: OpenedTab, accountId: string, question: Question, given: Answer) {
  const { reference = "", version = 0 } = stateOf(tab).checks.data?.checks[0] ?? {};
  const wanted = { accountId, reference, version, question, answer: given };
  const idempotencyKey = attemptKey(stateOf(tab).change, wanted);
  tab.store.dispatch(changeEvents.answerRequested({ ...wanted, idempotencyKey }));
  return settled(tab);
}

const asks = (question: Question) => ({ name: "done", check: { question, end: null } });
const ends = (kind: string, more = {}) => ({ name: "done", check: { question: null, end: { kind, ...more } } });

test(
  "[SERV-10 partly] a restart, then cables, then a call: each step is kept, a reload goes on, and answers can be replaced",
  { tags: "full" },
  async () => {
    const theo = await onTheScreen("theo", marrowLane);
    expect(await start(theo, marrowLane, "INTERNET")).toMatchObject(asks("RESTART"));
    const { equipmentId = null, reference } = stateOf(theo).checks.data?.checks[0] ?? {};
    expect(equipmentId).toBe("EQ-204022-2");
    expect(await answer(theo, marrowLane, "RESTART", "RESTARTED")).toMatchObject({ name: "failed" });
    const restarting = { accountId: marrowLane, equipmentId: equipmentId ?? "", idempotencyKey: crypto.randomUUID() };
    theo.store.dispatch(restartEvents.requested(restarting));
    await theo.until((state) => selectDeviceChanges(state).restart.name === "accepted");
    expect(await answer(theo, marrowLane, "RESTART", "RESTARTED")).toMatchObject({
      name: "failed",
      failure: { kind: "refused", code: "RESTART_RUNNING" },
    });
    backend.clock.advance(5);
    await backend.pollRestarts();
    backend.clock.advance(20);
    await backend.pollRestarts();
    expect(await answer(theo, marrowLane, "RESTART", "RESTARTED")).toMatchObject(asks("WORKS_AFTER_RESTART"));
    expect(await answer(theo, marrowLane, "WORKS_AFTER_RESTART", "NO")).toMatchObject(asks("CABLES"));

    // Another visit within a day resumes it.
    const again = await onTheScreen("theo", marrowLane);
    expect(await start(again, marrowLane, "INTERNET")).toMatchObject({ check: { reference, question: "CABLES" } });
    expect(await answer(again, marrowLane, "CABLES", "LOOSE")).toMatchObject(asks("WORKS_AFTER_CABLES"));
    expect(await answer(again, marrowLane, "CABLES", "NO_POWER")).toMatchObject(ends("CALL"));
    const results = stateOf(again).checks.data?.checks[0]?.steps.map(({ step, result }) => `${step} ${result}`);
    expect(results).toEqual([
      "OUTAGE NONE",
      "ACCOUNT RUNNING",
      "EQUIPMENT OFFLINE",
      "RESTART RESTARTED",
      "WORKS_AFTER_RESTART NO",
      "CABLES NO_POWER",
      "APPOINTMENT NONE",
    ]);
    const { rows } = await backend.database.execute(
      "select count(*)::int as kept, count(replaced_at)::int as replaced from service_check_steps",
    );
    expect(rows).toEqual([{ kept: 8, replaced: 1 }]);

    // The answers of the first tab are out of date: it has the check as it is now.
    expect(await answer(theo, marrowLane, "CABLES", "TIGHT")).toMatchObject({ failure: { code: "CONFLICT" } });
    await theo.until((state) => selectTroubleshooting(state).checks.data?.checks[0]?.end?.kind === "CALL");
  },
);

test("[SERV-10 partly] an outage at the address, and an amount due, end a check at once; a role without bills sees no amount", async () => {
  const farah = await onTheScreen("farah", "8347209019");
  expect(await start(farah, "8347209019", "INTERNET")).toMatchObject(ends("OUTAGE", { outage: { id: "OUT-48117" } }));
  const tess = await onTheScreen("tess", "8347206007");
  const stopped = await start(tess, "8347206007", "INTERNET");
  expect(stopped).toMatchObject(ends("ACCOUNT", { account: { state: "SUSPENDED" } }));
  expect(stopped.name === "done" && stopped.check.end?.account?.amountDue).toBeGreaterThan(0);
});

test("[SERV-10 partly] a check of phones tests the lines: one that is forwarded, and ones that ring", async () => {
  const found = async (username: string, accountId: string) => {
    const checked = await start(await onTheScreen(username, accountId), accountId, "VOICE");
    return checked.name === "done" && checked.check.steps.find(({ step }) => step === "LINES")?.result;
  };
  expect(await found("dana", "8347201180")).toBe("DIVERTED");
  expect(await found("ines", "8347204014")).toBe("CLEAR");
});

test(
  "[SERV-10 partly] a lost answer is asked for again with the same key; after a day a new check starts",
  { tags: "full" },
  async () => {
    let lose = true;
    const losing: Network = (fetch) => async (input, init) => {
      const isStart = input instanceof Request && input.method === "POST" && input.url.endsWith("/checks");
      const response = await fetch(input, init);
      if (!lose || !isStart) return response;
      lose = false;
      throw new TypeError("lost");
    };
    const ines = await onTheScreen("ines", "8347204014", losing);
    expect(await start(ines, "8347204014", "VOICE")).toMatchObject({ failure: { kind: "unreachable" } });
    expect(await start(ines, "8347204014", "VOICE")).toMatchObject({ name: "done" });
    expect(await listed(ines, "8347204014")).toHaveLength(1);
    backend.clock.advance(86_400);
    expect(await start(ines, "8347204014", "VOICE")).toMatchObject({ name: "done" });
    const kinds = (await listed(ines, "8347204014")).map(({ end }) => end?.kind);
    expect(kinds).toEqual([undefined, "ABANDONED"]);
  },
);
