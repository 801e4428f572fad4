import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { components } from "@portico/openapi/translation";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { WorkerPool } from "../../../lib/workerPool.ts";
import { builtIn } from "../catalogue.ts";
import { writeFile } from "./formats.ts";
import type { FileEntry } from "./messageFile.ts";

type Result = components["schemas"]["ImportResult"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** The size of the file in characters; 4,000,000 are allowed. */
const size = 3_900_000;

/** Every text of the catalogue is new, and as long as its key allows or longer, however many texts there are. */
function largeFile(): { text: string; entries: FileEntry[] } {
  const messages = Object.entries(builtIn.messages);
  const withWords = (words: string) =>
    messages.map(([key, { en, es }]): FileEntry => ({ key, scope: "all", release: 1, en, es: es + words }));
  const words = " Más palabras.";
  const room = (size - writeFile("json", 1, withWords("")).length) / messages.length;
  const entries = withWords(words.repeat(Math.floor(room / words.length)));
  return { text: writeFile("json", 1, entries), entries };
}

test(
  "the gate of a large import does not delay other requests: it runs in a worker thread",
  { tags: "full", timeout: 60_000 },
  async () => {
    const erin = await Editor.signIn(backend);
    const { text, entries } = largeFile();
    expect(text.length).toBeGreaterThan(3_500_000);
    const jobs = vi.spyOn(WorkerPool.prototype, "run");
    let imported = false;
    const importing = erin
      .call<Result>("POST", "imports", { format: "json", text, dryRun: true, title: "Large" })
      .finally(() => (imported = true));
    let meanwhile = 0;
    while (!imported) {
      const { statusCode } = await backend.app.inject({ url: "/healthz", headers: { host: "localhost" } });
      expect(statusCode).toBe(200);
      if (!imported) meanwhile += 1;
      // A request in process needs no turn of the event loop, but the import does.
      await nextTurn();
    }
    const { status, body } = await importing;
    expect(status).toBe(200);
    expect(body.entries).toBe(entries.length);
    expect(body.items.some(({ outcome }) => outcome === "refused")).toBe(true);
    expect(body.items.some(({ outcome }) => outcome === "taken")).toBe(true);
    expect(meanwhile).toBeGreaterThan(0);
    expect(jobs.mock.calls.map(([{ name }]) => name)).toEqual(["readMessages", "checkMessages"]);
    jobs.mockRestore();
  },
);
