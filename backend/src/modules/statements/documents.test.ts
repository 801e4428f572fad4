import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { brokenPages, readText } from "../../../testing/readPdf.ts";
import { amountDueOf } from "../billing/billing.reads.ts";
import { activityRows, lineRows, statementsOf, type StatementRow } from "./statements.reads.ts";

let backend: TestBackend;
let hedda: Payer;
let issued: StatementRow[];
beforeAll(async () => {
  backend = await openBackend();
  hedda = await Payer.signIn(backend, "hedda");
  issued = await statementsOf(backend.database, hedda.accountId);
});
afterAll(() => backend.close());

const base = (accountId: string) => `/api/pub/billing/v1/accounts/${accountId}`;
const newest = () => issued.at(-1)!;

async function file(path: string, type: string): Promise<Buffer> {
  const response = await hedda.browser.fetch(`${base(hedda.accountId)}/${path}`);
  expect(
    [response.status, response.headers.get("content-type")],
    await response
      .clone()
      .text()
      .then((text) => text.slice(0, 200)),
  ).toEqual([200, type]);
  return Buffer.from(await response.arrayBuffer());
}

describe.each([
  [
    "en-US",
    "Statement of November 9, 2026",
    [
      "Copperline Print Works, account 8347205013",
      "Summary",
      "Previous balance",
      "Current charges",
      "Since your last statement",
      "Payment received, thank you",
      "Internet",
      "Your promotional discount of $20.00 a month ended",
      "TV",
      "The monthly price changed from $74.00 to $79.00",
      "One-time charges",
      "Technician visit",
      "Taxes and fees",
      "Total of current charges",
    ],
  ],
  [
    "es-US",
    "Estado de cuenta del 9 de noviembre de 2026",
    [
      "Copperline Print Works, cuenta 8347205013",
      "Resumen",
      "Saldo anterior",
      "Cargos actuales",
      "Desde su último estado de cuenta",
      "Pago recibido, gracias",
      "Internet",
      "Su descuento promocional de $20.00 al mes terminó",
      "TV",
      "El precio mensual cambió de $74.00 a $79.00",
      "Cargos únicos",
      "Visita del técnico",
      "Impuestos y cargos",
      "Total de cargos actuales",
    ],
  ],
])("[STMT-02] [X12] [B23 partly] the statement as a PDF in %s", (locale, title, sentences) => {
  const pdf = () => file(`statements/${newest().id}/document?locale=${locale}`, "application/pdf");

  test("has the charges and their reasons, in reading order", async () => {
    const text = readText(await pdf())
      .replaceAll("\u00a0", " ")
      .replaceAll("\n", " ");
    expect(text).not.toContain("\ufffd");
    let from = 0;
    for (const sentence of [title, ...sentences]) {
      const place = text.indexOf(sentence, from);
      expect(place, `${sentence} after ${from} in ${text}`).toBeGreaterThanOrEqual(from);
      from = place;
    }
  });

  test("is tagged with headings and tables with headers, and has a title and a language", async () => {
    const bytes = await pdf();
    expect(brokenPages(bytes)).toEqual([]);
    const text = bytes.toString("latin1");
    for (const mark of [
      "/StructTreeRoot",
      "/Marked true",
      `/Lang (${locale})`,
      "/DisplayDocTitle true",
      "/S /Document",
      "/S /H1",
      "/S /H2",
      "/S /H3",
      "/S /Table",
      "/S /TR",
      "/S /TH",
      "/S /TD",
      "/S /P",
    ])
      expect(text.includes(mark), mark).toBe(true);
    const object = /\/Title (\d+) 0 R/.exec(text)?.[1];
    expect(text.includes(`\n${object} 0 obj\n(${title})`)).toBe(true);
  });
});

test("[B23 partly] a PDF without a language in its URL uses the session's; the community site's has its own brand name", async () => {
  const alex = await Payer.signIn(backend, "alex", "community");
  const [statement] = await statementsOf(backend.database, alex.accountId);
  alex.browser.jar.set("portico-locale", "es-US");
  const response = await alex.browser.fetch(`${base(alex.accountId)}/statements/${statement?.id}/document`);
  const text = readText(Buffer.from(await response.arrayBuffer()));
  expect(text).toContain("Estado de cuenta del");
  expect(text).toContain("Soluciones Comunitarias");
});

