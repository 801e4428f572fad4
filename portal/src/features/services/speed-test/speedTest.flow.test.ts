import { openBackend, type TestBackend } from "@portico/backend/testing";
import { Editor } from "@portico/backend/testing/editor";
import { speedTestLimits } from "@portico/rules/speedTest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../../navigation/model/screens.slice.ts";
import { createTestBrowser, openTab, type OpenedTab } from "../../../testing/openPortal.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import {
  resultsRead,
  selectSpeedTestPhase,
  selectSpeedTestResults,
  speedTestEvents,
  type SpeedTestPhase,
} from "./speedTest.slice.ts";
import { speedTestWorkflows } from "./speedTest.saga.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(speedTestWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const path = "/api/pub/speed-test/v1/";
const phaseOf = ({ store }: Pick<OpenedTab, "store">): SpeedTestPhase => selectSpeedTestPhase(store.getState());
type Call = { name: string; bytes: number; aborted: () => boolean };

/** Opens the speed test as Dana, on a network with a given time for each transfer. */
async function onTheScreen(
  takes: (call: Call) => number,
  meanwhile: (tab: OpenedTab, call: Call) => void = () => undefined,
) {
  const calls: Call[] = [];
  const opened: { tab?: OpenedTab } = {};
  const tab = await openTab(createTestBrowser(backend.browser()), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.startsWith(path)) return fetch(request);
      const bytes = Number(searchParams.get("bytes") ?? (await request.clone().arrayBuffer()).byteLength);
      const call = { name: pathname.slice(path.length), bytes, aborted: () => request.signal.aborted };
      calls.push(call);
      if (opened.tab) meanwhile(opened.tab, call);
      const response = await fetch(request);
      opened.tab?.timers.sleep(takes(call));
      return response;
    },
  });
  opened.tab = tab;
  await tab.signIn("dana");
  tab.store.dispatch(screens.entered({ workflows: ["speedTest"] }));
  tab.store.dispatch(speedTestEvents.entered());
  return { tab, calls };
}

const ended = (tab: OpenedTab) =>
  tab.until((state) => !["ready", "measuring"].includes(selectSpeedTestPhase(state).name));
/** The kept results with a latency, which is different in each test: their clock stands still, so their order is open. */
const resultsWith = (latencyMs: number, tab: Pick<OpenedTab, "store">) =>
  selectSpeedTestResults(tab.store.getState()).data?.results.filter((result) => result.latencyMs === latencyMs) ?? [];
/** Milliseconds that a number of bytes takes at a speed. */
const at = (mbps: number, bytes: number) => (bytes * 8) / (mbps * 1_000);

test("[SHELL-13] a test measures latency, download and upload against our own servers", { tags: "full" }, async () => {
  const { tab, calls } = await onTheScreen(({ name, bytes }) =>
    name === "probe" ? 18 : at(name === "download" ? 200 : 20, bytes),
  );
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  const phase = phaseOf(tab);
  expect(phase.name).toBe("done");
  const { measured } = phase as Extract<SpeedTestPhase, { name: "done" }>;
  expect([Math.round(measured.downloadMbps), Math.round(measured.uploadMbps), measured.latencyMs]).toEqual([
    200, 20, 18,
  ]);
  const names = calls.map(({ name }) => name);
  expect(names).toEqual([
    ...Array(speedTestLimits.probes).fill("probe"),
    "download",
    "download",
    "download",
    "download",
    "upload",
    "upload",
    "upload",
  ]);
  expect(calls.filter(({ name }) => name === "upload").map(({ bytes }) => bytes)).toEqual([...speedTestLimits.upload]);
});

test(
  "[SHELL-13] a result is kept with the plan of that day, and is in the list on another device",
  { tags: "full" },
  async () => {
    const { tab } = await onTheScreen(({ name, bytes }) => (name === "probe" ? 21 : at(50, bytes)));
    tab.store.dispatch(speedTestEvents.started());
    await tab.until(() => resultsWith(21, tab).length > 0);

    const { tab: other } = await onTheScreen(() => 1);
    other.store.dispatch(resultsRead.requested({ accountId: selectCurrentAccountId(other.store.getState())! }));
    await other.until((state) => selectSpeedTestResults(state).phase === "ready");
    expect(resultsWith(21, other)).toMatchObject([{ downloadKbps: 50_000, uploadKbps: 50_000, planMbps: 600 }]);
  },
);

