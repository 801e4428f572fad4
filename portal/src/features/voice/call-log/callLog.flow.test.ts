import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CallLogDocument } from "../../../api/graphql/generated/voxcon.callLog.ts";
import { createTestBrowser, openTab, type Network } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectVoiceManager, voiceLinesWorkflows, voiceManagerRead } from "../model/voiceLines.workflow.ts";
import { type CallFilter, everyCall, readView, viewQuery } from "./callLog.filter.ts";
import { callFileEvents, callLogWorkflows, selectCallFile } from "./callLog.workflow.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(callLogWorkflows);
  screens.inject(voiceLinesWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());
afterEach(() => void vi.unstubAllGlobals());

const accountId = "8347201180";

async function onTheScreen(username: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [callLogWorkflows.name, voiceLinesWorkflows.name] }));
  const client = await tab.graph();
  const log = async (filter: CallFilter, page = 1) => {
    const variables = { accountId, filter, page };
    const { data } = await client.query({
      query: CallLogDocument,
      variables,
      context: { endpoint: "voxcon" },
      fetchPolicy: "network-only",
    });
    return data?.callLog;
  };
  const download = async (filter: CallFilter) => {
    tab.store.dispatch(callFileEvents.requested({ accountId, filter, fileName: "call-log.csv" }));
    await tab.until((state) => selectCallFile(state).phase !== "downloading");
    return selectCallFile(tab.store.getState());
  };
  return { ...tab, log, download };
}

/** Stands in for the browser's download; returns what was saved. */
function savedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal("document", {
    createElement: () => ({
      click(this: { download: string }) {
        saved.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve("") });
      },
    }),
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => (blobs.push(blob as Blob), "blob:file"));
  return saved;
}

test("[SERV-04 partly] the calls that a link names are read, and the file has all pages of the same filters", async () => {
  const dana = await onTheScreen("dana");
  const { filter, page } = readView(new URLSearchParams(viewQuery(everyCall, 2)));
  const second = await dana.log(filter, page);
  expect(second).toMatchObject({ access: "ALLOWED", page: 2, pages: 2, total: 42 });
  expect(second?.calls).toHaveLength(17);
  const saved = savedFiles();
  expect(await dana.download(filter)).toEqual({ phase: "idle" });
  expect(saved.map(({ name }) => name)).toEqual(["call-log.csv"]);
  expect((await saved[0]?.text)?.trimEnd().split("\r\n")).toHaveLength(43);
});

test("[SERV-04 partly] a file that was lost on the way is a failure that can be tried again", async () => {
  let lose = true;
  const losing: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (!lose || !(input instanceof Request ? input.url : String(input)).includes("/call-log/file")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const sam = await onTheScreen("sam", losing);
  expect(await sam.download(everyCall)).toMatchObject({ phase: "failed", failure: { kind: "unreachable" } });
  const saved = savedFiles();
  expect(await sam.download({ ...everyCall, kind: "BLOCKED" })).toEqual({ phase: "idle" });
  expect(await saved[0]?.text).not.toContain("555-0101");
});

test("[SHELL-15 partly] the voice manager is held back until the customer complies, and linked to afterwards", async () => {
  const sam = await onTheScreen("sam");
  const manager = async () => {
    sam.store.dispatch(voiceManagerRead.requested({ accountId }));
    await sam.until((state) => selectVoiceManager(state).phase === "ready");
    return selectVoiceManager(sam.store.getState()).data;
  };
  await backend.database.execute("update users set cpni_verified_on = null where username = 'sam'");
  expect(await manager()).toEqual({ access: "CPNI_REQUIRED", address: null });
  expect(await sam.log(everyCall)).toMatchObject({ access: "CPNI_REQUIRED", calls: null });
  expect(await sam.download(everyCall)).toMatchObject({ phase: "failed", failure: { code: "CPNI_REQUIRED" } });
  await backend.database.execute("update users set cpni_verified_on = '2026-11-20' where username = 'sam'");
  expect(await manager()).toEqual({ access: "ALLOWED", address: "https://voice-manager-dev.example/" });
});
