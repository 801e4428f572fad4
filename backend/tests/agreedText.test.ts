import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { autoPayTerms, paymentTerms, scheduledPaymentTerms } from "../testing/agreements.ts";
import { enroller } from "../testing/enroller.ts";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { schedule, scheduleInput } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const refused = { code: "TERMS_NOT_ACCEPTED" };

test("[PAY-22] a payment, instant or scheduled, accepts only its own terms; with another text's acceptance nothing is charged", async () => {
  const payer = await newPayer(backend, 10_000);
  const before = backend.processor.charged().length;
  expect(await payer.pay(await payer.attempt(1_000, { terms: scheduledPaymentTerms }))).toMatchObject(refused);
  const enrolment = { services: ["core"], debitDay: 4, terms: paymentTerms };
  const ines = await Payer.signIn(backend, "ines");
  expect(await ines.pay(await ines.attempt(13_420, { terms: paymentTerms, enrolAutoPay: enrolment }))).toMatchObject({
    code: "AUTO_PAY_REFUSED",
  });
  expect(
    await ines.pay(
      await ines.attempt(13_420, { terms: paymentTerms, enrolAutoPay: { ...enrolment, terms: autoPayTerms } }),
    ),
  ).toMatchObject({ payment: { state: "SUBMITTED" } });
  expect(await schedule(payer, await scheduleInput(payer, 1_000, "2026-12-01", { terms: paymentTerms }))).toMatchObject(
    refused,
  );
  expect(
    await schedule(payer, await scheduleInput(payer, 1_000, "2026-12-01", { terms: scheduledPaymentTerms })),
  ).toMatchObject({ payment: { state: "SCHEDULED" } });
  expect(backend.processor.charged().length - before).toBe(1);
});

test("[PAY-22] a device payment accepts only its own terms", async () => {
  const vera = await Payer.signIn(backend, "vera");
  const mutation =
    "mutation Pay($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { __typename ... on PaymentRefusal { code } } }";
  const input = {
    accountId: vera.accountId,
    idempotencyKey: randomUUID(),
    deviceId: "md_demo_3",
    amount: 500,
    vaultToken: (await vera.newCard({ cardNumber: "4242424242424242" })).token,
    terms: autoPayTerms,
  };
  expect((await vera.graph(mutation, { input })).data?.["createDeviceOneTimePaymentV2"]).toMatchObject(refused);
});

test("[PAY-22] [AUTO-01 partly] enrolling in Auto Pay and changing it accept only their own terms", async () => {
  const ines = enroller(await Payer.signIn(backend, "ines"));
  expect(await ines.enrol({ terms: paymentTerms })).toMatchObject(refused);
  expect((await ines.enrol({ terms: autoPayTerms })).__typename).toBe("AutoPayOutcome");
  expect(await ines.change({ terms: scheduledPaymentTerms })).toMatchObject(refused);
});