test(
  "[SHELL-13 partly] a result that cannot be kept is still shown, and is kept once however often it is sent",
  { tags: "full" },
  async () => {
    let lost = 2;
    const { tab } = await onTheScreen(({ name }) => {
      // The server keeps it, and its answer is lost.
      if (name.startsWith("results/") && lost-- > 0) throw new TypeError("offline");
      return 33;
    });
    const notKept = () => {
      const phase = phaseOf(tab);
      return phase.name === "done" && phase.notKept !== undefined;
    };
    tab.store.dispatch(speedTestEvents.started());
    await tab.until(notKept);
    tab.store.dispatch(speedTestEvents.keepRequested());
    await tab.until(notKept);
    tab.store.dispatch(speedTestEvents.keepRequested());
    await tab.until((state) => selectSpeedTestResults(state).phase === "ready");
    expect(resultsWith(33, tab)).toHaveLength(1);
  },
);

test("[SHELL-13] on a slow connection it starts no more transfers than its time budget allows", async () => {
  const { tab, calls } = await onTheScreen(({ name, bytes }) => (name === "probe" ? 60 : at(2, bytes)));
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toMatchObject({ name: "done" });
  expect(calls.filter(({ name }) => name !== "probe").map(({ name, bytes }) => [name, bytes])).toEqual([
    ["download", 524_288],
    ["download", 2_097_152],
    ["upload", 262_144],
    ["upload", 1_048_576],
  ]);
});

test("[SHELL-13] stopping ends it at once: the current transfer is aborted, no other starts, and there is no result", async () => {
  const { tab, calls } = await onTheScreen(
    () => 1,
    ({ store }, { name }) => void (name === "download" && store.dispatch(speedTestEvents.stopped())),
  );
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toEqual({ name: "stopped" });
  expect(calls.filter(({ name }) => name !== "probe").map(({ name, aborted }) => [name, aborted()])).toEqual([
    ["download", true],
  ]);
});

test("[SHELL-13] a lost connection is reported as one, and the next test works", { tags: "full" }, async () => {
  let down = true;
  const { tab } = await onTheScreen(() => {
    if (down) throw new TypeError("offline");
    return 5;
  });
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toEqual({ name: "failed", failure: { kind: "unreachable" } });
  down = false;
  tab.store.dispatch(speedTestEvents.started());
  await tab.until((state) => selectSpeedTestPhase(state).name === "done");
});

test("[SHELL-13] tests per minute are rate limited: the next is refused, and says so", { tags: "full" }, async () => {
  const own = await openBackend();
  const browser = own.browser();
  const tab = await openTab(createTestBrowser(browser));
  await tab.signIn("dana");
  tab.store.dispatch(screens.entered({ workflows: ["speedTest"] }));
  const headers = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };
  for (let call = 0; call < speedTestLimits.callsPerMinute; call += 1) await browser.fetch(`${path}probe`, { headers });
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toMatchObject({ name: "failed", failure: { kind: "refused", code: "TOO_MANY_REQUESTS" } });
  await own.close();
});

test("[SHELL-13] a download has the requested length, cannot be compressed and is not cached; too large a request is refused", async () => {
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser));
  await tab.signIn("dana");
  const headers = { "x-vendor-key": "SMB", "x-client-type": "SSPP", "accept-encoding": "br, gzip" };
  const download = await browser.fetch(`${path}download?bytes=200000`, { headers });
  expect([download.status, download.headers.get("cache-control"), download.headers.get("content-encoding")]).toEqual([
    200,
    "no-store, no-transform",
    null,
  ]);
  expect((await download.arrayBuffer()).byteLength).toBe(200_000);
  expect((await browser.fetch(`${path}download?bytes=8388609`, { headers })).status).toBe(400);
  const { csrfToken } = await browser.bootstrap();
  const upload = (bytes: number) =>
    browser.fetch(`${path}upload`, {
      method: "POST",
      headers: { ...headers, "x-csrf-token": csrfToken, "content-type": "application/octet-stream" },
      body: new Uint8Array(bytes),
    });
  expect(await (await upload(70_000)).json()).toEqual({ bytes: 70_000 });
  expect((await upload(4_194_305)).status).toBe(413);
});

test("[SHELL-13] with the toggle off every request is refused", async () => {
  const own = await openBackend();
  await (await Editor.signIn(own)).kill("canUseSMBSpeedTestMFE");
  const browser = own.browser();
  const tab = await openTab(createTestBrowser(browser));
  await tab.signIn("dana");
  expect(tab.content.toggle("canUseSMBSpeedTestMFE")).toBe(false);
  expect(
    (await browser.fetch(`${path}probe`, { headers: { "x-vendor-key": "SMB", "x-client-type": "SSPP" } })).status,
  ).toBe(404);
  await own.close();
});
