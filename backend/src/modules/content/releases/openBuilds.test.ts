import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Arguments, Wording } from "@portico/gate/contract";
import { contractHash } from "@portico/gate/contractHash";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn, builtInOf } from "../catalogue.ts";
import { mergeBuiltIn } from "./mergeBuiltIn.service.ts";

let backend: TestBackend;
let erin: Editor;
beforeEach(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterEach(() => backend.close());

const key = "billing.payOnce.review.submit";
const first = { amount: "money" } as const;

/** A newer build goes live beside the one whose pages are served here; it gives the button something else. */
async function newBuild(args: Arguments, words: Wording): Promise<void> {
  const entries = Object.entries(builtIn.contracts).map(([name, contract]) => [name, { ...contract, ...builtIn.messages[name]!, ...(name === key ? { args, ...words, maxLength: undefined } : {}) }]);
  const catalogue = JSON.parse(JSON.stringify(Object.fromEntries(entries)));
  await mergeBuiltIn(backend.database, builtInOf(catalogue, contractHash(catalogue), builtIn.register), backend.securityClock.now());
}

type Refusal = { code: string; findings: { code: string; key: string; locale: string; found?: string; expected?: string[] }[] };

async function tried(words: Wording, changed = key): Promise<{ status: number; refusal: Refusal; id: number }> {
  await erin.draft(changed, words);
  const id = await erin.own();
  const { status, body } = await erin.publish();
  return { status, refusal: body as unknown as Refusal, id };
}

describe("[COPY-04 partly] two builds: pages of the one before are still open", () => {
  test("words that take what those pages do not give are refused, with the place", async () => {
    await newBuild({ ...first, day: "date" }, { en: "Pay {amount} on {day}", es: "Pagar {amount} el {day}" });
    const { status, refusal } = await tried({ en: "Pay {amount} by {day}", es: "Pagar {amount} hasta el {day}" });
    expect({ status, code: refusal.code }).toEqual({ status: 422, code: "REFUSED_BY_GATE" });
    expect(refusal.findings).toMatchObject([{ code: "BREAKS_OPEN_PAGE", key, locale: "en-US", found: "day", offset: 17 }, { code: "BREAKS_OPEN_PAGE", key, locale: "es-US", found: "day" }]);
    expect((await erin.message(key)).body.live?.en).toBe("Pay {amount} on {day}");
  });

  test("words that leave out what those pages count on are refused too", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { status, refusal } = await tried({ en: "Pay at once", es: "Pagar ya" });
    expect(status).toBe(422);
    expect(refusal.findings).toMatchObject([{ code: "BREAKS_OPEN_PAGE", expected: ["amount"], locale: "en-US" }, { code: "BREAKS_OPEN_PAGE", locale: "es-US" }]);
  });

  test("words for everything that both builds give alike go live", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    expect((await tried({ en: "Shut", es: "Cierre" }, "billing.close")).status).toBe(201);
  });

  test("they are not put on the stage either, and going back is never held up", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await tried({ en: "Pay at once", es: "Pagar ya" });
    const staged = await erin.call<Refusal>("PUT", "stage", { changeSets: [id], reason: "A look" }, (await erin.releases()).etag);
    expect({ status: staged.status, code: staged.body.findings[0]?.code }).toEqual({ status: 422, code: "BREAKS_OPEN_PAGE" });
    expect((await erin.restore("1")).status).toBe(200);
  });

  test("a day after the last page of that build was served the same words go live; while one is served they do not", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await tried({ en: "Pay at once", es: "Pagar ya" });
    const served = async () => (await backend.database.execute(sql`select seen_at from content_catalogues where contract = ${builtIn.contract}`)).rows[0]?.["seen_at"];
    const ago = (hours: number) => backend.database.execute(sql`update content_catalogues set seen_at = ${new Date(backend.securityClock.now().getTime() - hours * 3_600_000).toISOString()} where contract = ${builtIn.contract}`);
    await ago(23);
    expect((await erin.step(id, "publication")).status).toBe(422);
    await ago(25);
    const before = await served();
    backend.securityClock.advance(601);
    await backend.browser().bootstrap();
    expect(await served()).not.toEqual(before);
    expect((await erin.step(id, "publication")).status).toBe(422);
    await ago(25);
    expect((await erin.step(id, "publication")).status).toBe(201);
  });
});
