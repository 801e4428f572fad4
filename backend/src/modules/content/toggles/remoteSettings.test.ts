import { ruleFor, targetingOf } from "@portico/gate/targeting";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient } from "../../../../testing/testClient.ts";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend } from "../../../../testing/openBackend.ts";
import type { TestBackend } from "../../../../testing/types.ts";
import { builtIn } from "../catalogue.ts";
import { remoteSetting } from "./remoteSettings.reads.ts";

type Definition = Parameters<Editor["draftToggle"]>[1];

/** Dana's account, Harbor Street. */
const account = "8347201180";

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());

async function publish(key: string, definition: object): Promise<void> {
  expect(
    (await erin.draftToggle(key, { state: "ENABLED", defaultVariant: "usual", ...definition } as Definition)).status,
  ).toBe(200);
  expect((await erin.publish()).status).toBe(201);
}

async function phones(site: "business" | "community" = "business"): Promise<Record<string, string>> {
  const answer = await backend.browser(site).fetch("/selfservice/graphauxiliary", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ supportContacts { topic phoneShown } }" }),
  });
  const { data } = (await answer.json()) as { data: { supportContacts: { topic: string; phoneShown: string }[] } };
  return Object.fromEntries(data.supportContacts.map(({ topic, phoneShown }) => [topic, phoneShown]));
}

type Dates = { firstScheduledDate: string; lastDate: string };

async function dates(username: string): Promise<Dates> {
  const client = await TestClient.signedIn(backend, username);
  const answer = await client.send("POST", "/selfservice/graph", {
    query: `{ billing(accountId: "${account}") { paymentOptions { firstScheduledDate lastDate } } }`,
  });
  return ((await answer.json()) as { data: { billing: { paymentOptions: Dates } } }).data.billing.paymentOptions;
}

