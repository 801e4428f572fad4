import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newPayer } from "../testing/newCustomer.ts";
import { services } from "../src/modules/account/account.tables.ts";
import { billingCycles } from "../src/modules/statements/statements.tables.ts";
import { onePayer } from "../testing/onePayer.ts";
import { readText } from "../testing/readPdf.ts";
import { changeOf, changeScheduled, schedule, scheduleInput } from "../testing/scheduler.ts";

const here = onePayer(50_000);

const pay = async (customerReference: string | null) =>
  here.payer.pay({ ...(await here.payer.attempt(100)), customerReference } as never);

async function referenceOf(paymentId: string): Promise<unknown> {
  const { data } = await here.payer.graph(
    "query P($a: ID!, $p: ID!) { payment(accountId: $a, paymentId: $p) { customerReference } }",
    { a: here.payer.accountId, p: paymentId },
  );
  return (data?.["payment"] as { customerReference: unknown }).customerReference;
}

const billing = (path: string) =>
  here.payer.browser.fetch(`/api/pub/billing/v1/accounts/${here.payer.accountId}/${path}`);

test("[B14 partly] the customer reference is stored with the payment, on its receipt and in the activity file", async () => {
  const { paymentId } = await pay("  PO-2026/118 ");
  expect(await referenceOf(paymentId)).toBe("PO-2026/118");
  for (const [locale, term] of [
    ["en-US", "Your reference"],
    ["es-US", "Su referencia"],
  ]) {
    const text = readText(
      Buffer.from(await (await billing(`payments/${paymentId}/receipt?locale=${locale}`)).arrayBuffer()),
    );
    expect(text).toContain(term);
    expect(text).toContain("PO-2026/118");
    const csv = await (await billing(`activity?shown=PAYMENTS&period=DAYS_30&locale=${locale}`)).text();
    const [header, ...rows] = csv.trimEnd().split("\r\n");
    expect(header).toMatch(new RegExp(`${term}"?$`));
    expect(rows.filter((row) => /PO-2026\/118"?$/.test(row))).toHaveLength(1);
  }
});

test("[B14 partly] a payment without a reference shows none", async () => {
  const [none, empty] = [await pay(null), await pay("   ")];
  for (const { paymentId } of [none, empty]) {
    expect(await referenceOf(paymentId)).toBeNull();
    expect(
      readText(Buffer.from(await (await billing(`payments/${paymentId}/receipt?locale=en-US`)).arrayBuffer())),
    ).not.toContain("Your reference");
  }
});

test.each(["x".repeat(41), "x".repeat(10_000), "=1+1", "<script>", "PO 4242 4242 4242 4242", "PO\u202e1", "@cmd"])(
  "[B14 partly] the reference %j is rejected before anything is charged",
  async (typed) => {
    const charges = () => here.backend.processor.record().filter(({ kind }) => kind === "charge").length;
    const before = charges();
    expect(await pay(typed)).toMatchObject({ code: "REFERENCE_INVALID" });
    expect(charges()).toBe(before);
  },
);

test("[B14 partly] changing a scheduled payment keeps its reference by default, replaces it, or clears it", async () => {
  const { paymentId } = await schedule(
    here.payer,
    await scheduleInput(here.payer, 1_000, "2026-12-01", { customerReference: "Rent 12" } as never),
  );
  const change = async (changes: object) => {
    await changeScheduled(here.payer, changeOf(here.payer, paymentId, 1_000, "2026-12-01", changes));
    return referenceOf(paymentId);
  };
  expect(await referenceOf(paymentId)).toBe("Rent 12");
  expect(await change({})).toBe("Rent 12");
  expect(await change({ customerReference: "Rent 13" })).toBe("Rent 13");
  expect(await change({ customerReference: "" })).toBeNull();
});

test("[B14 partly] the accountant's file has the reference next to the payment, in its own column", async () => {
  const { accountId } = here.payer;
  await pay("PO-2026/119");
  await here.backend.database.insert(services).values({
    id: `${accountId}-internet`,
    accountId,
    position: 0,
    key: "INTERNET",
    serviceType: "internet",
    status: "Active",
    downloadMbps: 300,
  });
  await here.backend.database
    .insert(billingCycles)
    .values({ accountId, periodFrom: "2026-10-24", nextStatementDate: "2026-11-24" });
  here.backend.clock.set(new Date("2026-11-24T17:00:00.000Z"));
  await here.backend.issueStatements();
  const linesOf = async (locale: string, name: string) => {
    const packed = await billing(`statement-archive?from=2026-11-01&to=2026-11-30&content=accountant&locale=${locale}`);
    const file = unzipSync(new Uint8Array(await packed.arrayBuffer()))[`${name}.csv`];
    return strFromU8(file ?? new Uint8Array())
      .trimEnd()
      .split("\r\n");
  };
  for (const [locale, name, term] of [
    ["en-US", "itemized-lines", "Your reference"],
    ["es-US", "lineas-detalladas", "Su referencia"],
  ] as const) {
    const [header = "", ...rows] = await linesOf(locale, name);
    expect(header).toContain(term);
    expect(rows.filter((row) => row.includes("PO-2026/119") && row.includes("-1.00"))).toHaveLength(1);
  }
});

test("a scheduled payment shows its saved method; one with a card of its own shows none", async () => {
  const own = await newPayer(here.backend, 20_000);
  const methodOf = async (paymentId: string) => {
    const { data } = await own.graph(
      "query P($a: ID!, $p: ID!) { payment(accountId: $a, paymentId: $p) { paymentMethodId } }",
      { a: own.accountId, p: paymentId },
    );
    return (data?.["payment"] as { paymentMethodId: string | null }).paymentMethodId;
  };
  const typed = await schedule(own, await scheduleInput(own, 1_000, "2026-12-01"));
  const saved = await schedule(own, await scheduleInput(own, 1_000, "2026-12-02", { saveMethod: true }));
  expect(await methodOf(typed.paymentId)).toBeNull();
  expect(saved.account.paymentMethods.map(({ id }) => id)).toContain(await methodOf(saved.paymentId));
});
