import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Bootstrap, Editor } from "../../api/bootstrap.ts";
import { type MockAnswer, mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { emptyReport, operationsReport, quietReport } from "../../testing/operationsFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

const path = "/content/v1/editor/operations-report";
type Options = { at?: string; editor?: Editor; answer?: MockAnswer; locale?: Bootstrap["locale"] };

/** Opens the screen; returns the queries of its requests. */
async function open({ at = "", editor = erin, answer, locale = "en-US" }: Options = {}): Promise<string[]> {
  const asked: string[] = [];
  const bootstrap = bootstrapFor(editor, { locale });
  const canned = mockFetch(answer === undefined ? {} : { [path]: answer });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    if (pathname === path) asked.push(search);
    return canned(input, init);
  };
  await render(
    <StudioPage
      at={`/studio/operations${at}`}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={fetch}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  return asked;
}

const chart = (name: string) => page.getByRole("figure", { name });
const barsOf = (name: string) =>
  chart(name)
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);

beforeEach(() => page.viewport(1280, 900));

test("the calls that fail are listed, most failures first, with all calls in a table", { tags: "full" }, async () => {
  await open();
  const fails = chart("Which API calls fail?");
  await expect.element(fails).toHaveAccessibleDescription("53 of 8,912 failed.");
  expect(barsOf("Which API calls fail?")).toEqual([
    "POST /api/pub/payments/v1/payments47 of 1,060",
    "POST /selfservice/graph BillingStatements6 of 5,204",
  ]);
  await fails.getByRole("button", { name: "See it as a table" }).click();
  await expect
    .element(fails.getByRole("row", { name: "POST /api/pub/payments/v1/payments 1,060 95.5% 47 640 ms 1,480 ms" }))
    .toBeVisible();
  await expect.element(fails.getByRole("row", { name: "Other calls 8 100% 0 None None" })).toBeVisible();
});

test("the calls that are slow are listed by their 95th percentile", async () => {
  await open();
  await expect.element(chart("Which API calls are slow?")).toBeVisible();
  expect(barsOf("Which API calls are slow?")[0]).toBe("GET /api/pub/statements/v1/statements/{id}/document2,310 ms");
});

test("the hour with most failures is named, and only hours with failures are drawn", async () => {
  await open();
  await expect
    .element(chart("When do API calls fail?"))
    .toHaveAccessibleDescription(/^The most failures in one interval, from Nov 20, 2026, 2:00\sPM: 41\.$/);
  const failing = operationsReport.intervals.filter(({ failed }) => failed > 0);
  expect(failing.length).toBeLessThan(operationsReport.intervals.length);
  expect(barsOf("When do API calls fail?")).toHaveLength(failing.length);
});

test("errors are listed by code, and those without a known code are counted", async () => {
  await open();
  await expect
    .element(chart("Which errors do people get?"))
    .toHaveAccessibleDescription("55 errors. 3 with codes that aren’t listed.");
  expect(barsOf("Which errors do people get?")).toEqual([
    "TEMPORARILY_UNAVAILABLE41 times",
    "NO_RESPONSE9 times",
    "TypeError2 times",
  ]);
});

test("[SESS-15 partly] agents' sessions are apart from those of customers", async () => {
  await open();
  await expect.element(chart("Who uses the portal?")).toBeVisible();
  expect(barsOf("Who uses the portal?")).toEqual(["Customers612", "Agents24", "Visitors who didn’t sign in190"]);
});

test(
  "the share of visits with good Core Web Vitals is listed, with the 75th percentile in a table",
  { tags: "full" },
  async () => {
    await open();
    const vitals = chart("How many visits are fast?");
    await expect.element(vitals).toBeVisible();
    expect(barsOf("How many visits are fast?")).toEqual([
      "Main content appears within 2.5 s (LCP)87.6%",
      "The page responds within 200 ms (INP)96.6%",
      "The page hardly shifts (CLS, up to 0.1)100%",
    ]);
    await vitals.getByRole("button", { name: "See it as a table" }).click();
    const rows = vitals.getByRole("row");
    await expect
      .element(rows.filter({ hasText: "LCP" }))
      .toHaveAccessibleName("Main content appears within 2.5 s (LCP) 640 87.6% 1.8% 1,840 ms");
    await expect
      .element(rows.filter({ hasText: "CLS" }))
      .toHaveAccessibleName("The page hardly shifts (CLS, up to 0.1) 640 100% 0% 0.004");
  },
);

