import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import {
  articlePages,
  articlePhones,
  articles,
  draftedArticle,
  publishedArticle,
  restart,
} from "../../testing/articleFixtures.ts";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { newEtag } from "../../testing/formFixtures.ts";
import { bootstrapFor, erin, teresa, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import type { Article } from "./articles.api.ts";

type Sent = { path: string; article: typeof restart };

const listPath = "/content/v1/editor/articles";

/** Opens a page of the Studio; returns what is saved. */
async function openAt(at: string, answers: MockAnswers, who: Editor = erin): Promise<Sent[]> {
  const [bootstrap, saved] = [bootstrapFor(who), [] as Sent[]];
  const canned = mockFetch({
    [`GET ${listPath}`]: { body: { articles, pages: articlePages, phones: articlePhones, newEtag } },
    "/content/v1/editor/changes": {
      body: {
        changes: [
          {
            ...{ id: 9, at: "2026-11-21T15:00:00.000Z", author: "renata", reason: "Shorter", action: "published" },
            ...{ item: "article", key: publishedArticle.key, scope: "all", value: { ...restart, category: "BILLING" } },
          },
        ],
      },
    },
    ...answers,
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "PUT")
      saved.push({ ...((await request.clone().json()) as Sent), path: new URL(request.url).pathname });
    return canned(request);
  };
  await render(<StudioPage at={at} bootstrap={bootstrap} words={await builtInWords(bootstrap)} fetch={fetch} />);
  return saved;
}

async function open(article: Article, answers: MockAnswers = {}, who: Editor = erin): Promise<Sent[]> {
  const path = `${listPath}/${article.key}`;
  const usual = { [`GET ${path}`]: { body: article }, [`PUT ${path}/draft`]: { body: article } };
  const saved = await openAt(`/studio/articles/${article.key}`, { ...usual, ...answers }, who);
  await expect.element(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  return saved;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByRole("textbox", { name });
const save = async () => {
  await userEvent.fill(box("Why"), "Customers asked for it");
  await button("Save the draft").click();
};
const preview = (language: string) => page.getByRole("group", { name: `Preview in ${language}` });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test(
  "[SERV-08 partly] the words of both languages are written, and the preview shows them as customers read them",
  { tags: "full" },
  async () => {
    const saved = await open(publishedArticle);
    const text = restart.body.en.replace("a few minutes", "five minutes");
    await userEvent.fill(box("Text in English"), text);
    await expect.element(page.getByText(/Nothing to fix/)).toBeVisible();
    await expect.element(preview("English").getByText("five minutes", { exact: true })).toBeVisible();
    await button("Spanish").click();
    await expect.element(preview("Spanish").getByRole("heading", { name: "Reiniciarlo" })).toBeVisible();
    await save();
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    expect(saved[0]?.article.body.en).toBe(text);
  },
);

test("[COPY-03 partly] what prevents a review is listed while it is written", { tags: "full" }, async () => {
  await open(draftedArticle);
  await expect.element(page.getByText("Text in Spanish: write something.")).toBeVisible();
  await userEvent.fill(box("Text in Spanish"), "Uno solo.");
  await expect
    .element(
      page.getByText(
        "Text in both languages (line 3 in English, the end in Spanish): use the same number of headings, paragraphs and lists.",
      ),
    )
    .toBeVisible();
  await userEvent.fill(box("Place in the category"), "first");
  await expect.element(page.getByText("Place in the category: enter a number from 0 to 999.")).toBeVisible();
});

test("[SERV-08 partly] a former version is taken into the editor", { tags: "full" }, async () => {
  const saved = await open(publishedArticle);
  await button("Use this version").click();
  await expect.element(page.getByRole("combobox", { name: "Category" })).toHaveValue("BILLING");
  await save();
  await expect.poll(() => saved[0]?.article.category).toBe("BILLING");
});

test("on a conflict nothing is lost, and the editor decides", { tags: "full" }, async () => {
  const conflict = {
    status: 412,
    code: "CONFLICT",
    title: "Changed",
    detail: "Compare",
    theirs: restart,
    mine: restart,
  };
  await open(publishedArticle, { [`PUT ${listPath}/${publishedArticle.key}/draft`]: conflict });
  await userEvent.fill(box("Title in English"), "Restart it");
  await save();
  await expect.element(page.getByText("This article changed while you were editing.")).toBeVisible();
  await expect.element(box("Title in English")).toHaveValue("Restart it");
});

test("[COPY-05 partly] a translator of Spanish reads the English, and writes the Spanish alone", async () => {
  const saved = await open(publishedArticle, {}, teresa);
  expect([box("Title in English").elements(), page.getByRole("combobox", { name: "Category" }).elements()]).toEqual([
    [],
    [],
  ]);
  await userEvent.fill(box("Title in Spanish"), "Reinicie su módem");
  await save();
  await expect.poll(() => saved[0]?.article.title).toEqual({ ...restart.title, es: "Reinicie su módem" });
});

test("an address that no article can have leads to the list, as an unknown one does", async () => {
  await openAt("/studio/articles/pay-a-bill", {
    [`GET ${listPath}/pay-a-bill`]: { status: 400, code: "INVALID_REQUEST" },
  });
  await expect.element(page.getByRole("heading", { name: "We don’t have this article" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/studio/articles");
});

test("a viewer sees the preview and the history, and changes nothing", async () => {
  await open(publishedArticle, {}, vic);
  expect([button("Save the draft").elements(), button("Use this version").elements()]).toEqual([[], []]);
});

test("[SERV-08 partly] the list is searched, and filtered by what is missing", { tags: "full" }, async () => {
  await openAt("/studio/articles", {});
  await userEvent.fill(page.getByRole("searchbox"), "reiniciar modem");
  await expect.element(page.getByText("1 article of 3")).toBeVisible();
  await button("Remove filters").click();
  await page.getByRole("combobox", { name: "Missing language" }).selectOptions("Spanish is missing");
  await expect.element(page.getByText("1 article of 3")).toBeVisible();
  await expect.element(page.getByText("Test your line")).toBeVisible();
});

test(
  "[SERV-08 partly] a new article needs an address that is free, and a title in both languages",
  { tags: "full" },
  async () => {
    const path = `${listPath}/support.article.move-in`;
    const saved = await openAt("/studio/articles", {
      [`PUT ${path}/draft`]: { body: draftedArticle },
      [`GET ${path}`]: { body: draftedArticle },
    });
    await button("Create an article").click();
    await userEvent.fill(box("Address"), "pay-by-fax");
    await button("Create draft").click();
    await expect.element(box("Address")).toHaveAccessibleDescription(/There’s an article with this address/);
    await userEvent.fill(box("Address"), "move-in");
    await userEvent.fill(box("Title in English"), "Moving in");
    await userEvent.fill(box("Title in Spanish"), "Mudarse");
    await button("Create draft").click();
    await expect.poll(() => saved[0]?.path).toBe(`${path}/draft`);
    expect(saved[0]?.article).toMatchObject({
      title: { en: "Moving in", es: "Mudarse" },
      category: "BILLING",
      position: 1,
    });
  },
);

const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const inMenu = (name: string) => page.getByRole("navigation", { name: "Studio menu" }).getByRole("link", { name });

test("[SERV-08 partly] leaving an article with typed changes asks first, and keeps them for someone who stays", async () => {
  await open(publishedArticle);
  const title = box("Title in English");
  await userEvent.fill(title, "Pay sooner");
  await inMenu("Messages").click();
  await expect.element(question()).toBeVisible();
  await expect.element(question().getByText("What you changed isn’t saved and will be lost.")).toBeVisible();
  await button("Stay here").click();
  await expect.element(title).toHaveValue("Pay sooner");
});

test("[SERV-08 partly] someone who leaves an article loses the changes and arrives", { tags: "full" }, async () => {
  await open(publishedArticle);
  await userEvent.fill(box("Title in English"), "Pay sooner");
  await inMenu("Glossary").click();
  await button("Leave").click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
});

test(
  "[SERV-08 partly] an article without changes is left without a question, as is a saved one",
  { tags: "full" },
  async () => {
    await open(publishedArticle);
    await userEvent.fill(box("Title in English"), "Pay sooner");
    await save();
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    await inMenu("Glossary").click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
  },
);

test("[SERV-08 partly] the preview has the headings, steps and links of the portal, and the configured number", async () => {
  await open(publishedArticle);
  const shown = preview("English");
  await expect.element(shown.getByRole("heading", { level: 4, name: "Restart it" })).toBeVisible();
  expect(shown.getByRole("listitem").elements()).toHaveLength(2);
  await expect
    .element(shown.getByRole("link", { name: "Services (opens in a new window)", exact: true }))
    .toHaveAttribute("href", "/services");
  await expect
    .element(shown.getByRole("link", { name: "technical support (800) 555-0141" }))
    .toHaveAttribute("href", "tel:+18005550141");
});

const problem = (text: string) => page.getByRole("listitem").filter({ hasText: text });
const selectedIn = (name: string) => {
  const { value, selectionStart, selectionEnd } = box(name).element() as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
};

test.each([
  ["a link to a page that is not there", "Go.\n\n[Telegrams](/telegrams)", "choose another target", 3],
  ["a heading at the wrong level", "### Small", "start the first heading with ##", 1],
  ["an empty heading", "Go.\n\n##", "write the heading", 3],
  ["a link whose words are “here”", "Click [here](/services)", "write in the link where it leads", 1],
  ["a tag", "One\n<b>Two</b>", "remove tags and web addresses", 2],
])("[COPY-03 partly] %s is named with language and line, which a button selects", async (_, text, words, line) => {
  await open(publishedArticle);
  await userEvent.fill(box("Text in English"), text);
  await expect.element(problem(`Text in English, line ${line}: ${words}`)).toBeVisible();
  await problem(`Text in English, line ${line}: ${words}`)
    .getByRole("button", { name: `Show line ${line} in English` })
    .click();
  await expect.element(box("Text in English")).toHaveFocus();
  expect(selectedIn("Text in English")).toBe(text.split("\n")[line - 1]);
});

test("[COPY-03 partly] where the languages differ, both lines are named", async () => {
  await open(publishedArticle);
  await userEvent.fill(box("Text in Spanish"), restart.body.es.replace("\n2. Elija Reiniciar.", ""));
  const differs = problem(
    "Text in both languages (line 5 in English, line 5 in Spanish): use the same number of points",
  );
  await expect.element(differs.getByRole("button", { name: "Show line 5 in Spanish" })).toBeVisible();
});

test(
  "[SERV-08 partly] the help has the signs, and inserts a link around the selected words without typing its address",
  { tags: "full" },
  async () => {
    await open(publishedArticle);
    await userEvent.fill(box("Text in English"), "Pay your bill first.");
    const help = button("How to write headings, lists and links");
    await help.click();
    await expect.element(page.getByText("## Before you start")).toBeVisible();
    await page.getByRole("combobox", { name: "Link to" }).selectOptions("/billing/pay-bill");
    const area = box("Text in English").element() as HTMLTextAreaElement;
    area.setSelectionRange(4, 13);
    await button("Insert in English").click();
    await expect.element(box("Text in English")).toHaveValue("Pay [your bill](/billing/pay-bill) first.");
    await expect.element(box("Text in English")).toHaveFocus();
  },
);

test("[SERV-08 partly] a link without selected words has those of its target, in the language of the text", async () => {
  await open(publishedArticle);
  await userEvent.fill(box("Text in Spanish"), "Llame a ");
  await button("How to write headings, lists and links").click();
  await page.getByRole("combobox", { name: "Link to" }).selectOptions("tel:tech-support");
  await button("Insert in Spanish").click();
  await expect.element(box("Text in Spanish")).toHaveValue("Llame a [soporte técnico](tel:tech-support)");
});

test("[COPY-05 partly] a translator inserts links in their own language alone", async () => {
  await open(publishedArticle, {}, teresa);
  await button("How to write headings, lists and links").click();
  await expect.element(button("Insert in Spanish")).toBeVisible();
  expect(button("Insert in English").elements()).toEqual([]);
});
