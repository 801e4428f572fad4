import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import { type CannedAnswers, cannedFetch } from "../../testing/cannedFetch.ts";
import { drafted, published, technical } from "../../testing/formFixtures.ts";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import type { WebForm } from "./forms.api.ts";

type Sent = { form: typeof technical };

/** Opens a form; returns what is saved. */
async function open(form: WebForm, answers: CannedAnswers = {}, who: Editor = erin): Promise<Sent[]> {
  const [bootstrap, path, saved] = [bootstrapFor(who), `/content/v1/editor/forms/${form.key}`, [] as Sent[]];
  const canned = cannedFetch({
    [`GET ${path}`]: { body: form },
    [`PUT ${path}/draft`]: { body: form },
    "/content/v1/editor/changes": {
      body: {
        changes: [
          {
            ...{ id: 9, at: "2026-11-21T15:00:00.000Z", author: "renata", reason: "Shorter", action: "published" },
            ...{ item: "form", key: form.key, scope: "all", value: { ...technical, topic: "BILLING" } },
          },
        ],
      },
    },
    ...answers,
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "PUT") saved.push((await request.clone().json()) as Sent);
    return canned(request);
  };
  await render(
    <StudioPage
      at={`/studio/forms/${form.key}`}
      bootstrap={bootstrap}
      words={await builtInWords(bootstrap)}
      fetch={fetch}
    />,
  );
  await expect.element(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  return saved;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const save = async () => {
  await userEvent.fill(page.getByRole("textbox", { name: "Why" }), "Customers asked for it");
  await button("Save the draft").click();
};
const preview = (language: string) => page.getByRole("group", { name: `Preview in ${language}` });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test("[SERV-13 partly] a question is added with words in both languages, and the preview follows", async () => {
  const saved = await open(published);
  await button("Add question").click();
  await expect.element(page.getByText("Question 5, Question in English: write something.")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Question in English" }), "Serial number");
  await userEvent.fill(page.getByRole("textbox", { name: "Question in Spanish" }), "Número de serie");
  await expect.element(page.getByText(/Nothing to fix/)).toBeVisible();
  await expect.element(preview("English").getByRole("textbox", { name: "Serial number" })).toBeVisible();
  await button("Spanish").click();
  await expect.element(preview("Spanish").getByRole("textbox", { name: "Número de serie" })).toBeVisible();
  await save();
  await expect.element(page.getByText("The draft is saved")).toBeVisible();
  expect(saved[0]?.form.fields.at(-1)).toMatchObject({ kind: "TEXT", label: { en: "Serial number" }, maxLength: 80 });
});

test("[SERV-13 partly] questions change places by keyboard, and one is removed", async () => {
  const saved = await open(published);
  page.getByRole("button", { name: "Move “How bad is it?”", exact: true }).element().focus();
  await userEvent.keyboard(" {ArrowUp} ");
  await button("Edit “What happens?”").click();
  await button("Remove “What happens?”").click();
  await expect.element(page.getByRole("heading", { name: "Questions" })).toHaveFocus();
  await save();
  await expect.poll(() => saved[0]?.form.fields.map(({ id }) => id)).toEqual(["effect", "service", "answer"]);
});

test("[SERV-13 partly] another kind of answer asks for what it needs: two choices with words", async () => {
  await open(drafted);
  await button("Edit “Where to?”").click();
  await page.getByRole("combobox", { name: "How it’s answered" }).selectOptions("Radio buttons");
  await expect.element(page.getByText("Where to?, Choice 2 in Spanish: write something.")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Choice 1 in English" }), "Home");
  await expect.element(preview("English").getByRole("radio", { name: "Home" })).toBeVisible();
});

test("[SERV-13 partly] a former version is taken into the editor", async () => {
  const saved = await open(published);
  await button("Use this version").click();
  await expect.element(page.getByRole("combobox", { name: "Goes to" })).toHaveValue("BILLING");
  await save();
  await expect.poll(() => saved[0]?.form.topic).toBe("BILLING");
});

test("[SERV-13 partly] on a conflict nothing is lost, and the editor decides", async () => {
  const conflict = {
    status: 412,
    code: "CONFLICT",
    title: "Changed",
    detail: "Compare",
    theirs: technical,
    mine: technical,
  };
  await open(published, { [`PUT /content/v1/editor/forms/${published.key}/draft`]: conflict });
  await userEvent.fill(page.getByRole("textbox", { name: "Title in English" }), "Report a fault");
  await save();
  await expect.element(page.getByText("Someone else changed this form meanwhile")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Title in English" })).toHaveValue("Report a fault");
});

test("[SERV-13 partly] a viewer sees the preview and the history, and changes nothing", async () => {
  await open(published, {}, vic);
  expect([button("Save the draft").elements(), button("Use this version").elements()]).toEqual([[], []]);
});

test("after a draft was discarded the focus is on the screen's heading", async () => {
  const draft = { ...drafted.draft!, form: technical };
  const path = `DELETE /content/v1/editor/forms/${published.key}/draft`;
  await open({ ...published, etag: '"b"', draft }, { [path]: { body: published } });
  await button("Discard the draft").click();
  await expect.poll(() => document.activeElement?.id).toBe("page-title");
});

const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const inMenu = (name: string) => page.getByRole("navigation", { name: "Studio menu" }).getByRole("link", { name });

test("[SERV-13 partly] leaving a form with typed changes asks first, and keeps them for someone who stays", async () => {
  await open(published);
  const why = page.getByRole("textbox", { name: "Why" });
  await userEvent.fill(why, "Customers asked");
  await inMenu("Messages").click();
  await expect.element(question()).toBeVisible();
  await button("Stay here").click();
  await expect.element(why).toHaveValue("Customers asked");
});
