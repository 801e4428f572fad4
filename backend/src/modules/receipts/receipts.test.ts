import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { newPayer } from "../../../testing/newCustomer.ts";
import { Payer, type PayResult } from "../../../testing/payer.ts";

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
  return by.browser.fetch(`/api/pub/billing/v1/accounts/${accountId}/payments/${paymentId}/receipt${locale ? `?locale=${locale}` : ""}`);
}

async function pdf(locale: string): Promise<Buffer> {
  const response = await receipt(payer, payer.accountId, paid.paymentId, locale);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return Buffer.from(await response.arrayBuffer());
}

/** Every stream of a PDF, unpacked. */
function streams(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    if (file.subarray(at - 3, at).toString() === "end") continue;
    const bytes = file.subarray(at + 7, file.indexOf("endstream", at));
    try {
      found.push(inflateSync(bytes).toString("latin1"));
    } catch {
      found.push(bytes.toString("latin1"));
    }
  }
  return found;
}

/** Glyph to character, for each font in the order of the file. */
function characterMaps(all: readonly string[]): Map<number, string>[] {
  return all.filter((stream) => stream.includes("beginbfrange")).map((stream) => {
    const map = new Map<number, string>();
    for (const [, from = "0", list = ""] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
      for (const [index, [, code = "0"]] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) map.set(Number.parseInt(from, 16) + index, String.fromCodePoint(Number.parseInt(code, 16)));
    }
    return map;
  });
}

/** What a screen reader would find, in the order of the page: the text of each marked piece. */
function readText(file: Buffer): string {
  const all = streams(file);
  const maps = characterMaps(all);
  const content = all.find((stream) => stream.includes(" BDC")) ?? "";
  let font = 0;
  let text = "";
  for (const [, name, hex, end] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9a-f]+)>|(EMC)/gi)) {
    if (name) font = Number(name) - 2; // F1 is the library's own font, which is never used
    else if (end) text += "\n";
    else for (const [code] of (hex ?? "").matchAll(/.{4}/g)) text += maps[font]?.get(Number.parseInt(code, 16)) ?? "\ufffd";
  }
  return text;
}

describe.each([
  ["en-US", "Payment receipt", ["We received your payment of $100.00 on November 21, 2026.", "Confirmation number", "Amount due after this payment", "$148.17", "Visa ending in 4242", "Keep this receipt"]],
  ["es-US", "Recibo de pago", ["Recibimos su pago de $100.00 el 21 de noviembre de 2026.", "Número de confirmación", "Saldo por pagar después de este pago", "$148.17", "Visa terminada en 4242", "Guarde este recibo"]],
])("the receipt in %s", (locale, title, sentences) => {
  test("says what was paid, in the order in which it is read", async () => {
    const text = readText(await pdf(locale)).replaceAll("\u00a0", " ");
    expect(text).not.toContain("\ufffd");
    const places = [title, ...sentences].map((sentence) => text.replaceAll("\n", " ").indexOf(sentence));
    expect(places.every((place) => place >= 0), `${JSON.stringify(places)} in ${text}`).toBe(true);
    expect(text).toContain(paid.payment.confirmationNumber ?? "none");
    expect(text).toContain(payer.accountId);
  });

  test("is tagged, titled and says its language", async () => {
    const file = (await pdf(locale)).toString("latin1");
    for (const mark of ["/StructTreeRoot", "/MarkInfo", "/Marked true", `/Lang (${locale})`, "/DisplayDocTitle true", "/S /Document", "/S /H1", "/S /Table", "/S /TR", "/S /TH", "/S /TD", "/S /P"]) expect(file.includes(mark), mark).toBe(true);
    const object = /\/Title (\d+) 0 R/.exec(file)?.[1];
    expect(file.includes(`\n${object} 0 obj\n(${title})`)).toBe(true);
  });
});

test("without a language in the address it is the session's", async () => {
  const lucia = await Payer.signIn(backend, "lucia");
  const { data } = await lucia.graph("query H($id: ID!) { billing(accountId: $id) { payments(first: 1) { nodes { id } } } }", { id: lucia.accountId });
  const [payment] = (data?.["billing"] as { payments: { nodes: { id: string }[] } }).payments.nodes;
  const response = await receipt(lucia, lucia.accountId, payment?.id ?? "");
  const text = readText(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain("Recibo de pago");
  expect(text).toContain("Panadería La Estrella");
  expect(response.headers.get("content-disposition")).toMatch(/^inline; filename="recibo-de-pago-[2-9A-Z]{5}-[2-9A-Z]{5}\.pdf"$/);
});

test("there is none where no money was taken, and none for others", async () => {
  const failed = await payer.pay(await payer.attempt(100, {}, { cardNumber: "4000000000011009" }));
  const pending = await payer.pay(await payer.attempt(100, {}, { cardNumber: "4000000000014003" }));
  const dana = await Payer.signIn(backend, "dana");
  const asked = [receipt(payer, payer.accountId, failed.paymentId), receipt(payer, payer.accountId, pending.paymentId), receipt(dana, payer.accountId, paid.paymentId), receipt(dana, dana.accountId, paid.paymentId), receipt(payer, payer.accountId, "pay_unknown")];
  const answers = await Promise.all(asked.map(async (one) => (await one).status));
  expect(answers).toEqual([404, 404, 404, 404, 404]);
});
