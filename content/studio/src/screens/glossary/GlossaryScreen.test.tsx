import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import { mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, erin, teresa, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import { terms } from "../../testing/translationFixtures.ts";

const path = "/content/v1/editor/terms";
type Sent = { method: string; path: string; body: unknown; version?: string };

/** Opens the glossary; records writes and answers them with `status`, once `held` is over. */
async function open(editor: Editor = erin, status = 200, body?: object, held?: Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const bootstrap = bootstrapFor(editor);
  const reads = mockFetch();
  const refused = mockFetch({
    [path]: {
      status,
      code: "TEMPORARILY_UNAVAILABLE",
      title: "This isn't available right now.",
      detail: "Try again in a few minutes.",
    },
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "GET") return reads(request);
    const text = await request.clone().text();
    sent.push({
      method: request.method,
      path: pathname,
      body: text === "" ? undefined : JSON.parse(text),
      ...(request.headers.has("if-match") && { version: request.headers.get("if-match") ?? "" }),
    });
    await held;
    if (status !== 200 && sent.length === 1 && body)
      return Response.json(body, { status, headers: { "content-type": "application/problem+json" } });
    if (status !== 200 && !body) return refused(request);
    return request.method === "DELETE"
      ? new Response(null, { status: 204 })
      : Response.json({ ...terms[0], ...(JSON.parse(text) as object) });
  };
  await render(
    <StudioPage at="/studio/glossary" bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />,
  );
  await expect.element(page.getByRole("rowheader", { name: "statement" })).toBeVisible();
  return sent;
}

const named = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((cell) => cell.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const spoken = () => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent);

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("search covers both languages and the terms to avoid", { tags: "full" }, async () => {
  await open();
  await userEvent.fill(page.getByRole("searchbox", { name: "Search the glossary" }), "EXTRACTO");
  expect(named()).toEqual(["statement"]);
  await expect.element(page.getByText("1 of 4 terms")).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox"), "xyzzy");
  await expect.element(page.getByText("No terms match")).toBeVisible();
});

test("adding a term with its terms to avoid restores focus and is announced", { tags: "full" }, async () => {
  const sent = await open();
  await button("Add a term").click();
  await expect.element(dialog("Add a term")).toBeVisible();
  await page.getByLabelText("English", { exact: true }).fill("outage");
  await page.getByLabelText("Spanish", { exact: true }).fill("interrupción");
  await page.getByLabelText(/^Words to avoid/).fill("apagón, corte");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent)
    .toEqual([
      { method: "POST", path, body: { en: "outage", es: "interrupción", note: "", avoid: ["apagón", "corte"] } },
    ]);
  await expect.poll(spoken).toContain("“outage” is now in the glossary.");
  await expect.element(button("Add a term")).toHaveFocus();
});

test("missing input is reported at its field, and duplicates are rejected", { tags: "full" }, async () => {
  const sent = await open();
  await button("Add a term").click();
  await button("Save the term").click();
  await expect.element(page.getByText("2 fields need attention")).toBeVisible();
  await page.getByLabelText("English", { exact: true }).fill("Statement");
  await page.getByLabelText("Spanish", { exact: true }).fill("estado");
  await expect
    .element(page.getByLabelText("English", { exact: true }))
    .toHaveAccessibleDescription("This term is already in the glossary. Change it there.");
  expect(sent).toEqual([]);
});

test("an error keeps the typed input", { tags: "full" }, async () => {
  await open(erin, 503);
  await button("Add a term").click();
  await page.getByLabelText("English", { exact: true }).fill("outage");
  await page.getByLabelText("Spanish", { exact: true }).fill("interrupción");
  await button("Save the term").click();
  await expect.element(page.getByRole("alert").filter({ hasText: "This isn't available right now." })).toBeVisible();
  await expect.element(page.getByLabelText("Spanish", { exact: true })).toHaveValue("interrupción");
});

test(
  "on a conflict the saved term is shown above the typed one, and saving again overwrites it",
  { tags: "full" },
  async () => {
    const theirs = { ...terms[3], es: "estado mensual", author: "teresa", etag: '"theirs"' };
    const sent = await open(erin, 412, {
      type: "/problems/conflict",
      status: 412,
      code: "CONFLICT",
      title: "This changed.",
      detail: "Again.",
      theirs,
    });
    await button("Change statement").click();
    await page.getByLabelText("Spanish", { exact: true }).fill("estado de la cuenta");
    await button("Save the term").click();
    const alert = page.getByRole("alert").filter({ hasText: "teresa changed this term while you were editing it." });
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toContain("It is now “statement”: “estado mensual”, not extracto.");
    await expect.element(page.getByLabelText("Spanish", { exact: true })).toHaveValue("estado de la cuenta");
    await button("Save the term").click();
    await expect.poll(() => sent.map(({ version }) => version)).toEqual(['"4"', '"theirs"']);
    await expect.poll(spoken).toContain("“statement” is now in the glossary.");
  },
);