test("a PDF shows the balance from earlier statements, and compares only the charges with last month", async () => {
  const morgan = await Payer.signIn(backend, "morgan");
  const statement = (await statementsOf(backend.database, morgan.accountId)).at(-1)!;
  const response = await morgan.browser.fetch(
    `${base(morgan.accountId)}/statements/${statement.id}/document?locale=en-US`,
  );
  const text = readText(Buffer.from(await response.arrayBuffer()))
    .replaceAll("\u00a0", " ")
    .replaceAll("\n", " ");
  for (const sentence of [
    "$364.80 is due by",
    "This includes $243.20 from earlier statements.",
    "Current charges are the same as last month.",
  ])
    expect(text).toContain(sentence);
});

test.each([
  ["somebody else's account", "8347201206", () => newest().id],
  ["a statement of another account", "8347205013", () => "st_8347201180_2026-11-14"],
  ["none", "8347205013", () => "st_x"],
])("%s returns 404", async (_name, accountId, id) => {
  expect((await hedda.browser.fetch(`${base(accountId)}/statements/${id()}/document`)).status).toBe(404);
});

function tableOf(csv: string): string[][] {
  expect(csv.startsWith("\uFEFF")).toBe(true);
  return csv
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(([, words, plain]) => words ?? plain ?? ""));
}
const cents = (text = "") => Math.round(Number(text) * 100);

describe("[B07] several months in one file", () => {
  const span = () => `from=${issued[12]!.statementDate}&to=${newest().statementDate}`;
  const unpacked = async (query: string) =>
    unzipSync(new Uint8Array(await file(`statement-archive?${query}`, "application/zip")));

  test("has the PDF of every month, the oldest first", async () => {
    const files = await unpacked(`${span()}&content=statements&locale=es-US`);
    expect(Object.keys(files)).toEqual(
      issued.slice(12).map(({ statementDate }) => `estado-de-cuenta-${statementDate}.pdf`),
    );
    expect(Object.values(files).every((bytes) => strFromU8(bytes.subarray(0, 5)) === "%PDF-")).toBe(true);
  });

  test(
    "the accountant's version has every line, and a reconciliation that matches the ledger",
    { tags: "full" },
    async () => {
      const files = await unpacked(`${span()}&content=accountant&locale=en-US`);
      const text = (name: string) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name]);
      const [, ...items] = tableOf(text("itemized-lines.csv"));
      const lines = (
        await Promise.all(issued.slice(12).map(({ accountId, id }) => lineRows(backend.database, accountId, id)))
      ).flat();
      const moved = (
        await Promise.all(issued.slice(12).map(({ accountId, id }) => activityRows(backend.database, accountId, id)))
      ).flat();
      expect(items.map((row) => cents(row.at(-1))).sort()).toEqual(
        [...lines, ...moved].map(({ amount }) => amount).sort(),
      );
      expect(items.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(
        newest().amountDue - issued[12]!.previousBalance,
      );
      const [, ...months] = tableOf(text("reconciliation.csv"));
      for (const [name, opening, charges, payments, credits, closing, difference] of months) {
        expect(cents(opening) + cents(charges) - cents(payments) - cents(credits), name).toBe(cents(closing));
        expect(cents(difference), name).toBe(0);
      }
      const total = months.at(-1);
      expect(cents(total?.[1])).toBe(issued[12]?.previousBalance);
      expect(cents(total?.[2])).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      // Nothing was paid since the newest statement, so its closing balance is the ledger's balance today.
      expect(cents(total?.[5])).toBe(await amountDueOf(backend.database, hedda.accountId, backend.clock.today()));
    },
  );

  test.each([
    ["no statement in these months", "from=2020-01-01&to=2020-12-31&content=statements", 404],
    ["no day", "from=2026-13-01&to=2026-12-31&content=statements", 400],
    ["no such content", "from=2026-01-01&to=2026-12-31&content=all", 400],
  ])("%s is rejected", async (_name, query, status) => {
    expect((await hedda.browser.fetch(`${base(hedda.accountId)}/statement-archive?${query}`)).status).toBe(status);
  });
});
