import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answer } from "../../api/answer.ts";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { namespacesReading } from "../../data/translation.api.ts";
import { attempt, EditorClient } from "../../testing/studioClient.testing.ts";
import { checkFile, exportFile, type FileFormat, type ImportRequest, importFile } from "./importExport.api.ts";
import { formatOf, formats } from "./formats.ts";

let backend: TestBackend;
let teresa: EditorClient;
let vic: EditorClient;

beforeAll(async () => {
  backend = await openBackend();
  [teresa, vic] = [await EditorClient.signIn(backend, "teresa"), await EditorClient.signIn(backend, "vic")];
});
afterAll(() => backend.close());

async function exported(format: FileFormat, namespace = "billing"): Promise<File> {
  const answered = await exportFile.act(teresa.client, { format, namespace });
  if (!answered.ok) throw new Error(answered.problem.code);
  return answered.data;
}

const inTarget = (text: string, key: string, words: string) =>
  text.replace(new RegExp(`(id="${key}">\\s*<source>[^<]*</source>\\s*<target>)[^<]*`), `$1${words}`);
const outcomes = (items: readonly { key: string; outcome: string }[]) =>
  items.map(({ key, outcome }) => [key, outcome]);

test.each(formats)(
  "a namespace is exported with its release, and its format is detected on import: %s",
  async (format) => {
    const file = await exported(format);
    expect(file.name).toMatch(/^messages-billing-release-\d+\.(xlf|csv|json)$/);
    expect(formatOf(file.name, await file.text())).toBe(format);
    const namespaces = await namespacesReading.load(teresa.client);
    expect(namespaces.ok && namespaces.data.find(({ name }) => name === "billing")?.messages).toBeGreaterThan(100);
  },
);

test(
  "[COPY-03 partly] importing a translation: the dry run saves nothing, the import saves the valid messages in a new change set",
  { tags: "full" },
  async () => {
    const text = inTarget(
      inTarget(await (await exported("xliff12")).text(), "billing.close", "Cierre esto"),
      "billing.tryAgain",
      "Intente {otra vez",
    );
    const asked: ImportRequest = { format: "xliff12", text, title: "Import of back.xlf" };
    const looked = await checkFile.act(teresa.client, asked);
    expect(looked.ok && outcomes(looked.data.items)).toEqual([
      ["billing.close", "taken"],
      ["billing.tryAgain", "refused"],
    ]);
    expect(await teresa.read(changeSetsReading("open"))).toEqual([]);

    const taken = await importFile.act(teresa.client, attempt(asked));
    const changeSet = taken.ok ? taken.data.changeSet : undefined;
    expect(await teresa.read(changeSetsReading("open"))).toMatchObject([
      { id: changeSet, title: "Import of back.xlf", author: "teresa", items: 1 },
    ]);
    const into = await checkFile.act(teresa.client, {
      format: "xliff12",
      text: inTarget(text, "billing.close", "Otra cosa"),
      changeSet: changeSet ?? 0,
    });
    expect(into.ok && outcomes(into.data.items)[0]).toEqual(["billing.close", "conflict"]);
  },
);

test("a file in another format than declared is rejected in the editor's language", async () => {
  const { client } = teresa;
  await answer(
    client.identity.PUT("/api/pub/identity/v1/language", {
      params: { header: client.sending() },
      body: { locale: "es-US" },
    }),
  );
  const refused = await checkFile.act(client, {
    format: "xliff12",
    text: await (await exported("json")).text(),
    title: "Import",
  });
  expect(refused).toMatchObject({
    ok: false,
    problem: {
      status: 422,
      code: "FILE_UNREADABLE",
      title: expect.stringMatching(/archivo/),
      detail: expect.stringMatching(/formato/),
    },
  });
});

test("a viewer may export but not import", async () => {
  expect((await exportFile.act(vic.client, { format: "csv", namespace: "" })).ok).toBe(true);
  expect(await checkFile.act(vic.client, { format: "json", text: "{}", title: "Import" })).toMatchObject({
    ok: false,
    problem: { status: 403 },
  });
});
