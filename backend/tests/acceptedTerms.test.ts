import { sha256 } from "@portico/gate/contractHash";
import { expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createBrowser } from "../testing/browser.ts";
import { openBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { builtIn } from "../src/modules/content/catalogue.ts";
import { Editor } from "../testing/editor.ts";

const key = "billing.payOnce.terms.text";

test("[PAY-22] what was agreed to is shown word for word after the text changed and the server started anew", async () => {
  const backend = await openBackend();
  const text = builtIn.messages[key]!.es;
  const dana = await Payer.signIn(backend, "dana");
  const terms = { accepted: true, release: "1", locale: "es-US", key, textHash: sha256(text) };
  const { payment } = await dana.pay(await dana.attempt(5000, { terms }));
  const erin = await Editor.signIn(backend);
  await erin.draft(key, { en: "Everything is new.", es: "Todo es nuevo." });
  expect((await erin.publish()).status).toBe(201);

  const app = await createApp(backend.deps);
  const later = await Payer.signIn({ browser: () => createBrowser(app, { portal: `http://localhost:${backend.config.port}`, vault: backend.config.vaultOrigin }) }, "dana");
  const { data } = await later.graph("query Q($accountId: ID!, $id: ID!) { payment(accountId: $accountId, paymentId: $id) { acceptedTerms { release locale key text } } }", { accountId: dana.accountId, id: payment.id });
  expect(data).toEqual({ payment: { acceptedTerms: { release: "1", locale: "es-US", key, text } } });
  await app.close();
  await backend.close();
});
