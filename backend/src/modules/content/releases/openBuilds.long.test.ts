import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn } from "../catalogue.ts";
import { newBuild, draftAndPublish, type Refusal } from "./openBuilds.testing.ts";

let backend: TestBackend;
let erin: Editor;
beforeEach(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterEach(() => backend.close());

describe("[COPY-04 partly] two builds: pages of the previous one are still open", () => {
  test("texts that omit arguments which those pages require are rejected too", async () => {
    await newBuild(backend, {}, { en: "Pay now", es: "Pagar ahora" });
    const { status, refusal } = await draftAndPublish(erin, { en: "Pay at once", es: "Pagar ya" });
    expect(status).toBe(422);
    expect(refusal.findings).toMatchObject([
      { code: "BREAKS_OPEN_PAGE", expected: ["amount"], locale: "en-US" },
      { code: "BREAKS_OPEN_PAGE", locale: "es-US" },
    ]);
  });

  test("they cannot be staged either, and a rollback is never blocked", async () => {
    await newBuild(backend, {}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await draftAndPublish(erin, { en: "Pay at once", es: "Pagar ya" });
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
    await newBuild(backend, {}, { en: "Pay now", es: "Pagar ahora" });
    const { id } = await draftAndPublish(erin, { en: "Pay at once", es: "Pagar ya" });
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
