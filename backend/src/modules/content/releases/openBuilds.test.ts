import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { key, newBuild, draftAndPublish } from "./openBuilds.testing.ts";

let backend: TestBackend;
let erin: Editor;
beforeEach(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterEach(() => backend.close());

const first = { amount: "money" } as const;

describe("[COPY-04 partly] two builds: pages of the previous one are still open", () => {
  test("texts that use arguments which those pages lack are rejected, with the place", { tags: "full" }, async () => {
    await newBuild(backend, { ...first, day: "date" }, { en: "Pay {amount} on {day}", es: "Pagar {amount} el {day}" });
    const { status, refusal } = await draftAndPublish(erin, {
      en: "Pay {amount} by {day}",
      es: "Pagar {amount} hasta el {day}",
    });
    expect({ status, code: refusal.code }).toEqual({ status: 422, code: "REFUSED_BY_GATE" });
    expect(refusal.findings).toMatchObject([
      { code: "BREAKS_OPEN_PAGE", key, locale: "en-US", found: "day", offset: 17 },
      { code: "BREAKS_OPEN_PAGE", key, locale: "es-US", found: "day" },
    ]);
    expect((await erin.message(key)).body.live?.en).toBe("Pay {amount} on {day}");
  });

  test("texts for keys that both builds define alike are published", { tags: "full" }, async () => {
    await newBuild(backend, {}, { en: "Pay now", es: "Pagar ahora" });
    expect((await draftAndPublish(erin, { en: "Shut", es: "Cierre" }, "billing.close")).status).toBe(201);
  });
});

describe("[COPY-05] after a rollback to a release from before the newest build", () => {
  const added = "billing.close.later";
  const toggle = "securitySuite";

  async function rolledBack(): Promise<void> {
    const words = { en: "Pay {amount} on {day}", es: "Pagar {amount} el {day}" };
    await newBuild(backend, { ...first, day: "date" }, words, {
      [added]: { where: "A button of the later build", en: "Shut for now", es: "Cerrar por ahora" },
    });
    // As if the later build had added this toggle too.
    await backend.database.transaction(async (tx) => {
      await tx.execute(sql`alter table content_releases disable trigger user`);
      await tx.execute(sql`update content_releases set toggles = toggles - ${toggle}::text where id = 1`);
      await tx.execute(sql`alter table content_releases enable trigger user`);
    });
    expect(await erin.restore("1")).toMatchObject({ status: 200, body: { release: "1" } });
  }

  test("a change is published, together with the texts of the newest build that the release lacks or that no longer fit", async () => {
    await rolledBack();
    expect((await draftAndPublish(erin, { en: "Shut", es: "Cierre" }, "billing.close")).status).toBe(201);
    const [live] = (await erin.releases()).body.releases;
    expect(live).toMatchObject({ release: "3", basedOn: "1" });
    expect(live?.changedMessages.toSorted()).toEqual(["billing.close", added, key]);
    expect((await erin.message(key)).body.live?.en).toBe("Pay {amount} on {day}");
  });

  test("a text that the newest build added is shown to editors and can be changed", async () => {
    await rolledBack();
    expect((await erin.message(added)).body.live?.en).toBe("Shut for now");
    expect((await draftAndPublish(erin, { en: "Shut it", es: "Cerrar" }, added)).status).toBe(201);
    expect((await erin.message(added)).body.live?.en).toBe("Shut it");
  });

  test("a toggle that the newest build added is listed and can be killed", async () => {
    await rolledBack();
    expect((await erin.toggle(toggle)).status).toBe(200);
    expect((await erin.kill(toggle)).status).toBeLessThan(300);
    expect((await erin.toggle(toggle)).body.live.metadata).toMatchObject({ killed: true });
  });

  test("the next build is merged, although it dropped a key that the release lacks", async () => {
    await rolledBack();
    await newBuild(backend, { ...first, day: "date" }, { en: "Pay {amount}, {day}", es: "Pagar {amount}, {day}" });
    expect((await erin.releases()).body.releases[0]).toMatchObject({
      kind: "catalogue",
      liveIn: ["production", "stage"],
    });
  });
});
