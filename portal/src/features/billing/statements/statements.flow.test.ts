import { openBackend, type TestBackend } from "@portico/backend/testing";
import { billBridge } from "@portico/rules/billBridge";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { StatementsDocument, StatementTrendDocument } from "../../../api/graphql/generated/graph.statements.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { TabOptions } from "../../../testing/openPortal.ts";
import { statementFilesEvents } from "../model/statement-files/statementFiles.slice.ts";

/** Files that the browser was given to save. */
const saved: { name: string; bytes: number }[] = [];
let handed = 0;
/** There is no DOM here; a download only needs a link to click. */
const page = {
  createElement: () => ({
    download: "",
    click() {
      saved.push({ name: this.download, bytes: handed });
    },
  }),
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("document", page);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    handed = (file as Blob).size;
    return "blob:statement";
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signedIn = (username: string, options?: TabOptions) => openInBilling(backend.browser(), username, options);

type Customer = Awaited<ReturnType<typeof signedIn>>;

async function list({ client, accountId }: Customer, after?: string | null) {
  const answer = await queryGraph(client, StatementsDocument, { accountId, first: 12, after });
  if (!answer.ok || !answer.data.billing) throw new Error(JSON.stringify(answer));
  return answer.data.billing;
}

async function bill({ client, accountId }: Customer, id: string) {
  const answer = await queryGraph(client, StatementDetailsDocument, { accountId, id });
  if (!answer.ok || !answer.data.statement) throw new Error(JSON.stringify(answer));
  return answer.data.statement;
}

const total = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

test("[STMT-01] [STMT-04] two years of bills in pages; each with its period, its lines with reasons, its change, and the payments", async () => {
  const hedda = await signedIn("hedda");
  const first = await list(hedda);
  expect([first.statementsState, first.statements.nodes.length, first.statements.hasNextPage]).toEqual([
    "AVAILABLE",
    12,
    true,
  ]);
  const second = await list(hedda, first.statements.endCursor);
  expect(second.statements.nodes.map(({ statementDate }) => statementDate).at(-1)).toBe("2024-12-09");
  expect(second.statements.hasNextPage).toBe(false);

  const newest = await bill(hedda, first.statements.nodes[0]?.id ?? "");
  expect(newest).toMatchObject({
    statementDate: "2026-11-09",
    periodFrom: "2026-10-09",
    periodTo: "2026-11-08",
    dueDate: "2026-11-30",
    callDetails: "VERIFICATION_REQUIRED",
  });
  expect(total(newest.lines)).toBe(newest.currentCharges);
  expect(newest.previousBalance + total(newest.activity) + newest.currentCharges).toBe(newest.amountDue);
  expect(newest.lines.flatMap(({ code, explanation }) => (explanation ? [[code, explanation.code]] : []))).toEqual([
    ["INTERNET_PLAN", "PROMOTION_ENDED"],
    ["TV_PLAN", "PRICE_CHANGED"],
    ["TECHNICIAN_VISIT", "ONCE"],
    ["COMMUNICATIONS_TAX", "TAX"],
    ["EMERGENCY_FEE", "FEE"],
  ]);
});

test("[B08] the steps from each bill to the next add up to their difference, for two years", async () => {
  const hedda = await signedIn("hedda");
  const trend = await queryGraph(hedda.client, StatementTrendDocument, { accountId: hedda.accountId });
  const rows = trend.ok ? (trend.data.billing?.statements.nodes ?? []) : [];
  expect(rows).toHaveLength(24);
  for (const { id } of rows.slice(0, 8)) {
    const { lines, previous, change, currentCharges } = await bill(hedda, id);
    const steps = billBridge(previous?.lines ?? [], lines);
    expect(
      steps.reduce((sum, { cents }) => sum + cents, 0),
      id,
    ).toBe(currentCharges - (previous?.currentCharges ?? 0));
    expect(change, id).toBe(currentCharges - (previous?.currentCharges ?? 0));
  }
});

test("[STMT-03] [ERR-05 partly] no statement yet, delayed, suppressed; another customer's are not found", async () => {
  expect(await list(await signedIn("noor"))).toMatchObject({
    statementsState: "FIRST_NOT_YET_AVAILABLE",
    statements: { nodes: [] },
    nextStatementDate: expect.any(String),
  });
  const thaddeus = await signedIn("thaddeus");
  const delayed = await list(thaddeus);
  expect(delayed.statementsState).toBe("DELAYED");
  expect(delayed.statements.nodes.length).toBeGreaterThan(0);
  expect(await list(await signedIn("vilma"))).toMatchObject({
    statementsState: "SUPPRESSED",
    statements: { nodes: [] },
  });
  const foreign = await queryGraph(thaddeus.client, StatementDetailsDocument, {
    accountId: thaddeus.accountId,
    id: "st_8347205013_2026-11-09",
  });
  expect(foreign).toEqual({ ok: false, failure: { kind: "refused", code: "NOT_FOUND" } });
});

const savedNames = () => saved.map(({ name }) => name);

test("[STMT-02] [B07] a PDF and the accountant pack are saved under the screen's file names", async () => {
  const hedda = await signedIn("hedda");
  const { accountId } = hedda;
  const pdf = { kind: "pdf", accountId, statementId: "st_8347205013_2026-11-09" } as const;
  const pack = { kind: "archive", accountId, from: "2026-01-09", to: "2026-11-09", content: "accountant" } as const;
  hedda.store.dispatch(statementFilesEvents.requested({ file: pdf, fileName: "statement.pdf" }));
  hedda.store.dispatch(statementFilesEvents.requested({ file: pack, fileName: "pack.zip" }));
  await hedda.until(({ billing }) => Object.keys(billing.statementFiles).length === 0);
  expect(savedNames().sort()).toEqual(["pack.zip", "statement.pdf"]);
  expect(saved.every(({ bytes }) => bytes > 1_000)).toBe(true);
});

test("[STMT-02] [ERR-04] a failed download says so and can be retried", async () => {
  const line = { broken: true };
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    if (line.broken && request.url.includes("/document")) throw new TypeError("the connection was cut");
    return fetch(request);
  };
  const hedda = await signedIn("hedda", { network });
  const { accountId } = hedda;
  const file = { kind: "pdf", accountId, statementId: "st_8347205013_2026-11-09" } as const;
  const ask = () => hedda.store.dispatch(statementFilesEvents.requested({ file, fileName: "statement.pdf" }));
  ask();
  await hedda.until(({ billing }) => billing.statementFiles[file.statementId]?.phase === "failed");
  expect(savedNames()).toEqual([]);
  line.broken = false;
  ask();
  await hedda.until(({ billing }) => billing.statementFiles[file.statementId] === undefined);
  expect(savedNames()).toEqual(["statement.pdf"]);
});

test("a list on the screen grows with each page loaded, until there are no more", { tags: "full" }, async () => {
  const customer = await signedIn("hedda");
  const variables = { accountId: customer.accountId, first: 12 };
  const shown = customer.client.watchQuery({
    query: StatementsDocument,
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  let statements:
    | { nodes: { id: string; statementDate: string }[]; endCursor: string | null; hasNextPage: boolean }
    | undefined;
  const watching = shown.subscribe(({ data, dataState }) => {
    if (dataState === "complete") statements = data.billing?.statements as typeof statements;
  });
  const counts: number[] = [];
  do {
    if (statements)
      await queryGraph(customer.client, StatementsDocument, { ...variables, after: statements.endCursor });
    await expect.poll(() => statements?.nodes.length ?? 0).toBeGreaterThan(counts.at(-1) ?? 0);
    counts.push(statements?.nodes.length ?? 0);
  } while (statements?.hasNextPage);
  watching.unsubscribe();
  expect(counts).toEqual([12, 24]);
  const dates = statements?.nodes.map(({ statementDate }) => statementDate) ?? [];
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
});
