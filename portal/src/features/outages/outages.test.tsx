import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { mockFetch, type MockAnswers } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import {
  accountOutages,
  accountOutagesPath,
  alertList,
  alertsAnswerPath,
  callbacksPath,
  ended,
  fiberCut,
  mapAnswerPath,
  notice,
  outageAlert,
  outageMap,
  planned,
  requested,
  withoutEstimate,
} from "../../testing/outageFixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import type { Locale } from "../content/model/content.slice.ts";
import type { Outage } from "./model/outages.api.ts";

const map = { [mapAnswerPath]: { body: outageMap(fiberCut, planned, ended) } };

type Options = { at: string; answers?: MockAnswers; signedIn?: boolean; locale?: Locale; fetch?: typeof fetch };

async function opened({ at, answers = {}, signedIn = true, locale = "en-US", fetch }: Options) {
  const bootstrap = bootstrapFor(signedIn ? dana : undefined, { locale });
  const content = await builtInContent(bootstrap);
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at={at}
      answers={{ ...map, ...answers }}
      {...(fetch && { parts: { fetch } })}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
}

beforeEach(() => page.viewport(360, 2400));

const affected = { [accountOutagesPath]: { body: accountOutages() } };
const tops = (...texts: string[]) =>
  texts.map((text) => page.getByText(text, { exact: true }).first().element().getBoundingClientRect().top);

test("planned work says from when to when, not when it will be resolved", { tags: "full" }, async () => {
  await opened({ at: "/outage-map", answers: affected });
  await expect.element(page.getByText("Nov 23, 1:00 AM to 2:00 AM").first()).toBeVisible();
});

test(
  "[SERV-07 partly] on a phone the answer for the own address comes first, then the map, then the other areas",
  { tags: "full" },
  async () => {
    await opened({ at: "/outage-map", answers: affected });
    const answer = page.getByRole("heading", {
      level: 2,
      name: "Internet and Voice: outage at 3 Quay St, Kestrel Bay",
    });
    await expect.element(answer).toBeVisible();
    await expect.element(page.getByText("Estimated resolution: 12:45 PM").first()).toBeVisible();
    await expect.element(page.getByText("Since 8:25 AM").first()).toBeVisible();
    const [first = 0, list = 0] = tops("Internet and Voice: outage at 3 Quay St, Kestrel Bay", "In other areas");
    const drawing = page
      .getByRole("group", { name: /^Map of the areas/ })
      .element()
      .getBoundingClientRect().top;
    expect([first, drawing, list]).toEqual([first, drawing, list].sort((a, b) => a - b));
    await expectNoAxeViolations();
  },
);