test("on a conflict the saved term can be taken", { tags: "full" }, async () => {
  const theirs = { ...terms[3], es: "estado mensual", avoid: [], author: "teresa", etag: '"theirs"' };
  await open(erin, 412, {
    type: "/problems/conflict",
    status: 412,
    code: "CONFLICT",
    title: "This changed.",
    detail: "Again.",
    theirs,
  });
  await button("Change statement").click();
  await page.getByLabelText("Spanish", { exact: true }).fill("estado de la cuenta");
  await button("Save the term").click();
  await button("Use their version").click();
  await expect.element(page.getByLabelText("Spanish", { exact: true })).toHaveValue("estado mensual");
  await expect.element(page.getByText(/^teresa changed/)).not.toBeInTheDocument();
});

test("an edit starts from the term's current values", { tags: "full" }, async () => {
  const sent = await open();
  await button("Change statement").click();
  await expect.element(page.getByLabelText(/^Words to avoid/)).toHaveValue("extracto");
  await page.getByLabelText("Spanish", { exact: true }).fill("estado mensual");
  await button("Save the term").click();
  await expect
    .poll(() => sent)
    .toMatchObject([
      { method: "PUT", path: `${path}/4`, body: { en: "statement", es: "estado mensual", avoid: ["extracto"] } },
    ]);
});

test(
  "removing a term asks for confirmation; focus moves to the heading, because its row is gone",
  { tags: "full" },
  async () => {
    const sent = await open();
    await button("Remove statement").click();
    await button("Keep the term").click();
    expect(sent).toEqual([]);
    await button("Remove statement").click();
    await button("Remove the term").click();
    await expect.poll(() => sent).toEqual([{ method: "DELETE", path: `${path}/4`, body: undefined, version: '"4"' }]);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(spoken()).toContain("“statement” is no longer in the glossary.");
  },
);

test("a Spanish translator can edit the Spanish of a term, but not add or remove terms", { tags: "full" }, async () => {
  const sent = await open(teresa);
  expect([button("Add a term").elements(), page.getByRole("button", { name: "Remove statement" }).elements()]).toEqual([
    [],
    [],
  ]);
  await page.getByRole("button", { name: "Change statement" }).click();
  expect(page.getByRole("textbox", { name: "English" }).elements()).toEqual([]);
  await userEvent.fill(page.getByRole("textbox", { name: "Spanish", exact: true }), "factura mensual");
  await page.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ en: "statement", es: "factura mensual" }]);
});

test("a viewer has no buttons", async () => {
  await open(vic);
  expect(page.getByRole("main").getByRole("button").elements()).toEqual([]);
});

const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });

test(
  "closing a term with typed changes asks first, and keeps them for someone who stays",
  { tags: "full" },
  async () => {
    await open();
    await button("Add a term").click();
    await userEvent.fill(page.getByRole("textbox", { name: "English" }), "autopay");
    await button("Cancel").click();
    await expect.element(question()).toBeVisible();
    await button("Stay here").click();
    await expect.element(page.getByRole("textbox", { name: "English" })).toHaveValue("autopay");
    await userEvent.keyboard("{Escape}");
    await button("Leave").click();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
  },
);

test("a term without changes is closed without a question", { tags: "full" }, async () => {
  await open();
  await button("Add a term").click();
  await button("Cancel").click();
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
  expect(question().elements()).toEqual([]);
});

test("the late answer about one term leaves the dialog of another open", { tags: "full" }, async () => {
  let resolve: () => void = () => undefined;
  const held = new Promise<void>((end) => void (resolve = end));
  const sent = await open(erin, 200, undefined, held);
  const spanish = page.getByRole("textbox", { name: "Spanish", exact: true });
  await button("Change statement").click();
  await userEvent.fill(spanish, "estado mensual");
  await button("Save the term").click();
  await expect.poll(() => sent).toHaveLength(1);
  await button("Cancel").click();
  await button("Leave").click();
  await button("Add a term").click();
  await userEvent.fill(spanish, "interrupción");
  resolve();
  await expect.poll(spoken).toContain("“statement” is now in the glossary.");
  expect(spanish.element()).toHaveValue("interrupción");
});
