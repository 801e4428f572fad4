import { openBackend, type TestBackend } from "@portico/backend/testing";
import { Editor } from "@portico/backend/testing/editor";
import type { FetchPolicy } from "@apollo/client";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AutoPayDocument } from "../../api/graphql/generated/graph.autoPay.ts";
import { PaymentOutcomeDocument } from "../../api/graphql/generated/graph.paymentOutcome.ts";
import { PaymentReceiptDocument } from "../../api/graphql/generated/graph.receipt.ts";
import { openAutoPayer } from "../../testing/autoPayDriver.ts";
import { createTestBrowser } from "../../testing/openPortal.ts";
import { fillIn, fillInLater, openPayer, type Payer } from "../../testing/payOnceDriver.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const fetchPolicy: FetchPolicy = "network-only";

/** An editor puts a sentence before a text that customers accept; two people approve it, and it is published. */
async function change(key: string, sentence: { en: string; es: string }): Promise<void> {
  const erin = await Editor.signIn(backend);
  const { live } = (await erin.message(key)).body;
  await erin.draft(key, { en: `${sentence.en} ${live?.en}`, es: `${sentence.es} ${live?.es}` });
  expect((await erin.publish()).status).toBe(201);
}

const paymentKey = "billing.payOnce.terms.text";
const newer = { en: "Newer terms.", es: "Términos nuevos." };

/** Pays. Returns the terms shown when Pay was pressed, and the payment id. */
async function paid(dana: Payer): Promise<{ read: string; paymentId: string }> {
  await fillIn(dana, {}, 5000);
  const read = dana.content.text(paymentKey);
  await dana.pay();
  return { read, paymentId: (await dana.payment())?.id ?? "" };
}

async function receiptOf(dana: Payer, paymentId: string) {
  const client = await dana.graph();
  const { data } = await client.query({
    query: PaymentReceiptDocument,
    variables: { accountId: dana.accountId, paymentId },
    fetchPolicy,
  });
  return data?.payment?.acceptedTerms;
}

const opened = () => openPayer(createTestBrowser(backend.browser()), { as: "dana" });

describe("accepted terms", () => {
  test("[PAY-22] [COPY-05 partly] the receipt shows the text that was accepted, also after the text has changed and in another tab", async () => {
    await change(paymentKey, { en: "First terms.", es: "Primeros términos." });
    const dana = await opened();
    const { read, paymentId } = await paid(dana);
    expect(read).toMatch(/^First terms\. /);
    await change(paymentKey, newer);
    expect(await receiptOf(dana, paymentId)).toMatchObject({
      key: paymentKey,
      release: "2",
      locale: "en-US",
      text: read,
    });
    const later = await opened();
    expect(later.content.text(paymentKey)).toMatch(/^Newer terms\. First terms\. /);
    expect((await receiptOf(later, paymentId))?.text).toBe(read);
  });

  test("[PAY-22] a scheduled payment's page shows the terms for scheduling from the start", async () => {
    const dana = await fillInLater(await opened(), "2026-11-30");
    const read = dana.content.text("billing.schedule.terms.text");
    await dana.pay();
    await change("billing.schedule.terms.text", newer);
    const paymentId = (await dana.payment())?.id ?? "";
    const { data } = await (
      await dana.graph()
    ).query({ query: PaymentOutcomeDocument, variables: { accountId: dana.accountId, paymentId }, fetchPolicy });
    expect(data?.payment).toMatchObject({
      state: "SCHEDULED",
      acceptedTerms: { key: "billing.schedule.terms.text", locale: "en-US", text: read },
    });
  });

  test("[PAY-22] the accepted text stays in the language in which it was accepted when the portal's language changes", async () => {
    const dana = await opened();
    await dana.content.setLocale("es-US");
    const { read, paymentId } = await paid(dana);
    await change(paymentKey, newer);
    await dana.content.setLocale("en-US");
    expect(await receiptOf(dana, paymentId)).toMatchObject({ locale: "es-US", text: read });
    expect(read).toMatch(/usted|su/i);
  });

  test("[PAY-22] the accepted text is shown also when the tab had no content release and used the texts of its build", async () => {
    const dana = await opened();
    const { read, paymentId } = await paid(dana);
    await backend.database.execute(sql`update payment_terms set release = 'built-in' where payment_id = ${paymentId}`);
    await change(paymentKey, newer);
    expect(await receiptOf(dana, paymentId)).toMatchObject({ release: "built-in", text: read });
  });

  test("[PAY-22] a text that can no longer be verified is not replaced by another one", async () => {
    await change(paymentKey, { en: "First terms.", es: "Primeros términos." });
    const dana = await opened();
    const { paymentId } = await paid(dana);
    await change(paymentKey, newer);
    await backend.database.execute(sql`alter table content_snapshots disable trigger content_snapshots_unchanged`);
    await backend.database.execute(
      sql`update content_snapshots set body = replace(body, 'First terms.', 'Other terms.')`,
    );
    expect(await receiptOf(dana, paymentId)).toMatchObject({ release: "2", locale: "en-US", text: null });
    await backend.database.execute(sql`update content_snapshots set body = left(body, 1000)`);
    expect(await receiptOf(dana, paymentId)).toMatchObject({ text: null });
  });

  test("[AUTO-10 partly] [PAY-22] the Auto Pay authorisation shows with its settings and on the enrolment's page; with Auto Pay off there is none", async () => {
    const key = "billing.autoPay.terms.text";
    const ines = await openAutoPayer(createTestBrowser(backend.browser()), { as: "ines" });
    await ines.chooseAmount("pay");
    await ines.chooseNewCard();
    ines.openReview();
    const read = ines.content.text(key);
    await ines.finish();
    await change(key, newer);
    const inForce = async () =>
      (
        await (
          await ines.graph()
        ).query({ query: AutoPayDocument, variables: { accountId: ines.accountId }, fetchPolicy })
      ).data?.billing?.autoPayTerms;
    expect(await inForce()).toMatchObject({ key, text: read });
    const action = await ines.action();
    expect(action.acceptedTerms).toMatchObject({ key, text: read });
    expect(action.payment).toMatchObject({ amount: 13_420 });
    await ines.cancel();
    expect(await inForce()).toBeNull();
  });
});
