import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailServer, type MailServer } from "../../../testing/mailServer.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { readText } from "../../../testing/readPdf.ts";

let backend: TestBackend;
let vera: Payer;
let dana: Payer;
beforeAll(async () => {
  backend = await openBackend();
  [vera, dana] = await Promise.all([Payer.signIn(backend, "vera"), Payer.signIn(backend, "dana")]);
});
afterAll(() => backend.close());

const ofCharge = "mt_demo_vr1";

const receipt = (by: Payer, accountId: string, refundId: string, locale?: string) =>
  by.browser.fetch(
    `/api/pub/billing/v1/accounts/${accountId}/refunds/${refundId}/receipt${locale ? `?locale=${locale}` : ""}`,
  );

async function pdf(by: Payer, refundId: string, locale: string): Promise<Buffer> {
  const response = await receipt(by, by.accountId, refundId, locale);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  return Buffer.from(await response.arrayBuffer());
}

const words = (file: Buffer) => readText(file).replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");

describe.each([
  [
    "en-US",
    "Refund receipt",
    [
      "We refunded $18.00 to you on November 1, 2026.",
      ofCharge,
      "Refund date",
      "Refunded item",
      "Tideline Mobile",
      "Charge refunded",
      "Tideline Mobile, $65.00, October 13, 2026",
      "Visa ending in 4242",
      "Expected by",
      "November 8, 2026",
      "call us",
    ],
  ],
  [
    "es-US",
    "Recibo de reembolso",
    [
      "Le reembolsamos $18.00 el 1 de noviembre de 2026.",
      ofCharge,
      "Fecha de reembolso",
      "Concepto reembolsado",
      "Tideline Mobile",
      "Cargo reembolsado",
      "Tideline Mobile, $65.00, 13 de octubre de 2026",
      "Visa terminada en 4242",
      "Fecha límite prevista",
      "8 de noviembre de 2026",
      "llámenos",
    ],
  ],
])("[B05] the receipt of a refund in %s", (locale, title, sentences) => {
  test("has amount, method, date, item and expected date, in reading order", async () => {
    const text = words(await pdf(vera, ofCharge, locale));
    let place = 0;
    for (const sentence of [title, ...sentences]) {
      place = text.indexOf(sentence, place);
      expect(place, `${sentence} in ${text}`).toBeGreaterThanOrEqual(0);
    }
    expect(text).toContain(vera.accountId);
  });

  test("is tagged, and has a title and a language", async () => {
    const file = (await pdf(vera, ofCharge, locale)).toString("latin1");
    for (const mark of [
      "/StructTreeRoot",
      "/Marked true",
      `/Lang (${locale})`,
      "/DisplayDocTitle true",
      "/S /H1",
      "/S /Table",
      "/S /TH",
      "/S /TD",
    ])
      expect(file.includes(mark), mark).toBe(true);
    const object = /\/Title (\d+) 0 R/.exec(file)?.[1];
    expect(file.includes(`\n${object} 0 obj\n(${title})`)).toBe(true);
  });
});

test("[B05] an unknown fact of a refund has no row", async () => {
  const text = words(await pdf(dana, "sx_demo_3", "en-US"));
  expect(text).toContain("We refunded $14.99 to you");
  for (const unknown of ["Refunded to", "Expected by", "Charge refunded", "Payment refunded", "call us"])
    expect(text).not.toContain(unknown);
});

test("[B05] does not exist for other transactions, nor for other users", async () => {
  const asked = [
    receipt(vera, vera.accountId, "mt_demo_v1c"),
    receipt(vera, vera.accountId, "mt_unknown"),
    receipt(dana, vera.accountId, ofCharge),
    receipt(dana, dana.accountId, ofCharge),
  ];
  expect(await Promise.all(asked.map(async (one) => (await one).status))).toEqual([404, 404, 404, 404]);
});

describe("[B05] a refund over GraphQL", () => {
  const query =
    "query R($accountId: ID!, $refundId: ID!) { refund(accountId: $accountId, refundId: $refundId) { billed date amount description expectedOn method { type lastFour } refunded { id kind date amount } } }";
  const refund = async (by: Payer, refundId: string) => {
    const { data, errors } = await by.graph(query, { accountId: by.accountId, refundId });
    return errors?.map(({ extensions }) => extensions.code) ?? data?.["refund"];
  };

  test("says whether it is full or partial, and of what", async () => {
    expect(await refund(vera, ofCharge)).toEqual({
      billed: "MOBILE",
      date: "2026-11-01",
      amount: 1_800,
      description: "Tideline Mobile",
      expectedOn: "2026-11-08",
      method: { type: "visa", lastFour: "4242" },
      refunded: { id: "mt_demo_v1c", kind: "CHARGE", date: "2026-10-13", amount: 6_500 },
    });
    expect(await refund(vera, "mt_demo_vr2")).toMatchObject({
      method: { type: "bankAccount" },
      refunded: { kind: "PAYMENT", amount: 2_200 },
    });
  });

  test("of streaming too; null for other transactions and other accounts", async () => {
    expect(await refund(dana, "sx_demo_3")).toMatchObject({
      billed: "STREAMING",
      method: null,
      refunded: null,
      expectedOn: null,
    });
    expect([await refund(dana, "sx_demo_1"), await refund(dana, ofCharge)]).toEqual([["NOT_FOUND"], ["NOT_FOUND"]]);
  });
});

describe("[B05] its copy by e-mail", () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await openMailServer();
    backend.config.mail = server.mail;
  });
  afterAll(() => server.close());
  const send = (refundId: string, locale: string) =>
    vera.graph("mutation S($input: SendRefundReceiptInput!) { sendRefundReceipt(input: $input) { state address } }", {
      input: { accountId: vera.accountId, refundId, locale },
    });

  test("is sent to the caller's address with the PDF, once a day in each language", async () => {
    const { data } = await send(ofCharge, "es-US");
    expect(data).toEqual({ sendRefundReceipt: { state: "SENT", address: expect.stringMatching(/^vera@/) } });
    await send(ofCharge, "es-US");
    await send(ofCharge, "en-US");
    await backend.sendMessages();
    const received = server.received.toSorted((a, b) => a.subject.localeCompare(b.subject));
    expect(received.map(({ subject }) => subject)).toEqual([
      "Receipt for your refund of $18.00 on November 1, 2026",
      "Recibo de su reembolso de $18.00 del 1 de noviembre de 2026",
    ]);
    expect(received[1]?.text).toContain(`cuenta terminada en ${vera.accountId.slice(-4)}`);
    expect(received[1]?.files.map(({ name, type }) => [name, type])).toEqual([
      [`recibo-de-reembolso-${ofCharge}.pdf`, "application/pdf"],
    ]);
    expect(readText(received[1]!.files[0]!.bytes)).toContain("Recibo de reembolso");
  });

  test("does not exist for other transactions, nor in an unsupported language", async () => {
    const codes = async (refundId: string, locale: string) =>
      (await send(refundId, locale)).errors?.map(({ extensions }) => extensions.code);
    expect([await codes("mt_demo_v1c", "en-US"), await codes(ofCharge, "fr-FR")]).toEqual([
      ["NOT_FOUND"],
      ["INVALID_REQUEST"],
    ]);
  });
});
