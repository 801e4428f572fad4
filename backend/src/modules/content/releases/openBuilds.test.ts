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

/** Publishes a newer build next to the one served here, with other arguments of the button. */
async function newBuild(args: Arguments, words: Wording): Promise<void> {
  const entries = Object.entries(builtIn.contracts).map(([name, contract]) => [
    name,
    { ...contract, ...builtIn.messages[name]!, ...(name === key ? { args, ...words, maxLength: undefined } : {}) },
  ]);
  const catalogue = JSON.parse(JSON.stringify(Object.fromEntries(entries)));
  await mergeBuiltIn(
    backend.database,
    builtInOf(catalogue, contractHash(catalogue), builtIn.register),
    backend.securityClock.now(),
  );
}

type Refusal = {
  code: string;
  findings: { code: string; key: string; locale: string; found?: string; expected?: string[] }[];
};

async function tried(words: Wording, changed = key): Promise<{ status: number; refusal: Refusal; id: number }> {
  await erin.draft(changed, words);
  const id = await erin.own();
  const { status, body } = await erin.publish();
  return { status, refusal: body as unknown as Refusal, id };
}

describe("[COPY-04 partly] two builds: pages of the previous one are still open", () => {
  test("texts that use arguments which those pages lack are rejected, with the place", async () => {
    await newBuild({ ...first, day: "date" }, { en: "Pay {amount} on {day}", es: "Pagar {amount} el {day}" });
    const { status, refusal } = await tried({ en: "Pay {amount} by {day}", es: "Pagar {amount} hasta el {day}" });
    expect({ status, code: refusal.code }).toEqual({ status: 422, code: "REFUSED_BY_GATE" });
    expect(refusal.findings).toMatchObject([
      { code: "BREAKS_OPEN_PAGE", key, locale: "en-US", found: "day", offset: 17 },
      { code: "BREAKS_OPEN_PAGE", key, locale: "es-US", found: "day" },
    ]);
    expect((await erin.message(key)).body.live?.en).toBe("Pay {amount} on {day}");
  });

  test("texts that omit arguments which those pages require are rejected too", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { status, refusal } = await tried({ en: "Pay at once", es: "Pagar ya" });
    expect(status).toBe(422);
    expect(refusal.findings).toMatchObject([
      { code: "BREAKS_OPEN_PAGE", expected: ["amount"], locale: "en-US" },
      { code: "BREAKS_OPEN_PAGE", locale: "es-US" },
    ]);
  });

  test("texts for keys that both builds define alike are published", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    expect((await tried({ en: "Shut", es: "Cierre" }, "billing.close")).status).toBe(201);
  });

  test("they cannot be staged either, and a rollback is never blocked", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await tried({ en: "Pay at once", es: "Pagar ya" });
    const staged = await erin.call<Refusal>(
      "PUT",
      "staging",
      { changeSets: [id], reason: "A look" },
      (await erin.releases()).etag,
    );
    expect({ status: staged.status, code: staged.body.findings[0]?.code }).toEqual({
      status: 422,
      code: "BREAKS_OPEN_PAGE",
    });
    expect((await erin.restore("1")).status).toBe(200);
  });

  test("a day after the last page of that build was served the texts can be published; while pages are served they cannot", async () => {
    await newBuild({}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await tried({ en: "Pay at once", es: "Pagar ya" });
    const served = async () =>
      (await backend.database.execute(sql`select seen_at from content_catalogues where contract = ${builtIn.contract}`))
        .rows[0]?.["seen_at"];
    const ago = (hours: number) =>
      backend.database.execute(
        sql`update content_catalogues set seen_at = ${new Date(backend.securityClock.now().getTime() - hours * 3_600_000).toISOString()} where contract = ${builtIn.contract}`,
      );
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
