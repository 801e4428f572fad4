import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import { mockFetch, type MockAnswers } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import { importResult, manyItems } from "../../testing/translationFixtures.ts";

const imports = "/content/v1/editor/imports";

type Sent = { path: string; body: Record<string, unknown> };
type Options = { answers?: MockAnswers; editor?: Editor };

/** Opens the screen over canned responses. */
async function open({ answers = {}, editor = erin }: Options = {}): Promise<{
  sent: Sent[];
  answer: (next: MockAnswers) => void;
}> {
  const sent: Sent[] = [];
  let canned = mockFetch(answers);
  const bootstrap = bootstrapFor(editor);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    if (request.method === "POST")
      sent.push({ path: new URL(request.url).pathname, body: JSON.parse(text || "{}") as Sent["body"] });
    return canned(request);
  };
  await render(
    <StudioPage at="/studio/import-export" bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Import and export" })).toBeVisible();
  return { sent, answer: (next) => void (canned = mockFetch(next)) };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = () => page.getByLabelText(/^File/);
const choose = (name = "back.xlf", text = '<xliff version="1.2"/>') =>
  userEvent.upload(field(), new File([text], name));
const rows = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((cell) => cell.textContent);
const rowOf = (key: string) =>
  page
    .getByRole("rowheader", { name: new RegExp(`^${key}`) })
    .element()
    .closest("tr")?.textContent;
const focusedRow = () => document.activeElement?.closest("th")?.textContent;
const reportHeading = () => page.getByRole("heading", { level: 2, name: "What would change" });

/** Chooses a file and checks it (dry run). */
async function check(): Promise<void> {
  await choose();
  await expect.element(page.getByLabelText("Format", { exact: true })).toHaveValue("xliff12");
  await button("Check the file").click();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("the format is detected and can be changed; drafts go to the user's own open change set by default", async () => {
  const { sent } = await open();
  await choose("back.txt.csv", '"key","scope","release"');
  await expect.element(page.getByLabelText("Format", { exact: true })).toHaveValue("csv");
  await page.getByLabelText("Format", { exact: true }).selectOptions("json");
  await expect.element(page.getByLabelText("Save the drafts in")).toHaveValue("12");
  await button("Check the file").click();
  await expect.element(reportHeading()).toHaveFocus();
  expect(sent).toEqual([
    { path: imports, body: { format: "json", text: '"key","scope","release"', changeSet: 12, dryRun: true } },
  ]);
});

test("import requires a dry run first, which shows each message's outcome and why", { tags: "full" }, async () => {
  await open();
  expect(button(/^Take/).elements()).toEqual([]);
  await check();
  await expect.element(button("Import 2 messages")).toBeVisible();
  await expect.element(page.getByText("Messages in the file: 148. Unchanged: 138.")).toBeVisible();
  expect(rows()).toHaveLength(10);
  expect(rowOf("billing.due")).toContain(
    "Spanish, line 1, character 7: The screen fills in “amount”, not “importe”. Don’t translate these names.",
  );
  expect(rowOf("statements.lead")).toContain("The glossary uses “estado de cuenta” here, not “extractos”.");
  expect(rowOf("billing.close")).toMatch(/removed: Cerrar.*added: Cierre esto/);
  expect(page.getByRole("link", { name: "billing.noSuchKey" }).elements()).toEqual([]);
});

test("messages that cannot be imported show why, and the line", { tags: "full" }, async () => {
  await open();
  await check();
  await expect.element(reportHeading()).toHaveFocus();
  expect(rowOf("billing.lead")).toMatch(/Line 412.*Not translated/);
  expect(rowOf("billing.pay")).toMatch(/Line 418.*Also on line 530, with different text\./);
  expect(rowOf("billing.later")).toMatch(/Line 424.*Not understood: “<x 5>”\./);
});

test("a file that cannot be parsed shows why, and the line", async () => {
  const refusal = {
    status: 422,
    code: "FILE_UNREADABLE",
    title: "This file can't be read.",
    detail: "Nothing was changed.",
    error: "WRONG_LANGUAGE",
    line: 3,
    found: "fr-FR",
  };
  await open({ answers: { [imports]: refusal } });
  await check();
  await expect
    .element(
      page
        .getByRole("alert")
        .filter({ hasText: "Line 3: The file is for “fr-FR”. It has to go from English to Spanish." }),
    )
    .toBeVisible();
});

test("the report can be filtered by outcome, with counts", { tags: "full" }, async () => {
  await open();
  await check();
  await page.getByRole("radio", { name: /^Refused/ }).click();
  await expect.poll(rows).toEqual(["billing.due"]);
  await page.getByRole("radio", { name: /^All/ }).click();
  await expect.poll(() => rows().length).toBe(10);
});

test("import applies what the dry run reported, then links to the change set", { tags: "full" }, async () => {
  const { sent } = await open({ answers: { [imports]: { body: { ...importResult, changeSet: 34 } } } });
  await choose();
  await page.getByLabelText("Save the drafts in").selectOptions("new");
  await expect.element(page.getByLabelText("Name of the change set")).toHaveValue("Import of back.xlf");
  await page.getByLabelText("Name of the change set").fill("From the agency");
  await button("Check the file").click();
  await button("Import 2 messages").click();
  await expect.element(page.getByText("2 messages are now drafts.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the change set" }))
    .toHaveAttribute("href", "/studio/change-sets/34");
  const asked = { format: "xliff12", text: '<xliff version="1.2"/>', title: "From the agency" };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...asked, dryRun: true },
    { ...asked, dryRun: false, idempotencyKey: expect.any(String) },
  ]);
  expect(button(/^Take/).elements()).toEqual([]);
});

