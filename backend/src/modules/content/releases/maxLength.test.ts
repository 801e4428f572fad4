import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractHash } from "@portico/gate/contractHash";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn, builtInOf } from "../catalogue.ts";
import { mergeBuiltIn } from "./mergeBuiltIn.service.ts";

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());

const key = "billing.payOnce.review.submit";
const long = { en: "Pay {amount} from your account now", es: "Pagar {amount} de su cuenta ahora" };
const tooLong = expect.objectContaining({
  code: "DOES_NOT_FIT",
  severity: "error",
  locale: "en-US",
  found: "10",
  expected: ["26"],
});

describe("[COPY-04 partly] texts that do not fit their space", () => {
  test("editors see the available space and how it is measured", async () => {
    expect((await erin.message(key)).body).toMatchObject({ maxLength: 26, samples: { amount: 1234567 } });
    expect((await erin.message("billing.payOnce.review.upTo24Hours")).body).not.toHaveProperty("maxLength");
  });

  test("can be saved as a draft with a finding, and cannot be submitted", async () => {
    expect((await erin.draft(key, long)).body.findings).toContainEqual(tooLong);
    expect(await erin.step(await erin.own(), "submit")).toMatchObject({
      status: 422,
      body: { code: "REFUSED_BY_GATE" },
    });
    await erin.discard(key);
  });

  test("are rejected by an import", { tags: "full" }, async () => {
    const file = (await erin.call<{ messages: Record<string, unknown> }>("GET", "export?format=json&namespace=billing"))
      .body;
    file.messages[key] = long;
    const { body } = await erin.call<object>("POST", "imports", {
      format: "json",
      text: JSON.stringify(file),
      dryRun: false,
      idempotencyKey: randomUUID(),
    });
    expect(body).toMatchObject({ items: [{ key, outcome: "refused", findings: expect.arrayContaining([tooLong]) }] });
  });

  test(
    "are not published either when a new build has less space than at their approval",
    { tags: "full" },
    async () => {
      await erin.draft("billing.close", { en: "Close this window", es: "Cerrar esta ventana" });
      const id = await erin.own();
      await erin.step(id, "submit");
      await (await Editor.signIn(backend, "amir")).approve(id);
      const catalogue = Object.fromEntries(
        Object.entries(builtIn.contracts).map(([name, contract]) => [
          name,
          { ...contract, ...builtIn.messages[name]!, ...(name === "billing.close" ? { maxLength: 12 } : {}) },
        ]),
      );
      await mergeBuiltIn(
        backend.database,
        builtInOf(catalogue, contractHash(catalogue), builtIn.register, builtIn.forms, builtIn.articles),
        new Date(),
        backend.clock.timeZone,
      );
      const { status, body } = await erin.step<{ findings: unknown[] }>(id, "publication");
      expect({ status, findings: body.findings }).toMatchObject({
        status: 422,
        findings: [
          { code: "DOES_NOT_FIT", found: "5" },
          { code: "DOES_NOT_FIT", found: "7" },
        ],
      });
    },
  );
});
