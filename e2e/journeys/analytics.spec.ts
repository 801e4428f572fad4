import type { components } from "@portico/openapi/telemetry";
import { demoPerson, signInOn } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

type Event = components["schemas"]["AnalyticsEvent"];
type Message = { at: number; events: Event[]; text: string };

const ingest = "/api/pub/telemetry/v1/events";

test("[ANLY-01 partly] [ANLY-02] [ANLY-03 partly] [ANLY-08 partly] what happens is told in batches; pings, telemetry itself and people are not", { tag: "@once" }, async ({ page, copy }) => {
  await page.clock.install();
  const messages: Message[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(ingest)) messages.push({ at: Date.now(), events: request.postDataJSON().events, text: request.postData() ?? "" });
  });
  await signInOn(page, copy, demoPerson("sam"));
  await page.getByRole("main").getByRole("link", { name: copy("summary.viewBilling"), exact: true }).click();
  await expect(page.getByRole("region", { name: copy("billing.home.devices.title"), exact: true })).toBeVisible();
  const pinged = page.waitForResponse((response) => response.url().endsWith("/ping"));
  await page.clock.runFor(31_000);
  await pinged;
  await page.clock.runFor(5_000);

  const events = () => messages.flatMap((message) => message.events);
  await expect.poll(() => events().some(({ data }) => data?.appApiPath === "/selfservice/graph")).toBe(true);
  const paths = events().map(({ data }) => data?.appApiPath ?? "");
  expect(paths.filter((path) => path.includes("ping") || path.includes("telemetry"))).toEqual([]);
  expect(messages.some((message) => message.events.length > 1), "several events travel together").toBe(true);
  expect(messages.length).toBeLessThan(events().length);
  for (const { text } of messages) {
    expect(text.length).toBeLessThan(150_000);
    expect(text).not.toMatch(/8347201180|Harbor Street|portico-demo|"sam"/);
  }
});
