import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Locale } from "../../content/model/content.slice.ts";
import { callFilePath, callLogAnswer, voiceCalls, voiceGraphPath } from "../../../testing/voiceFixtures.ts";

async function open(answers: MockAnswers = {}, query = "", width = 1280, locale: Locale = "en-US") {
  await page.viewport(width, 900);
  const bootstrap = bootstrapFor(dana, { locale });
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={`/voice/call-logs${query}`}
      answers={answers}
    />,
  );
}
const answered = (...log: Parameters<typeof callLogAnswer>): MockAnswers => ({
  [voiceGraphPath]: { body: { data: callLogAnswer(...log) } },
});
const row = (name: RegExp) => page.getByRole("row", { name });

test(
  "[SERV-04 partly] a call has its kind, number and name, line, start and duration, and can be returned with one tap",
  { tags: "full" },
  async () => {
    await open();
    await expect.element(row(/Chart House.*Missed.*Nov 21, 9:35 AM.*Front counter.*Not answered/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "(617) 555-0142" }).first())
      .toHaveAttribute("href", "tel:+16175550142");
    await expect.element(page.getByText(/Times in Eastern Time$/)).toBeVisible();
    await expect.element(row(/Mill Lane Flour.*Outgoing.*5 min 12 s/)).toBeVisible();
    await expect.element(row(/Forwarded.*To Warehouse.*3 min 5 s/)).toBeVisible();
    await expect.element(row(/\(876\) 555-0143.*Blocked.*Not connected/)).toBeVisible();
    await expect.element(row(/Luis Ortega.*Incoming.*\(857\) 555-0101\D*42 s/)).toBeVisible();
  },
);

test(
  "[SERV-04 partly] with more calls than the CSV file can have, the page says which ones it has",
  { tags: "full" },
  async () => {
    await open(answered(voiceCalls, { total: 12_480, pages: 500 }));
    await expect.element(page.getByText(/^The CSV file has the newest 10,000\./)).toBeVisible();
  },
);

test("[SERV-04 partly] nothing is said of the CSV file when it has all calls", async () => {
  await open();
  await expect.element(page.getByRole("button", { name: "Download CSV" })).toBeVisible();
  expect(page.getByText(/The CSV file has the newest/).elements()).toEqual([]);
});

test("[SERV-04 partly] in Spanish the time zone is named as people say it", async () => {
  await open({}, "", 1280, "es-US");
  await expect.element(page.getByText(/Horarios en hora del Este$/)).toBeVisible();
});

test(
  "[SERV-04 partly] the filters and the search are kept in the URL: a link with them opens the same calls, and further pages keep them",
  { tags: "full" },
  async () => {
    await open(answered(voiceCalls, { total: 55, pages: 3 }), "?kind=missed&line=8575550100");
    const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
    await expect.element(choice("Kind of call")).toHaveValue("MISSED");
    await expect.element(choice("Line")).toHaveValue("8575550100");
    await choice("Period").selectOptions("DAYS_90");
    await page.getByRole("searchbox", { name: "Search by number or name" }).fill("chart ");
    await expect
      .element(page.getByRole("link", { name: "Next" }).first())
      .toHaveAttribute(
        "href",
        expect.stringContaining("?search=chart&line=8575550100&kind=missed&period=days_90&page=2"),
      );
    await expect.element(page.getByRole("searchbox")).toHaveValue("chart ");
  },
);

test("[SERV-04 partly] when the calls cannot be read, the filters and the search stay", async () => {
  await open({ [voiceGraphPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } }, "?kind=missed&search=chart");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Kind of call" })).toHaveValue("MISSED");
  await expect.element(page.getByRole("searchbox")).toHaveValue("chart");
});

test(
  "[SERV-04 partly] when nothing matches, the page says so and shows all calls on request",
  { tags: "full" },
  async () => {
    await open(answered([], { hasCalls: true }), "?search=nobody");
    await expect.element(page.getByText("No calls match")).toBeVisible();
    await page.getByRole("button", { name: "Show all calls" }).click();
    await expect.element(page.getByRole("searchbox")).toHaveValue("");
    await expect.element(page.getByRole("combobox", { name: "Period" })).toHaveValue("DAYS_90");
  },
);

test("[SERV-04 partly] lines without calls say so", async () => {
  await open(answered([]));
  await expect.element(page.getByText("No calls yet")).toBeVisible();
  expect(page.getByRole("searchbox").elements()).toEqual([]);
});

test("[SERV-04 partly] a log that cannot be read offers to try again", async () => {
  await open({ [voiceGraphPath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("[SERV-04 partly] a file that cannot be made says so, and the calls stay", async () => {
  await open({ [callFilePath]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" } });
  await page.getByRole("button", { name: "Download CSV" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(row(/Chart House/).first()).toBeVisible();
});

test("[SESS-03 partly] calls that are held back are not shown, and the page says what to do", async () => {
  await open(answered(null));
  await expect.element(page.getByRole("heading", { name: "We can’t show your call log yet" })).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
});

test(
  "[SERV-04 partly] on a phone the search stays above the calls, and the other filters are in a drawer",
  { tags: "full" },
  async () => {
    await open({}, "?kind=missed&period=days_90", 360);
    await expect.element(page.getByRole("searchbox")).toBeVisible();
    await expect.element(page.getByRole("listitem").filter({ hasText: "Chart House" }).first()).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "Kind of call" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Filters (2)" }).click();
    await expect.element(page.getByRole("combobox", { name: "Kind of call" })).toHaveValue("MISSED");
  },
);

test("[SERV-04 partly] on a phone a call says who, which kind, when, how long and on which line", async () => {
  await open({}, "", 360);
  const call = (words: RegExp) =>
    page.getByRole("list", { name: "Calls, newest first" }).getByRole("listitem").filter({ hasText: words });
  await expect
    .element(call(/Chart House.*\(617\) 555-0142.*Missed.*Nov 21, 9:35 AM.*Not answered.*Front counter/).first())
    .toBeVisible();
  await expect.element(call(/Forwarded.*3 min 5 s.*Front counter.*To Warehouse/).first()).toBeVisible();
});
