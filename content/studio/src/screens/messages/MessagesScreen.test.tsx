import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin, manyMessages, messages } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";

const list = "/content/v1/editor/messages";

async function open(at = "/studio/messages", shown = messages): Promise<void> {
  const bootstrap = bootstrapFor(erin);
  const fetch = mockFetch({ [list]: { body: { messages: shown, total: shown.length } } });
  await render(<StudioPage at={at} bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />);
  await expect.element(page.getByRole("searchbox")).toBeVisible();
}

const keys = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((cell) => cell.textContent);
const rowOf = (key: string) =>
  page.getByRole("rowheader", { name: key, exact: true }).element().closest("tr")?.textContent;
const spoken = () => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent);

/** Milliseconds from the last typed letter until a text is announced, by the page's own clock. */
const delayOf = (announced: string) =>
  new Promise<number>((resolve) => {
    let typed = Number.NaN;
    page
      .getByRole("searchbox")
      .element()
      .addEventListener("input", () => (typed = performance.now()));
    new MutationObserver((_changes, observer) => {
      if (!spoken().includes(announced)) return;
      observer.disconnect();
      resolve(performance.now() - typed);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("each message shows its key and both languages, with their `lang`; a missing wording is marked", async () => {
  await open();
  expect(rowOf("summary.greeting.new")).toMatch(/No copy yetLive$/);
  const spanish = page.getByText("¿Cuánto desea pagar?").element();
  expect(spanish.closest("[lang]")?.getAttribute("lang")).toBe("es");
  expect(keys()).toEqual(messages.map(({ key }) => key));
});

test("drafts, drafts with errors and site wordings are marked", async () => {
  await open();
  expect(rowOf("billing.payOnce.review.title")).toMatch(/Draft$/);
  expect(rowOf("session.signIn.lead")).toMatch(/Draft with errors$/);
  expect(rowOf("shell.siteName.community")).toMatch(/Community$/);
});

test("typing filters the list at once; the count is announced with a debounce", { tags: "full" }, async () => {
  await open();
  const delay = delayOf("1 of 6 messages");
  await userEvent.fill(page.getByRole("searchbox"), "revise");
  expect(keys()).toEqual(["billing.payOnce.review.title"]);
  await expect.poll(spoken).toContain("1 of 6 messages");
  expect(await delay).toBeGreaterThan(600);
});

test("filters come from the URL, combine, and are cleared with one button; focus stays on the page", async () => {
  await open("/studio/messages?state=draft&part=billing");
  expect(keys()).toEqual(["billing.payOnce.review.title"]);
  await page.getByLabelText("Part of the portal").selectOptions("session");
  await expect.poll(keys).toEqual(["session.signIn.lead"]);
  await page.getByRole("button", { name: "Show all messages" }).click();
  await expect.poll(() => keys().length).toBe(messages.length);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("an empty result shows how to clear the filters", async () => {
  await open("/studio/messages?q=xyzzy");
  await expect.element(page.getByText("No messages match")).toBeVisible();
  await expect.element(page.getByText("0 of 6 messages").first()).toBeVisible();
});

test(
  "of 3,000 messages only visible rows are rendered; the list is one tab stop, arrow keys move, Enter opens",
  { tags: "full" },
  async () => {
    await open("/studio/messages", manyMessages(3000));
    expect(document.querySelectorAll("tbody tr").length).toBeLessThan(60);
    expect(page.getByRole("table").element().getAttribute("aria-rowcount")).toBe("3001");
    const stops = document.querySelectorAll("tbody a:not([tabindex='-1'])");
    expect(stops.length).toBe(1);
    (stops[0] as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{End}");
    await expect.poll(() => document.activeElement?.textContent).toBe("part39.screen3.text2999");
    await userEvent.keyboard("{Home}");
    await expect.poll(() => document.activeElement?.textContent).toBe("part0.screen0.text0");
  },
);

test(
  "each key press in the search of 3,000 messages shows its result in the next frame",
  { tags: "full" },
  async () => {
    await open("/studio/messages", manyMessages(3000));
    const field = page.getByRole("searchbox").element() as HTMLInputElement;
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const shownAfter = async (text: string) => {
      type?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
      expect(document.querySelectorAll("tbody tr").length).toBeLessThan(60);
      return page
        .getByText(/^[\d,]+ of 3,000 messages$/)
        .first()
        .element().textContent;
    };
    const shown: (string | null)[] = [];
    for (const text of ["t", "te", "tex", "text", "text2", "text29", "text299", "text2999"])
      shown.push(await shownAfter(text));
    expect(shown).toEqual(
      ["3,000", "3,000", "3,000", "3,000", "1,111", "111", "11", "1"].map((count) => `${count} of 3,000 messages`),
    );
    expect(keys()).toEqual(["part39.screen3.text2999"]);
  },
);
