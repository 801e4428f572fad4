import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { type MockAnswers, unavailable } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { alertList, alertsAnswerPath, outageAlert } from "../../testing/outageFixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import {
  answeredCase,
  casesPath,
  closedCase,
  formsAnswerPath,
  newCase,
  nothingFound,
  repliesPath,
  searchAnswerPath,
  searchResults,
  supportCases,
  technicalForms,
} from "../../testing/supportFixtures.ts";

async function opened(at: string, answers: MockAnswers = {}, profile?: typeof dana) {
  const bootstrap = bootstrapFor(profile);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} answers={answers} />);
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
}

beforeEach(() => page.viewport(360, 3000));

const found = { [searchAnswerPath]: { body: searchResults() } };

test(
  "[SERV-08 partly] search results say how many there are, mark the words that match, and come in pages",
  { tags: "full" },
  async () => {
    await opened("/search-results?query=bill", found);
    await expect.element(page.getByRole("heading", { level: 2, name: "12 results for “bill”" })).toBeVisible();
    await expect.element(page.getByRole("searchbox")).toHaveValue("bill");
    await expect
      .element(page.getByRole("link", { name: "Set up or change Auto Pay" }))
      .toHaveAttribute("href", "/support/articles/set-up-auto-pay");
    await expect.element(page.getByText("bill", { exact: true }).first()).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Next" }))
      .toHaveAttribute("href", "/search-results?query=bill&page=2");
    await expectNoAxeViolations();
  },
);

test("[SERV-08 partly] without a match the most useful articles and the numbers follow", async () => {
  await opened("/search-results?query=xyz", { [searchAnswerPath]: { body: nothingFound } });
  await expect.element(page.getByRole("heading", { name: "No results for “xyz”" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Set up or change Auto Pay" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "(800) 555-0141" })).toBeVisible();
  await expectNoAxeViolations();
});

test("[SERV-08 partly] a search that fails says so and can be tried again", async () => {
  await opened("/search-results?query=bill", { [searchAnswerPath]: unavailable });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test.each([
  ["EXACT", "More than 300 results for “bill”"],
  ["SIMILAR", "Nothing matches “bill” exactly. More than 300 similar results"],
] as const)("[SERV-08 partly] %s search results say when more match than are offered", async (match, name) => {
  const body = searchResults({ match, total: 300, isCapped: true, pages: 30 });
  await opened("/search-results?query=bill", { [searchAnswerPath]: { body } });
  await expect.element(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
});

test("[SERV-08 partly] support begins with the search; Enter opens the results", { tags: "full" }, async () => {
  await opened("/support", found);
  const tops = [page.getByRole("searchbox"), page.getByText("Choose a subject"), page.getByText("Call us")];
  for (const each of tops) await expect.element(each.first()).toBeVisible();
  const places = tops.map((each) => each.first().element().getBoundingClientRect().top);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect.element(page.getByRole("link", { name: /^Bills and payments/ })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("searchbox").fill("bill");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Search results" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "12 results for “bill”" })).toBeVisible();
});

test(
  "[SERV-08 partly] an article has headings, numbered steps, links to pages and articles, and numbers to call",
  { tags: "full" },
  async () => {
    await opened("/support/articles/set-up-auto-pay");
    await expect.element(page.getByRole("heading", { level: 2, name: "Turn it on" })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 3, name: "When a bill is due now" })).toBeVisible();
    const steps = page.getByRole("list").filter({ hasText: "Choose what pays." });
    expect([steps.element().tagName, steps.getByRole("listitem").elements().length]).toEqual(["OL", 3]);
    await expect
      .element(page.getByRole("link", { name: "Pay your bill", exact: true }))
      .toHaveAttribute("href", "/support/articles/pay-your-bill");
    await expect.element(page.getByRole("link", { name: /customer care/ })).toHaveAttribute("href", "tel:+18005550100");
    await expectNoAxeViolations();
  },
);

test("[SERV-08 partly] before a visitor opens the requests, support says that they need to sign in", async () => {
  await opened("/support");
  await expect
    .element(page.getByRole("link", { name: "Send a request" }))
    .toHaveAccessibleDescription("You’ll need to sign in.");
});

test(
  "[SERV-08 partly] a category lists its articles; an article leads to the page that it is about",
  { tags: "full" },
  async () => {
    await opened("/support/category?name=billing");
    await expect.element(page.getByRole("heading", { level: 1, name: "Bills and payments" })).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole("link", { name: "Set up or change Auto Pay" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Set up or change Auto Pay" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Go to Auto Pay" }))
      .toHaveAttribute("href", "/billing/auto-pay");
    expect(document.title).toMatch(/^Set up or change Auto Pay - /);
    const above = page.getByRole("navigation", { name: "Pages above this one" });
    await expect.element(above.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/support");
    await expect
      .element(above.getByRole("link", { name: "Bills and payments" }))
      .toHaveAttribute("href", "/support/category?name=billing");
    await expectNoAxeViolations();
  },
);

test("[SERV-08 partly] a visitor is told to sign in or call; nothing can be typed", { tags: "full" }, async () => {
  await opened("/support/forms");
  await expect
    .element(page.getByRole("link", { name: "Sign in" }).last())
    .toHaveAttribute("href", "/?targetUrl=%2Fsupport%2Fforms");
  await expect.element(page.getByRole("link", { name: "(800) 555-0141" })).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  await expectNoAxeViolations();
});

const ofDana = {
  [formsAnswerPath]: { body: technicalForms },
  [`GET ${casesPath}`]: { body: supportCases(answeredCase, closedCase) },
  [`POST ${casesPath}`]: { body: newCase },
  [repliesPath(answeredCase.id)]: { body: answeredCase },
};

test("[SERV-08 partly] what is missing in a request is named; a sent one has a number", { tags: "full" }, async () => {
  await opened("/support/forms", ofDana, dana);
  await page.getByRole("link", { name: /^Report something that doesn’t work/ }).click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(page.getByRole("link", { name: "Choose an answer to “Which service?”." })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Answer “What happens?”." })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("combobox", { name: "Which service?" }).selectOptions("INTERNET");
  await page.getByRole("radio", { name: "Nothing works" }).click();
  await page.getByRole("textbox", { name: "What happens?" }).fill("It is slow.");
  await page.getByRole("radio", { name: "Call me" }).click();
  await page.getByRole("textbox", { name: "Phone number" }).fill("6175550148");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.element(page.getByText("We received your request. Its number is CS-400003.")).toBeVisible();
  await expectNoAxeViolations();
});

test(
  "[SERV-08 partly] requests show their state and messages; a closed one takes no reply",
  { tags: "full" },
  async () => {
    await opened("/support/forms", ofDana, dana);
    await expect.element(page.getByText("Answered", { exact: true })).toBeVisible();
    await page.getByText("2 messages in CS-400001").click();
    await expect.element(page.getByText("This request is closed. Send a new one if you need more help.")).toBeVisible();
    await page.getByText("2 messages in CS-400002").click();
    await expect.element(page.getByText("Please connect it by cable for a week.").first()).toBeVisible();
    await page.getByRole("textbox", { name: "Your message" }).fill("It happened again.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expectNoAxeViolations();
  },
);

test.each(["/support", "/support/category?name=voice", "/support/forms", "/support/articles/set-up-auto-pay"])(
  "[SHELL-19 partly] %s shows no page alerts",
  async (at) => {
    await opened(at, { ...ofDana, [alertsAnswerPath]: { body: alertList(outageAlert) } }, dana);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.getByText("Critical outage.").elements()).toEqual([]);
  },
);
