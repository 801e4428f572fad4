import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Wording } from "@portico/gate/contract";
import { wordingError, mutations, randomFrom } from "@portico/gate/mutations.testing";
import type { components } from "@portico/openapi/translation";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn } from "../catalogue.ts";
import { fileKinds, writeFile } from "./formats.ts";
import type { FileEntry, FileFormat } from "./messageFile.ts";

type Result = components["schemas"]["ImportResult"];

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());

const formats = Object.keys(fileKinds) as FileFormat[];
const names = Object.keys(mutations);
const random = randomFrom(20261122);
const pick = (max: number) => Math.floor(random() * max);

/** A file of the whole catalogue with every message damaged once, for XLIFF in the Spanish translation. */
function damagedFile(format: FileFormat): string {
  const entries = Object.entries(builtIn.messages).map(([key, { en, es }], index): FileEntry => {
    const damage = mutations[names[index % names.length] ?? ""] ?? ((text: string) => text);
    const inSpanish = fileKinds[format].translatesOnly || random() < 0.5;
    return {
      key,
      scope: "all",
      release: 1,
      en: inSpanish ? en : damage(en, pick),
      es: inSpanish ? damage(es, pick) : es,
    };
  });
  return writeFile(format, 1, entries);
}

const broken = ({ items }: Result) =>
  items
    .flatMap(({ key, outcome, mine }) =>
      outcome === "taken" ? [wordingError(key, builtIn.contracts[key]!, mine as Wording)] : [],
    )
    .filter((found) => found !== undefined);

test("[COPY-04 partly] with 10,000 mutations in files of every format, every imported text can be formatted and submitted", async () => {
  let damaged = 0;
  for (let turn = 0; damaged < 10_000; turn += 1) {
    const format = formats[turn % formats.length] ?? "json";
    const { status, body } = await erin.call<Result>("POST", "imports", {
      format,
      text: damagedFile(format),
      dryRun: turn > formats.length,
      title: `Damage ${turn}`,
      idempotencyKey: randomUUID(),
    });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    expect(broken(body)).toEqual([]);
    expect(body.items.filter(({ outcome }) => outcome === "refused").length).toBeGreaterThan(100);
    if (body.changeSet !== undefined) expect((await erin.step(body.changeSet, "submit")).status).toBe(200);
    damaged += body.entries;
  }
}, 180_000);
