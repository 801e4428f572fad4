import { beforeAll, describe, expect, test } from "vitest";
import { onePayer } from "../testing/onePayer.ts";

const here = onePayer(50_000);

const checking = { bank: "harborlight-bank", accountKind: "checking" };
type Answer = { status: number; linkToken?: string; code?: string; fields?: object[]; token: string };
const answered = async (response: Response): Promise<Answer> => ({
  ...((await response.json()) as Answer),
  status: response.status,
});

const link = async (body: object = checking, ticket?: string) =>
  answered(await here.payer.linkResponse(ticket ?? (await here.payer.ticket()), body));
const exchange = async (linkToken = "", purpose?: "payment" | "wallet") =>
  answered(
    await here.payer.storeResponse(await here.payer.ticket(undefined, purpose), {
      kind: "linkedBankAccount",
      linkToken,
    }),
  );

beforeAll(() => here.backend.turn("bankLinking", true));

describe("[PAY-02] a linked bank account", () => {
  test("becomes a token that pays like an account that was typed in", async () => {
    const { linkToken } = await link({ bank: "harborlight-bank", accountKind: "savings" });
    const stored = await exchange(linkToken);
    expect(stored).toMatchObject({
      status: 201,
      type: "bankAccount",
      lastFour: "5559",
      bankName: "Harborlight Bank",
      accountKind: "savings",
      canSave: true,
      expiry: null,
    });
    expect(
      await here.payer.pay(await here.payer.attempt(100, { method: { vaultToken: stored.token }, saveMethod: true })),
    ).toMatchObject({ payment: { state: "SUBMITTED", lastFour: "5559", paymentMethodType: "bankAccount" } });
  });

  test("is exchanged once; an unknown link is rejected at the bank field", async () => {
    const { linkToken } = await link();
    expect((await exchange(linkToken)).status).toBe(201);
    expect((await exchange("")).status).toBe(400);
    for (const token of [linkToken, "link_guess"])
      expect(await exchange(token)).toMatchObject({
        status: 400,
        code: "INVALID_BANK_ACCOUNT",
        fields: [{ field: "bank", code: "INVALID" }],
      });
  });

  test("that the processor refuses is rejected before it is saved", async () => {
    const { linkToken } = await link({ bank: "granite-state-savings", accountKind: "checking" });
    expect(await exchange(linkToken, "wallet")).toMatchObject({
      status: 400,
      fields: [{ field: "bank", code: "DECLINED" }],
    });
  });

  test.each([[{ ...checking, bank: "unknown" }], [{ ...checking, bank: "__proto__" }], [{ ...checking, bank: "" }]])(
    "of a bank that cannot be linked (%o) is rejected",
    async (body) => {
      expect(await link(body)).toMatchObject({ status: 400, code: "INVALID_BANK_ACCOUNT" });
    },
  );

  test.each([
    [{ bank: "harborlight-bank" }],
    [{ ...checking, accountKind: "current" }],
    [{ ...checking, accountNumber: "000123456789" }],
    [{ ...checking, bank: "x".repeat(65) }],
  ])("with the invalid request %o is rejected by schema validation", async (body) => {
    expect((await link(body)).status).toBe(400);
  });

  test("requires a ticket for a new method, and is available on the vault's origin only", async () => {
    expect(await link(checking, "tk_guess")).toMatchObject({ status: 401, code: "TICKET_INVALID" });
    const headers = {
      "content-type": "application/json",
      "x-vendor-key": "SMB",
      "x-client-type": "SSPP",
      authorization: `Bearer ${await here.payer.ticket()}`,
    };
    expect(
      (
        await here.payer.browser.fetch("/api/pub/pciedge/pci/v1/bank-links", {
          method: "POST",
          headers,
          body: JSON.stringify(checking),
        })
      ).status,
    ).toBe(404);
  });

  test("is rejected with its own message while an editor has switched linking off, without calling the service", async () => {
    await here.backend.turn("bankLinking", false);
    here.backend.processor.setFault("unavailable");
    expect(await link()).toMatchObject({
      status: 403,
      code: "BANK_LINKING_OFF",
      title: "Linking a bank account isn’t available right now.",
    });
    here.backend.processor.setFault("none");
    await here.backend.turn("bankLinking", true);
    expect((await link()).status).toBe(201);
  });

  test("cannot be linked while the service does not answer, and the response says to retry", async () => {
    here.backend.processor.setFault("unavailable");
    expect(await link()).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });
    here.backend.processor.setFault("none");
  });
});