test("the outage at the own address is told once", async () => {
  await opened({ at: "/outage-map", answers: affected });
  await expect.element(page.getByRole("heading", { level: 2, name: "In other areas" })).toBeVisible();
  expect(page.getByText("Since 8:25 AM").elements()).toHaveLength(1);
  expect(page.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
});

test("where the only outage is at the own address, no other one is claimed missing", async () => {
  const only = { [mapAnswerPath]: { body: outageMap(fiberCut) } };
  await opened({ at: "/outage-map", answers: { ...affected, ...only } });
  await expect.element(page.getByText("There are no other outages.")).toBeVisible();
  expect(page.getByText("No outage is known right now").elements()).toEqual([]);
});

test("below the affected areas it is said that nothing is known in the others", async () => {
  await opened({ at: "/outage-map", answers: affected });
  await expect.element(page.getByText(/^No known problems in the other \d+ areas\.$/)).toBeVisible();
});

test("[SERV-07 partly] in Spanish too, and the updates are a timeline, newest first", { tags: "full" }, async () => {
  await opened({ at: "/outage-map", answers: affected, locale: "es-US" });
  await expect.element(page.getByText("Solución estimada: 12:45 p.m.").first()).toBeVisible();
  await page.getByRole("button", { name: "Novedades" }).first().click();
  const steps = page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(steps.slice(0, 3).map((text) => /En reparación|Causa encontrada|Buscamos la causa/.exec(text)?.[0])).toEqual([
    "En reparación",
    "Causa encontrada",
    "Buscamos la causa",
  ]);
});

test("[SERV-07 partly] a visitor checks a ZIP code and is told where to sign in", { tags: "full" }, async () => {
  await opened({ at: "/outage-map", signedIn: false });
  const answers: [string, RegExp][] = [
    ["02991", /^There’s an outage in Ferry Landing/],
    ["02116", /^No known outage in Old Town/],
    ["99999", /^This ZIP code isn’t on the map/],
  ];
  for (const [zip, answer] of answers) {
    await page.getByRole("textbox", { name: "ZIP code" }).fill(zip);
    await page.getByRole("button", { name: "Check" }).click();
    await expect.element(page.getByText(answer).last()).toBeVisible();
  }
});

test(
  "[SERV-07 partly] a visitor who checks an incomplete ZIP code is told what is missing",
  { tags: "full" },
  async () => {
    await opened({ at: "/outage-map", signedIn: false });
    await page.getByRole("textbox", { name: "ZIP code" }).fill("029");
    await page.getByRole("button", { name: "Check" }).click();
    await expect.element(page.getByRole("link", { name: "Enter the five digits of the ZIP code." })).toBeVisible();
  },
);

test("the answer for a ZIP code goes when another one is typed", { tags: "full" }, async () => {
  await opened({ at: "/outage-map", signedIn: false });
  const field = page.getByRole("textbox", { name: "ZIP code" });
  await field.fill("02991");
  await page.getByRole("button", { name: "Check" }).click();
  const answer = page.getByText(/^There’s an outage in Ferry Landing/);
  await expect.element(answer.last()).toBeVisible();
  await field.fill("0299");
  await expect.poll(() => answer.elements()).toEqual([]);
});

test("each state has a mark of its own shape on the map", async () => {
  const information: Outage = { ...fiberCut, id: "OUT-5", areaIds: ["old-town"], severity: "INFORMATION" };
  const all = [fiberCut, withoutEstimate, information, planned, ended];
  await opened({ at: "/outage-map", answers: { [mapAnswerPath]: { body: outageMap(...all) } } });
  const drawing = page.getByRole("group", { name: /^Map of the areas/ });
  await expect.element(drawing).toBeVisible();
  const shapes = [...drawing.element().querySelectorAll("[data-area] path")].map((mark) => mark.getAttribute("d"));
  expect([shapes.length, new Set(shapes).size]).toEqual([5, 5]);
});

test("the map’s legend explains the marks that are on it, and no other", async () => {
  const severe = { [mapAnswerPath]: { body: outageMap(fiberCut, withoutEstimate) } };
  await opened({ at: "/outage-map", signedIn: false, answers: severe });
  await expect.element(page.getByText("Critical outage", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Outage", { exact: true })).toBeVisible();
  expect(page.getByText("Planned work").elements()).toEqual([]);
});

test("[SERV-07 partly] the map is moved by pointer buttons and by the keyboard", { tags: "full" }, async () => {
  await opened({ at: "/outage-map", answers: affected });
  const drawing = page.getByRole("group", { name: /^Map of the areas/ });
  const box = () => drawing.element().querySelector("svg")?.getAttribute("viewBox");
  await expect.element(drawing).toBeVisible();
  expect(box()).toBe("0 0 1000 700");
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(box()).toBe("167 117 667 467");
  (drawing.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(box()).toBe("207 117 667 467");
  await userEvent.keyboard("-");
  expect(box()).toBe("0 0 1000 700");
});

test("[SERV-07 partly] an outage that ended says what was credited", async () => {
  const outages = [{ outage: ended, credit: { amount: 272, statementDate: null } }];
  await opened({ at: "/outage-map", answers: { [accountOutagesPath]: { body: accountOutages({ outages }) } } });
  await expect.element(page.getByText("Credit: $2.72, on your next statement.")).toBeVisible();
});

const alerts = { [alertsAnswerPath]: { body: alertList(outageAlert, notice) } };

test.each(["/services", "/account-summary"])(
  "[SHELL-31] alerts on %s show severity, body and estimated resolution; an outage can’t be dismissed",
  { tags: "full" },
  async (at) => {
    await opened({ at, answers: alerts });
    await expect.element(page.getByText("Critical outage.")).toBeVisible();
    await expect.element(page.getByText(/The crew is replacing the cut cable/)).toBeVisible();
    await expect.element(page.getByText("Estimated resolution: 12:45 PM")).toBeVisible();
    await expect.element(page.getByText("For your information.")).toBeVisible();
    const dismissing = page.getByRole("button", { name: "Dismiss this notice" });
    expect(dismissing.elements()).toHaveLength(1);
    await dismissing.click();
    await expect.element(page.getByText("For your information.")).not.toBeInTheDocument();
    await expect.element(page.getByText("Critical outage.")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SHELL-31] alerts in Spanish, without an estimate", async () => {
  const unknown = { ...outageAlert, severity: "MAJOR" as const, estimatedResolution: null };
  await opened({ at: "/services", answers: { [alertsAnswerPath]: { body: alertList(unknown) } }, locale: "es-US" });
  await expect.element(page.getByText("Interrupción grave.")).toBeVisible();
  await expect.element(page.getByText("Solución estimada: todavía no se sabe")).toBeVisible();
});

test("in Spanish the estimate of an alert has no double period", async () => {
  await opened({ at: "/services", answers: { [alertsAnswerPath]: { body: alertList(outageAlert) } }, locale: "es-US" });
  await expect.element(page.getByText("Solución estimada: 12:45 p.m.", { exact: true })).toBeVisible();
});

test.each(["/outage-map", "/outage-callback"])(
  "[SERV-07 partly] on %s another language asks for the texts in it",
  { tags: "full" },
  async (at) => {
    const urls: string[] = [];
    const answered = mockFetch({ ...map, ...affected });
    const fetch: typeof globalThis.fetch = (input, init) => {
      urls.push(input instanceof Request ? input.url : String(input));
      return answered(input, init);
    };
    await opened({ at, fetch });
    const asked = () => urls.filter((url) => url.includes("/outages") && url.includes("locale=es-US")).length;
    expect(asked()).toBe(0);
    await page.getByRole("button", { name: "Español" }).click();
    await expect.poll(asked).toBeGreaterThan(0);
  },
);

test("the page of outages tells its own outage once, without the alert of every other page", async () => {
  const answers = { ...affected, [alertsAnswerPath]: { body: alertList(outageAlert) } };
  await opened({ at: "/outage-map", answers });
  await expect.element(page.getByText("Estimated resolution: 12:45 PM").first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See updates" })).not.toBeInTheDocument();
});

test("alerts that can’t be read show nothing, and the page works", async () => {
  await opened({ at: "/services", answers: { [alertsAnswerPath]: { status: 500, code: "INTERNAL_ERROR" } } });
  expect(page.getByRole("region", { name: "Alerts" }).elements()).toEqual([]);
});

test(
  "[SERV-07 partly] a callback without a number is not sent; the next hours are chosen from the start",
  { tags: "full" },
  async () => {
    await opened({ at: "/outage-callback", answers: affected });
    await expect.element(page.getByRole("radio", { name: "Today, 10 AM – 12 PM" })).toBeChecked();
    await page.getByRole("button", { name: "Request a callback" }).click();
    await expect.element(page.getByRole("link", { name: "Enter the number that we should call." })).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("the question about canceling a call opens without the failure of the request before", async () => {
  const callbacks = { [`POST ${callbacksPath}`]: { status: 409, code: "CALLBACK_OPEN" } };
  let isRequested = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && request.url.endsWith(callbacksPath)) isRequested = true;
    const body = accountOutages(isRequested ? { callback: requested } : {});
    return mockFetch({ ...map, ...callbacks, [accountOutagesPath]: { body } })(request);
  };
  await opened({ at: "/outage-callback", fetch });
  await page.getByRole("textbox", { name: "Number to call" }).fill("6175550142");
  await page.getByRole("button", { name: "Request a callback" }).click();
  await page.getByRole("button", { name: "Cancel the callback" }).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  expect(question.getByText(/already been requested/).elements()).toEqual([]);
});
