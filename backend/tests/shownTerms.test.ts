import { retryDays } from "@portico/rules/dunning";
import { sha256 } from "@portico/gate/contractHash";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyFor } from "../src/modules/content/delivery/content.reads.ts";
import {
  acceptanceOf,
  autoPayTerms,
  paperlessTerms,
  paymentTerms,
  scheduledPaymentTerms,
} from "../testing/agreements.ts";
import { Editor } from "../testing/editor.ts";
import { enroller } from "../testing/enroller.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { schedule, scheduleInput } from "../testing/scheduler.ts";

const refused = { code: "TERMS_NOT_ACCEPTED" };
const key = "billing.payOnce.terms.text";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

describe.each([
  ["a release that was never published", { ...paymentTerms, release: "999999" }],
  ["a release that is no number", { ...paymentTerms, release: "1; drop" }],
  ["a language that is not shown", { ...paymentTerms, locale: "xx" }],
  ["a text of nobody", { ...paymentTerms, textHash: "nonsense" }],
  ["the Spanish text in English", { ...acceptanceOf(key, "es-US"), locale: "en-US" }],
])("[PAY-22] an acceptance of %s", (_, terms) => {
  test("is rejected: nothing is charged, and the same request succeeds with the text that was shown", async () => {
    const payer = await newPayer(backend, 10_000);
    const before = backend.processor.charged().length;
    const input = await payer.attempt(1_000, { terms });
    expect(await payer.pay(input)).toMatchObject(refused);
    expect(backend.processor.charged()).toHaveLength(before);
    const again = await payer.attempt(1_000, { method: input.method, terms: paymentTerms });
    expect(await payer.pay(again)).toMatchObject({ payment: { state: "SUBMITTED" } });
  });
});

test("[PAY-22] is rejected too for a scheduled payment, a device, Auto Pay and paperless billing", async () => {
  const forged = { textHash: sha256("I agree to nothing.") };
  const payer = await newPayer(backend, 10_000);
  expect(
    await schedule(
      payer,
      await scheduleInput(payer, 1_000, "2026-12-01", { terms: { ...scheduledPaymentTerms, ...forged } }),
    ),
  ).toMatchObject(refused);
  const withPaper = {
    ...(await payer.attempt(1_000)),
    enrollPaperless: true,
    paperlessTerms: { ...paperlessTerms, ...forged },
  };
  expect(await payer.pay(withPaper)).toMatchObject(refused);
  const ines = enroller(await Payer.signIn(backend, "ines"));
  expect(await ines.enrol({ terms: { ...autoPayTerms, ...forged } })).toMatchObject(refused);
  const mutation = "mutation P($input: PaperlessInput!) { setPaperless(input: $input) { paperlessEnrolled } }";
  const set = (terms: object) =>
    payer.graph(mutation, { input: { accountId: payer.accountId, enrolled: true, terms } });
  expect((await set({ ...paperlessTerms, ...forged })).errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
  expect((await set(paperlessTerms)).data).toEqual({ setPaperless: { paperlessEnrolled: true } });
});

test("[PAY-22] a text that only editors saw counts as not shown; once published, it is accepted", async () => {
  const payer = await newPayer(backend, 10_000);
  const erin = await Editor.signIn(backend);
  const text = "You authorize this one payment.";
  await erin.draft(key, { en: text, es: "Usted autoriza este pago." });
  const terms = { accepted: true, release: "2", locale: "en-US", key, textHash: sha256(text) };
  expect(await payer.pay(await payer.attempt(1_000, { terms }))).toMatchObject(refused);
  const published = await erin.publish();
  const shown = { ...terms, release: published.body.release };
  expect(await payer.pay(await payer.attempt(1_000, { terms: shown }))).toMatchObject({
    payment: { state: "SUBMITTED" },
  });
  // A tab that was open before the new text still shows and accepts the previous one.
  const before = acceptanceOf(key, "en-US", "1");
  expect(await payer.pay(await payer.attempt(1_000, { terms: before }))).toMatchObject({
    payment: { state: "SUBMITTED" },
  });
  expect(await payer.pay(await payer.attempt(1_000, { terms: { ...before, release: shown.release } }))).toMatchObject(
    refused,
  );
});

test.each([
  ["en-US", "up to three more times within 14 days"],
  ["es-US", "como máximo tres veces más en 14 días"],
] as const)("in %s the terms state the same number of retries as the schedule", async (locale, words) => {
  const days = Object.values(retryDays).flatMap((each) => Object.values(each));
  expect([Math.max(...days.map(({ length }) => length)), Math.max(...days.flat())]).toEqual([3, 14]);
  const t = await copyFor(backend, "business", locale);
  for (const terms of ["billing.schedule.terms.text", "billing.autoPay.terms.text"] as const)
    expect(t(terms)).toContain(words);
});