test("a measurement that no browser made says so", async () => {
  const vitals = operationsReport.vitals.map((each) =>
    each.vital === "INP" ? { ...each, visits: 0, good: 0, p75: null } : each,
  );
  await open({ answer: { body: { ...operationsReport, vitals } } });
  await expect.element(chart("How many visits are fast?")).toBeVisible();
  expect(barsOf("How many visits are fast?")[1]).toBe("The page responds within 200 ms (INP)Not measured");
});

test(
  "a funnel has the browsers that got to each step of a flow, with their share in a table",
  { tags: "full" },
  async () => {
    await open();
    const funnel = chart("How far do people get in a payment?");
    await expect.element(funnel).toHaveAccessibleDescription("172 of 310 browsers completed it.");
    expect(barsOf("How far do people get in a payment?")).toEqual([
      "Started310",
      "Amount chosen288",
      "Payment method chosen241",
      "Date chosen236",
      "Submitted219",
      "Completed172",
    ]);
    await funnel.getByRole("button", { name: "See it as a table" }).click();
    await expect.element(funnel.getByRole("row", { name: "Completed 172 55.4%" })).toBeVisible();
  },
);

test("the flows that nobody started are one list, without empty charts", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 2, name: "No one started these" })).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: /^An order$/ })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "How far do people get in an order?" }))
    .not.toBeInTheDocument();
});

test("the total says which share of calls succeeded, never rounded up", async () => {
  await open();
  await expect.element(page.getByText("99.4%", { exact: true })).toBeVisible();
});

test("period and site are in the URL, and another choice is asked for", { tags: "full" }, async () => {
  const asked = await open({ at: "?period=week&site=community" });
  await expect.element(page.getByLabelText("Period")).toHaveValue("week");
  await expect.element(page.getByLabelText("Site")).toHaveValue("community");
  await page.getByLabelText("Period").selectOptions("hour");
  await expect.poll(() => asked).toEqual(["?period=week&site=community", "?period=hour&site=community"]);
});

test("a period that does not exist is the last 24 hours of all sites", async () => {
  const asked = await open({ at: "?period=year&site=moon" });
  await expect.poll(() => asked).toEqual(["?period=day&site=all"]);
});

test("a report of a part of the period says so", async () => {
  await open({ answer: { body: { ...operationsReport, complete: false } } });
  await expect.element(page.getByText("This report covers only part of the period.")).toBeVisible();
});

test("without failures each chart says so, and sessions are still shown", async () => {
  await open({ answer: { body: quietReport } });
  await expect.element(page.getByRole("heading", { level: 3, name: "No API call failed" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 3, name: "No errors to list" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 3, name: "No visit was measured" })).toBeVisible();
  await expect.element(chart("Who uses the portal?")).toBeVisible();
});

test("a period in which nothing was reported says so", async () => {
  await open({ answer: { body: emptyReport } });
  await expect
    .element(page.getByRole("heading", { level: 2, name: "Nothing was reported in this period" }))
    .toBeVisible();
});

test("a failed read can be retried", async () => {
  let broken = true;
  await open({ answer: async () => (broken ? "offline" : { body: operationsReport }) });
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(chart("Which API calls fail?")).toBeVisible();
});

test("someone whose roles don't include it is told so, and nothing is asked for", async () => {
  const asked = await open({ editor: vic });
  await expect
    .element(page.getByRole("heading", { level: 2, name: "Your roles don’t include operations" }))
    .toBeVisible();
  expect(asked).toEqual([]);
});

test("a publisher of one site is offered that site only", async () => {
  const asked = await open({ editor: { ...vic, grants: [{ role: "publisher", sites: ["community"] }] } });
  await expect.poll(() => asked).toEqual(["?period=day&site=community"]);
  expect(
    page
      .getByLabelText("Site")
      .getByRole("option")
      .elements()
      .map((option) => option.textContent),
  ).toEqual(["Community"]);
});

test("it is in Spanish", async () => {
  await open({ locale: "es-US" });
  await expect.element(chart("¿Qué llamadas a la API fallan?")).toHaveAccessibleDescription("Fallaron 53 de 8,912.");
  await expect.element(page.getByText("99.4%", { exact: true })).toBeVisible();
});
