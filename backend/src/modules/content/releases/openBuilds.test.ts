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
  test("texts that use arguments which those pages lack are rejected, with the place", async () => {
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

  test("texts for keys that both builds define alike are published", async () => {
    await newBuild(backend, {}, { en: "Pay now", es: "Pagar ahora" });
    expect((await draftAndPublish(erin, { en: "Shut", es: "Cierre" }, "billing.close")).status).toBe(201);
  });
});
