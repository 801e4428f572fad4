import type { components as StudioDocument } from "@portico/openapi/studio";
import type { components } from "@portico/openapi/telemetry";
import { demoPerson, signInOn } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";
import { EditorApi } from "../steps/editor.ts";
import { cards, Payment } from "../steps/payment.ts";

type OperationsReport = StudioDocument["schemas"]["OperationsReport"];
type Event = components["schemas"]["AnalyticsEvent"];
type Message = { at: number; events: Event[]; text: string };

const ingest = "/api/pub/telemetry/v1/events";

test(
  "[ANLY-01 partly] [ANLY-02] [ANLY-03 partly] [ANLY-08 partly] events are sent in batches; pings, telemetry requests and personal data are not",
  { tag: "@once" },
  async ({ page, copy }) => {
    await page.clock.install();
    const messages: Message[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(ingest))
        messages.push({ at: Date.now(), events: request.postDataJSON().events, text: request.postData() ?? "" });
    });
    await signInOn(page, copy, demoPerson("sam"));
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("summary.viewBilling"), exact: true })
      .click();
    await expect(page.getByRole("region", { name: copy("billing.home.devices.title"), exact: true })).toBeVisible();
    const pinged = page.waitForResponse((response) => response.url().endsWith("/ping"));
    await page.clock.runFor(31_000);
    await pinged;
    await page.clock.runFor(5_000);

    const events = () => messages.flatMap((message) => message.events);
    await expect.poll(() => events().some(({ data }) => data?.appApiPath === "/selfservice/graph")).toBe(true);
    await expect
      .poll(() => messages.some((message) => message.events.length > 1), "several events travel together")
      .toBe(true);
    const paths = events().map(({ data }) => data?.appApiPath ?? "");
    expect(paths.filter((path) => path.includes("ping") || path.includes("telemetry"))).toEqual([]);
    expect(messages.length).toBeLessThan(events().length);
    for (const { text } of messages) {
      expect(text.length).toBeLessThan(150_000);
      expect(text).not.toMatch(/8347201180|Harbor Street|portico-demo|"sam"/);
    }
  },
);

test(
  "[ANLY-01] the card request and the content requests are recorded with their outcome, and no card data",
  { tag: "@full" },
  async ({ page, copy, signIn, server }) => {
    const told: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(ingest)) told.push(request.postData() ?? "");
    });
    const ended = (path: string) =>
      told.flatMap((text) => (JSON.parse(text) as Message).events).filter(({ data }) => data?.appApiPath === path);
    await signIn("kai", "/billing/pay-bill");
    const payment = new Payment(page, copy);
    await payment.amount("5.00");
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.continue(copy("billing.payOnce.date.title"));

    const vault = `vault.localhost:${server.vaultPort}`;
    await expect
      .poll(() => ended("/api/pub/pciedge/pci/v1/payments"))
      .toMatchObject([
        {
          name: "apiSuccess",
          data: {
            appApiHttpVerb: "POST",
            appApiHost: vault,
            appApiResponseCode: "201",
            opSuccess: true,
            apiClusterVersion: expect.any(String),
            appApiResponseTimeMs: expect.any(Number),
          },
        },
      ]);
    const hosts = () => new Set(ended("/content/v1/snapshots/{id}").map(({ data }) => data?.appApiHost));
    await expect.poll(hosts).toEqual(new Set([`localhost:${server.port}`, vault]));
    for (const typed of [cards.approved.number, cards.approved.name, cards.approved.zip])
      expect(told.join("")).not.toContain(typed);
  },
);

test(
  "a visit's Core Web Vitals are sent when its page is left, and count in the operators' report",
  { tag: "@full" },
  async ({ page, copy, signIn, server }) => {
    const renata = await EditorApi.signIn(server.port, "renata");
    const visits = async () => {
      const { body } = await renata.read<OperationsReport>("operations-report?period=hour");
      return Object.fromEntries(body.vitals.map((each) => [each.vital, each.visits]));
    };
    const before = await visits();
    await signIn("sam", "/account-summary");
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("summary.viewBilling"), exact: true })
      .click();
    await expect(page.getByRole("region", { name: copy("billing.home.devices.title"), exact: true })).toBeVisible();
    await page.goto("about:blank");
    for (const vital of ["LCP", "INP", "CLS"])
      await expect.poll(async () => (await visits())[vital], { message: vital }).toBeGreaterThan(before[vital] ?? 0);
  },
);
