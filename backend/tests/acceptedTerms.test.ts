import { sha256 } from "@portico/gate/contractHash";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { acceptanceOf } from "../testing/agreements.ts";
import { createBrowser } from "../testing/browser.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { readText } from "../testing/readPdf.ts";
import { builtIn } from "../src/modules/content/catalogue.ts";
import { Editor } from "../testing/editor.ts";

const key = "billing.payOnce.terms.text";

test("[PAY-22] the accepted terms are shown word for word after the text changed and the server restarted", async () => {
  const backend = await openBackend();
  const text = builtIn.messages[key]!.es;
  const dana = await Payer.signIn(backend, "dana");
  const terms = { accepted: true, release: "1", locale: "es-US", key, textHash: sha256(text) };
  const { payment } = await dana.pay(await dana.attempt(5000, { terms }));
  const erin = await Editor.signIn(backend);
  await erin.draft(key, { en: "Everything is new.", es: "Todo es nuevo." });
  expect((await erin.publish()).status).toBe(201);

  const app = await createApp(backend.deps);
  const later = await Payer.signIn(
    {
      browser: () =>
        createBrowser(app, backend.vault.app, {
          portal: `http://localhost:${backend.config.port}`,
          vault: backend.config.vaultOrigin,
        }),
    },
    "dana",
  );
  const { data } = await later.graph(
    "query Q($accountId: ID!, $id: ID!) { payment(accountId: $accountId, paymentId: $id) { acceptedTerms { release locale key text } } }",
    { accountId: dana.accountId, id: payment.id },
  );
  expect(data).toEqual({ payment: { acceptedTerms: { release: "1", locale: "es-US", key, text } } });
  await app.close();
  await backend.close();
});

describe("the receipt's PDF", () => {
  const wording = builtIn.messages[key]!;
  const paragraphs = wording.es.split("\n\n");
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());

  /** The English receipt of a payment whose terms were accepted in Spanish and stored as this text. */
  async function receiptOf(text: string): Promise<Buffer> {
    const payer = await newPayer(backend, 24_817);
    const { paymentId } = await payer.pay(await payer.attempt(5_000, { terms: acceptanceOf(key, "es-US", "1") }));
    await backend.database.execute(
      sql`update payment_terms set text_hash = ${sha256(text)} where payment_id = ${paymentId}`,
    );
    const response = await payer.browser.fetch(
      `/api/pub/billing/v1/accounts/${payer.accountId}/payments/${paymentId}/receipt?locale=en-US`,
    );
    return Buffer.from(await response.arrayBuffer());
  }
  const words = (file: Buffer) => readText(file).replaceAll(/\s+/g, " ");

  test("[PAY-22] has the accepted terms word for word, with the time and in the language in which they were read", async () => {
    const file = await receiptOf(wording.es);
    for (const paragraph of paragraphs) expect(words(file)).toContain(paragraph);
    expect(words(file)).toMatch(/What you agreed to .*November 21, 2026.*Spanish/);
    expect(file.toString("latin1")).toContain("/Lang (es-US)");
  });

  test("[PAY-22] says that the text is missing when it is not stored, and shows no other", async () => {
    const said = words(await receiptOf("A text that nobody published."));
    expect(said).toContain("We can’t show the text you accepted.");
    expect(said).not.toContain(paragraphs[0]);
  });
});