test("changing the form discards the report, which no longer applies", { tags: "full" }, async () => {
  await open();
  await check();
  await expect.element(reportHeading()).toBeVisible();
  await page.getByLabelText("Save the drafts in").selectOptions("10");
  await expect.poll(() => reportHeading().elements()).toEqual([]);
});

test("an error keeps the file and all choices, and a retry works", { tags: "full" }, async () => {
  const { answer } = await open({
    answers: {
      [imports]: {
        status: 422,
        code: "FILE_UNREADABLE",
        title: "This file can't be read.",
        detail: "Choose the format that it was exported in.",
      },
    },
  });
  await check();
  await expect.element(page.getByRole("alert").filter({ hasText: "This file can't be read." })).toBeVisible();
  await expect.element(page.getByText("One file is chosen").first()).toBeVisible();
  answer({});
  await page.getByLabelText("Format", { exact: true }).selectOptions("xliff2");
  await button("Check the file").click();
  await expect.element(reportHeading()).toBeVisible();
});

test("when the import fails the report stays, and can be retried", { tags: "full" }, async () => {
  const { answer } = await open();
  await check();
  await expect.element(button("Import 2 messages")).toBeVisible();
  answer({
    [imports]: {
      status: 409,
      code: "CHANGE_SET_CLOSED",
      title: "This change set can't be edited now.",
      detail: "Choose another one.",
    },
  });
  await button("Import 2 messages").click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "This change set can't be edited now." }))
    .toBeVisible();
  expect(rows()).toHaveLength(10);
  answer({ [imports]: { body: { ...importResult, changeSet: 12 } } });
  await button("Import 2 messages").click();
  await expect.element(page.getByText("2 messages are now drafts.")).toBeVisible();
});

test(
  "an import without an answer is the same attempt when the file is checked and imported again",
  { tags: "full" },
  async () => {
    const { sent, answer } = await open();
    await check();
    await expect.element(button("Import 2 messages")).toBeVisible();
    answer({ [imports]: "offline" });
    await button("Import 2 messages").click();
    await expect.element(page.getByRole("alert").filter({ hasText: "We can’t connect to the Studio" })).toBeVisible();
    answer({ [imports]: { body: { ...importResult, changeSet: 12 } } });
    await button("Check the file").click();
    await button("Import 2 messages").click();
    await expect.element(page.getByText("2 messages are now drafts.")).toBeVisible();
    const keys = sent.flatMap(({ body: { dryRun, idempotencyKey } }) => (dryRun ? [] : [idempotencyKey]));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  },
);

test("missing input is reported, and nothing is sent", { tags: "full" }, async () => {
  const { sent } = await open();
  await button("Check the file").click();
  await expect.element(field()).toHaveAccessibleDescription(/^Choose the file to import\./);
  await choose("back.xlf", "hello");
  await page.getByLabelText("Save the drafts in").selectOptions("new");
  await page.getByLabelText("Name of the change set").fill("x");
  await button("Check the file").click();
  await expect.element(page.getByText("2 fields need attention")).toBeVisible();
  await expect
    .element(page.getByLabelText("Format", { exact: true }))
    .toHaveAccessibleDescription("Choose the format that the file was exported in.");
  expect(sent).toEqual([]);
});

test("a file with lost accents is reported before it is sent", { tags: "full" }, async () => {
  const { sent } = await open();
  await userEvent.upload(field(), new File([new Uint8Array([0x6b, 0x65, 0x79, 0x2c, 0xf3])], "back.csv"));
  await expect.element(page.getByText(/We can’t read the accents in this file/).first()).toBeVisible();
  await button("Check the file").click();
  expect(sent).toEqual([]);
});

test("the first fifty messages are rendered, more on demand", { tags: "full" }, async () => {
  await open({ answers: { [imports]: { body: { entries: 120, unchanged: 0, items: manyItems(120) } } } });
  await check();
  await expect.poll(() => rows().length).toBe(50);
  await button("Show 50 more").click();
  await expect.poll(focusedRow).toBe(rows()[50]);
  await button("Show 20 more").click();
  expect(rows()).toHaveLength(120);
  await expect.poll(focusedRow).toBe(rows()[100]);
  expect(button(/^Show/).elements()).toEqual([]);
});

test("a file without changes says so, and nothing can be imported", { tags: "full" }, async () => {
  await open({ answers: { [imports]: { body: { entries: 148, unchanged: 148, items: [] } } } });
  await check();
  await expect.element(page.getByText("There is nothing new in this file")).toBeVisible();
  expect(button(/^Take/).elements()).toEqual([]);
});

test("a viewer can export, and is told who imports", async () => {
  await open({ editor: vic });
  await expect.element(button("Download the file")).toBeVisible();
  await expect.element(page.getByText(/send it to an editor or a translator/)).toBeVisible();
  expect(button("Check the file").elements()).toEqual([]);
});

test(
  "the report is of the file that is chosen now, whatever the check of an earlier one answers later",
  { tags: "full" },
  async () => {
    let answerFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { sent } = await open({
      answers: {
        [imports]: async (request) => {
          const { text } = (await request.json()) as { text: string };
          if (!text.includes("second")) await first;
          return { body: { ...importResult, entries: text.includes("second") ? 222 : 111 } };
        },
      },
    });
    await choose();
    await button("Check the file").click();
    await choose("second.xlf", '<xliff version="1.2" id="second"/>');
    await button("Check the file").click();
    await expect.element(page.getByText(/^Messages in the file: 222/)).toBeVisible();
    answerFirst();
    await button("Import 2 messages").click();
    await expect
      .poll(() => sent.map(({ body }) => String(body["text"]).includes("second")))
      .toEqual([false, true, true]);
    expect(page.getByText(/^Messages in the file: 111/).elements()).toEqual([]);
  },
);
