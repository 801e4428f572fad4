import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailServer, type MailServer } from "../../../testing/mailServer.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { newPayer } from "../../../testing/newCustomer.ts";
import { Payer, type PayResult } from "../../../testing/payer.ts";
import { readText } from "../../../testing/readPdf.ts";

let backend: TestBackend;
let payer: Payer;
let paid: PayResult;
beforeAll(async () => {
  backend = await openBackend();
  payer = await newPayer(backend, 24_817);
  paid = await payer.pay(await payer.attempt(10_000));
});
afterAll(() => backend.close());

function receipt(by: Payer, accountId: string, paymentId: string, locale?: string): Promise<Response> {
  return by.browser.fetch(
    `/api/pub/billing/v1/accounts/${accountId}/payments/${paymentId}/receipt${locale ? `?locale=${locale}` : ""}`,
  );
}

async function pdf(locale: string): Promise<Buffer> {
  const response = await receipt(payer, payer.accountId, paid.paymentId, locale);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return Buffer.from(await response.arrayBuffer());
}

describe.each([
  [
    "en-US",
    "Payment receipt",
    [
      "We received your payment of $100.00 on November 21, 2026.",
      "Confirmation number",
      "Amount due after payment",
      "$148.17",
      "Visa ending in 4242",
      "Keep this receipt",
    ],
  ],
  [
    "es-US",
    "Recibo de pago",
    [
      "Recibimos su pago de $100.00 el 21 de noviembre de 2026.",
      "Número de confirmación",
      "Saldo por pagar después del pago",
      "$148.17",
      "Visa terminada en 4242",
      "Guarde este recibo",
    ],
  ],
])("the receipt in %s", (locale, title, sentences) => {
  test("has the payment's data, in reading order", async () => {
    const text = readText(await pdf(locale)).replaceAll("\u00a0", " ");
    expect(text).not.toContain("\ufffd");
    const places = [title, ...sentences].map((sentence) => text.replaceAll("\n", " ").indexOf(sentence));
    expect(
      places.every((place) => place >= 0),
      `${JSON.stringify(places)} in ${text}`,
    ).toBe(true);
    expect(text).toContain(paid.payment.confirmationNumber ?? "none");
    expect(text).toContain(payer.accountId);
  });

  test("is tagged, and has a title and a language", async () => {
    const file = (await pdf(locale)).toString("latin1");
    for (const mark of [
      "/StructTreeRoot",
      "/MarkInfo",
      "/Marked true",
      `/Lang (${locale})`,
      "/DisplayDocTitle true",
      "/S /Document",
      "/S /H1",
      "/S /Table",
      "/S /TR",
      "/S /TH",
      "/S /TD",
      "/S /P",
    ])
      expect(file.includes(mark), mark).toBe(true);
    const object = /\/Title (\d+) 0 R/.exec(file)?.[1];
    expect(file.includes(`\n${object} 0 obj\n(${title})`)).toBe(true);
  });
});

test.each([
  ["en-US", "Paid by Auto Pay"],
  ["es-US", "Pagado por Pago automático"],
])("in %s an Auto Pay charge names no payer: %s", async (locale, words) => {
  const pat = await Payer.signIn(backend, "pat");
  const { data } = await pat.graph(
    "query H($id: ID!) { billing(accountId: $id) { payments(first: 1) { nodes { id channel enteredBy } } } }",
    { id: pat.accountId },
  );
  const [payment] = (data?.["billing"] as { payments: { nodes: { id: string; channel: string; enteredBy: string }[] } })
    .payments.nodes;
  expect(payment).toMatchObject({ channel: "autoPay", enteredBy: "Pat" });
  const text = readText(
    Buffer.from(await (await receipt(pat, pat.accountId, payment?.id ?? "", locale)).arrayBuffer()),
  );
  expect(text.replace(/\s+/g, " ")).toContain(words);
});