describe("[COPY-02] [COPY-03 partly] editors change settings without a build or deployment", () => {
  test("the environment's values apply until one is published, and the Studio shows them", async () => {
    expect(await phones()).toMatchObject({ CARE: "(800) 555-0141" });
    expect((await erin.toggle("supportPhoneCare")).body).toMatchObject({
      kind: "setting",
      clientVisible: false,
      live: { state: "DISABLED" },
      environmentValue: "+18005550141",
      expected: ["+18005550100"],
    });
    expect(await remoteSetting(backend, backend.database, "paymentDaysAhead", { site: "business" })).toBe(30);
  });

  test("a changed phone number is shown to customers, on its site", async () => {
    const targeting = targetingOf([{ ...ruleFor("homes"), sites: ["community"] }]);
    await publish("supportPhoneCare", { variants: { usual: "+18005550177", homes: "+18005550188" }, targeting });
    expect([await phones(), await phones("community")]).toMatchObject([
      { CARE: "(800) 555-0177", POLICY: "(800) 555-0144" },
      { CARE: "(800) 555-0188" },
    ]);
  });

  test("an earlier cut-off closes tomorrow, a shorter window ends sooner, and the payment service enforces both", async () => {
    expect(await dates("dana")).toEqual({ firstScheduledDate: "2026-11-22", lastDate: "2026-12-21" });
    await publish("paymentCutOffHour", { variants: { usual: 9 } });
    await publish("paymentDaysAhead", { variants: { usual: 10 } });
    expect(await dates("dana")).toEqual({ firstScheduledDate: "2026-11-23", lastDate: "2026-12-01" });
  });

  test("minutes until service is restored may depend on the account's services", async () => {
    await publish("restoreMinutes", {
      variants: { usual: 20, mobile: 45 },
      targeting: targetingOf([{ ...ruleFor("mobile"), services: ["MOBILE"] }]),
    });
    const minutes = async (username: string, accountId: string) => {
      const answer = await (
        await TestClient.signedIn(backend, username)
      ).get(`/api/pub/account/v1/get-delinquency-schedule?accountId=${accountId}`);
      return ((await answer.json()) as { restoreMinutes: number }).restoreMinutes;
    };
    expect([await minutes("dana", account), await minutes("lucia", "8347201255")]).toEqual([45, 20]);
  });

  test("a changed billing URL is used for accounts that are billed elsewhere; an invalid URL is not saved", async () => {
    const url = async (username: string, accountId: string) => {
      const answer = await (
        await TestClient.signedIn(backend, username)
      ).send("POST", "/selfservice/graph", {
        query: `{ billing(accountId: "${accountId}") { billedElsewhere { reason url } } }`,
      });
      return ((await answer.json()) as { data: { billing: { billedElsewhere: object } } }).data.billing.billedElsewhere;
    };
    const [edith, marco] = [
      ["edith", "8347206080"],
      ["marco", "8347206098"],
    ] as const;
    expect([await url(...edith), await url(...marco)]).toEqual([
      { reason: "ENTERPRISE", url: "https://enterprise-billing.example/" },
      { reason: "MOVED", url: "https://billing.example/" },
    ]);
    await publish("enterpriseBillingUrl", { variants: { usual: "https://enterprise.example.com/start" } });
    await publish("movedBillingUrl", { variants: { usual: "https://new-billing.example.com" } });
    expect([await url(...edith), await url(...marco)]).toEqual([
      { reason: "ENTERPRISE", url: "https://enterprise.example.com/start" },
      { reason: "MOVED", url: "https://new-billing.example.com" },
    ]);
    for (const wrong of ["javascript:alert(1)", "http://billing.example.com", "billing.example.com", ""]) {
      expect(
        await erin.draftToggle("movedBillingUrl", {
          state: "ENABLED",
          variants: { usual: wrong },
          defaultVariant: "usual",
        }),
      ).toMatchObject({ status: 422, body: { findings: [{ error: "WRONG_VALUE" }] } });
    }
  });

  test("[SHELL-32 partly] where an account can be paid outside the portal follows the settings", async () => {
    const places = async () => {
      const answer = await (
        await TestClient.signedIn(backend, "dana")
      ).send("POST", "/selfservice/graph", {
        query: `{ billing(accountId: "${account}") { paymentPlaces { mailTo storesUrl } } }`,
      });
      return ((await answer.json()) as { data: { billing: { paymentPlaces: object } } }).data.billing.paymentPlaces;
    };
    expect(await places()).toEqual({
      mailTo: "Portico Payments, PO Box 5550, Exampletown, NY 12345",
      storesUrl: "https://stores.example/",
    });
    await publish("paymentMailAddress", { variants: { usual: "PO Box 77, Exampletown, NY 12345" } });
    await publish("storesUrl", { variants: { usual: "https://stores.example.com/near" } });
    expect(await places()).toEqual({
      mailTo: "PO Box 77, Exampletown, NY 12345",
      storesUrl: "https://stores.example.com/near",
    });
  });

  test("switched off again, the environment's values apply again", async () => {
    await publish("paymentDaysAhead", { state: "DISABLED", variants: { usual: 10 } });
    expect((await dates("dana")).lastDate).toBe("2026-12-21");
  });

  test("a value that violates the schema is not saved, and the error says what is allowed", async () => {
    const answer = await erin.draftToggle("paymentCutOffHour", {
      state: "ENABLED",
      variants: { usual: 24 },
      defaultVariant: "usual",
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: "REFUSED_BY_GATE",
        findings: [{ code: "BAD_TOGGLE", error: "WRONG_VALUE", found: "24", expected: ["0–23"] }],
      },
    });
  });

  test("a published value that a newer build rejects is replaced by the environment's", async () => {
    const entry = builtIn.register["paymentCutOffHour"];
    if (entry === undefined) throw new Error("the register has no such setting");
    const hour = () => remoteSetting(backend, backend.database, "paymentCutOffHour", { site: "business" });
    expect(await hour()).toBe(9);
    builtIn.register["paymentCutOffHour"] = { ...entry, schema: { type: "integer", minimum: 12, maximum: 23 } };
    expect(await hour().finally(() => (builtIn.register["paymentCutOffHour"] = entry))).toBe(20);
  });
});
