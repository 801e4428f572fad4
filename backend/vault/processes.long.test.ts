// Inputs: backend, content, openapi, rules
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostsOf, startStack, type Stack } from "../resilience/processes.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { Payer } from "../testing/payer.ts";
import { textsInMemory } from "../testing/processMemory.ts";
import { newPostgres } from "../testing/testPostgres.ts";

const longTimeout = { timeout: 180_000 };
const server = process.env["TEST_DATABASE_URL"];

/** Unique numbers (canaries) to search for. */
const card = { cardNumber: "371449635398431", securityCode: "8462", zip: "73962" };
const account = { accountNumber: "83916204457715", routingNumber: "021200009" };
/** A security code is too short to be unique, so the search includes its field name. */
const typed = [
  card.cardNumber,
  "3714 496353 98431",
  Buffer.from(card.cardNumber).toString("base64"),
  `"securityCode":"${card.securityCode}"`,
  `"zip":"${card.zip}"`,
  account.accountNumber,
];

describe.runIf(process.platform === "linux")("the processes of the product", longTimeout, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-vault-"));
  let database: Awaited<ReturnType<typeof newPostgres>> | undefined;
  let stack: Stack;
  let payer: Payer;
  beforeAll(async () => {
    database = server ? await newPostgres(server) : undefined;
    stack = await startStack({ dataDir, databaseUrl: database?.url });
    payer = await Payer.signIn({ browser: () => httpBrowser(hostsOf(stack)) }, "dana");
  }, longTimeout.timeout);
  afterAll(async () => {
    await stack.stop();
    await database?.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("the portal's process has no card number, security code, ZIP or account number in its memory after payments", async () => {
    const paid = await payer.pay(
      await payer.attempt(1_000, { method: { vaultToken: (await payer.newCard(card)).token }, saveMethod: true }),
    );
    expect(paid.payment).toMatchObject({ state: "SUBMITTED", lastFour: "8431" });
    const wrong = { kind: "newCard", ...card, cardName: "Dana Reyes", expiry: "0120" };
    expect((await payer.storeResponse(await payer.ticket(), wrong)).status).toBe(400);
    expect(await payer.newBankAccount(account, "wallet")).toMatchObject({ lastFour: "7715" });
    expect(textsInMemory(stack.backendPid(), typed)).toEqual([]);
  });

  test("a value sent to that process is found in its memory", async () => {
    const stray = { ...card, cardNumber: "6011000990139424" };
    await payer.browser.fetch("/api/pub/pciedge/pci/v1/payments", {
      method: "POST",
      headers: { "content-type": "application/json", "x-vendor-key": "SMB", "x-client-type": "SSPP" },
      body: JSON.stringify({ kind: "newCard", ...stray }),
    });
    await payer.graphResponse("query Q($id: ID!) { billing(accountId: $id) { amountDue } }", { id: stray.cardNumber });
    expect(textsInMemory(stack.backendPid(), [stray.cardNumber, "Harbor Street Bakery", "4242"])).toEqual(
      expect.arrayContaining([stray.cardNumber, "4242"]),
    );
  });

  test("nothing is lost while the vault is down or after it was killed: a token pays, a ticket continues, the portal stays available", async () => {
    const [method, ticket] = [
      { vaultToken: (await payer.newCard({ cardNumber: "4242424242424242" })).token },
      await payer.ticket(),
    ];
    const body = {
      kind: "newCard",
      cardName: "Dana Reyes",
      cardNumber: "4242424242424241",
      expiry: "1229",
      zip: "02110",
      securityCode: "123",
    };
    for (let tries = 0; tries < 3; tries += 1) expect((await payer.storeResponse(ticket, body)).status).toBe(400);

    await stack.killVault(async () => {
      expect((await payer.pay(await payer.attempt(100, { method }))).payment.state).toBe("SUBMITTED");
      await expect(payer.storeResponse(ticket, body)).rejects.toThrow(/ECONNREFUSED/);
      expect((await payer.ticketResponse()).status).toBe(201);
      const ready = await payer.browser.fetch("/readyz");
      expect([ready.status, await ready.json()]).toMatchObject([
        503,
        { checks: { database: "ok", processor: "ok", vault: "failed" } },
      ]);
      expect((await payer.browser.fetch("/healthz")).status).toBe(200);
    });

    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await payer.storeResponse(ticket, body)).status);
    expect(statuses).toEqual([400, 400, 400, 401]);
    expect((await payer.browser.fetch("/readyz")).status).toBe(200);
  });
});