test("without a language in its URL it uses the session's", async () => {
  const lucia = await Payer.signIn(backend, "lucia");
  const { data } = await lucia.graph(
    "query H($id: ID!) { billing(accountId: $id) { payments(first: 1) { nodes { id } } } }",
    { id: lucia.accountId },
  );
  const [payment] = (data?.["billing"] as { payments: { nodes: { id: string }[] } }).payments.nodes;
  const response = await receipt(lucia, lucia.accountId, payment?.id ?? "");
  const text = readText(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain("Recibo de pago");
  expect(text).toContain("Panadería La Estrella");
  expect(response.headers.get("content-disposition")).toMatch(
    /^inline; filename="recibo-de-pago-[2-9A-Z]{5}-[2-9A-Z]{5}\.pdf"$/,
  );
});

test("does not exist when no money was taken, nor for other users", async () => {
  const failed = await payer.pay(await payer.attempt(100, {}, { cardNumber: "4000000000011009" }));
  const pending = await payer.pay(await payer.attempt(100, {}, { cardNumber: "4000000000014003" }));
  const dana = await Payer.signIn(backend, "dana");
  const asked = [
    receipt(payer, payer.accountId, failed.paymentId),
    receipt(payer, payer.accountId, pending.paymentId),
    receipt(dana, payer.accountId, paid.paymentId),
    receipt(dana, dana.accountId, paid.paymentId),
    receipt(payer, payer.accountId, "pay_unknown"),
  ];
  const answers = await Promise.all(asked.map(async (one) => (await one).status));
  expect(answers).toEqual([404, 404, 404, 404, 404]);
});

describe("[B05] a copy by e-mail", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await openMailServer();
    backend.config.mail = server.mail;
  });
  afterAll(() => server.close());
  const send = (by: Payer, paymentId: string, locale = "es-US") =>
    by.graph("mutation S($input: SendReceiptInput!) { sendReceipt(input: $input) { state address } }", {
      input: { accountId: by.accountId, paymentId, locale },
    });

  test("is sent to the caller's address, in the requested language, with the PDF, once a day", async () => {
    const { data } = await send(payer, paid.paymentId);
    const address = (data?.["sendReceipt"] as { address: string }).address;
    expect(data).toEqual({ sendReceipt: { state: "SENT", address: expect.stringContaining("@portico.example") } });
    await send(payer, paid.paymentId);
    await backend.sendMessages();
    const [mail, ...more] = server.received;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [address],
      subject: "Recibo de su pago de $100.00 del 21 de noviembre de 2026",
    });
    expect(mail?.text).toContain(`cuenta terminada en ${payer.accountId.slice(-4)}`);
    expect(mail?.files.map(({ name, type }) => [name, type])).toEqual([
      [`recibo-de-pago-${paid.payment.confirmationNumber}.pdf`, "application/pdf"],
    ]);
    expect(readText(mail!.files[0]!.bytes)).toContain("Recibo de pago");
    expect(backend.logs.filter((line) => line.includes(address))).toEqual([]);
  });

  test("one that was not delivered is sent again on request on the same day", async () => {
    const again = await payer.pay(await payer.attempt(200));
    const { data } = await send(payer, again.paymentId);
    const { address } = data?.["sendReceipt"] as { address: string };
    server.received.length = 0;
    server.behaviour.refuses.set(address, 550);
    await backend.sendMessages();
    server.behaviour.refuses.clear();
    await backend.sendMessages();
    expect(server.received).toEqual([]);
    expect((await send(payer, again.paymentId)).data).toEqual({ sendReceipt: { state: "SENT", address } });
    await backend.sendMessages();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[address]]);
  });

  test("does not exist for a payment that took no money, nor in an unsupported language", async () => {
    const failed = await payer.pay(await payer.attempt(100, {}, { cardNumber: "4000000000011009" }));
    const codes = async (paymentId: string, locale?: string) =>
      (await send(payer, paymentId, locale)).errors?.map(({ extensions }) => extensions.code);
    expect([await codes(failed.paymentId), await codes(paid.paymentId, "fr-FR")]).toEqual([
      ["NOT_FOUND"],
      ["INVALID_REQUEST"],
    ]);
  });
});
