import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Editor } from "../../api/bootstrap.ts";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { drafted, published, technical } from "../../testing/formFixtures.ts";
import { bootstrapFor, erin, vic } from "../../testing/fixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import type { WebForm } from "./forms.api.ts";

type Sent = { form: typeof technical };

/** Opens a form; returns what is saved. */
async function open(
  form: WebForm,
  answers: MockAnswers = {},
  who: Editor = erin,
  locale: "en-US" | "es-US" = "en-US",
): Promise<Sent[]> {
  const [bootstrap, path, saved] = [
    bootstrapFor(who, { locale }),
    `/content/v1/editor/forms/${form.key}`,
    [] as Sent[],
  ];
  const canned = mockFetch({
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
  const preview = locale === "es-US" ? "Vista previa" : "Preview";
  await expect.element(page.getByRole("heading", { name: preview })).toBeVisible();
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

test(
  "[SERV-13 partly] a question is added with words in both languages, and the preview follows",
  { tags: "full" },
  async () => {
    const saved = await open(published);
    await button("Add question").click();
    await expect.element(page.getByText("Question 6, Question in English: write something.")).toBeVisible();
    await userEvent.fill(page.getByRole("textbox", { name: "Question in English" }), "Serial number");
    await userEvent.fill(page.getByRole("textbox", { name: "Question in Spanish" }), "Número de serie");
    await expect.element(page.getByText(/Nothing to fix/)).toBeVisible();
    await expect.element(preview("English").getByRole("textbox", { name: "Serial number" })).toBeVisible();
    await button("Spanish").click();
    await expect.element(preview("Spanish").getByRole("textbox", { name: "Número de serie" })).toBeVisible();
    await save();
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    expect(saved[0]?.form.fields.at(-1)).toMatchObject({ kind: "TEXT", label: { en: "Serial number" }, maxLength: 80 });
  },
);

test("[SERV-13 partly] questions change places by keyboard, and one is removed", { tags: "full" }, async () => {
  const saved = await open(published);
  page.getByRole("button", { name: "Move “How bad is it?”", exact: true }).element().focus();
  await userEvent.keyboard(" {ArrowUp} ");
  await button("Edit “What happens?”").click();
  await button("Remove “What happens?”").click();
  await expect.element(page.getByRole("heading", { name: "Questions" })).toHaveFocus();
  await save();
  await expect.poll(() => saved[0]?.form.fields.map(({ id }) => id)).toEqual(["effect", "service", "device", "answer"]);
});

test("[SERV-13 partly] another kind of answer asks for what it needs: two choices with words", async () => {
  await open(drafted);
  await button("Edit “Where to?”").click();
  await page.getByRole("combobox", { name: "How it’s answered" }).selectOptions("Radio buttons");
  await expect.element(page.getByText("Where to?, Choice 2 in Spanish: write something.")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Choice 1 in English" }), "Home");
  await expect.element(preview("English").getByRole("radio", { name: "Home" })).toBeVisible();
});

test("[SERV-13 partly] a former version is taken into the editor", { tags: "full" }, async () => {
  const saved = await open(published);
  await button("Use this version").click();
  await expect.element(page.getByRole("combobox", { name: "Goes to" })).toHaveValue("BILLING");
  await save();
  await expect.poll(() => saved[0]?.form.topic).toBe("BILLING");
});

test(
  "[SERV-13 partly] a former version replaces typed changes only after the question, and leaving then asks again",
  { tags: "full" },
  async () => {
    await open(published);
    const [title, goesTo] = [
      page.getByRole("textbox", { name: "Title in English" }),
      page.getByRole("combobox", { name: "Goes to" }),
    ];
    await userEvent.fill(title, "Report an error");
    await button("Use this version").click();
    await button("Stay here").click();
    await expect.element(title).toHaveValue("Report an error");
    await button("Use this version").click();
    await button("Leave").click();
    await expect.element(goesTo).toHaveValue("BILLING");
    await inMenu("Messages").click();
    await expect.element(question()).toBeVisible();
  },
);

test("[SERV-13 partly] on a conflict nothing is lost, and the editor decides", { tags: "full" }, async () => {
  const conflict = {
    status: 412,
    code: "CONFLICT",
    title: "Changed",
    detail: "Compare",
    theirs: technical,
    mine: technical,
  };
  await open(published, { [`PUT /content/v1/editor/forms/${published.key}/draft`]: conflict });
  await userEvent.fill(page.getByRole("textbox", { name: "Title in English" }), "Report an error");
  await save();
  await expect.element(page.getByText("This form changed while you were editing.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Title in English" })).toHaveValue("Report an error");
});

test("[SERV-13 partly] a viewer sees the preview and the history, and changes nothing", async () => {
  await open(published, {}, vic);
  expect([button("Save the draft").elements(), button("Use this version").elements()]).toEqual([[], []]);
});

test("after a draft was discarded the focus is on the screen's heading", { tags: "full" }, async () => {
  const draft = { ...drafted.draft!, form: technical };
  const path = `DELETE /content/v1/editor/forms/${published.key}/draft`;
  await open({ ...published, etag: '"b"', draft }, { [path]: { body: published } });
  await button("Discard the draft").click();
  await expect.poll(() => document.activeElement?.id).toBe("page-title");
});

test("[SERV-13 partly] after a draft was discarded the next save is based on live", { tags: "full" }, async () => {
  const draft = { ...drafted.draft!, form: technical };
  const path = `/content/v1/editor/forms/${published.key}/draft`;
  const versions: (string | null)[] = [];
  const put = async (request: Request) => {
    versions.push(request.headers.get("if-match"));
    return { body: published };
  };
  await open({ ...published, etag: '"b"', draft }, { [`DELETE ${path}`]: { body: published }, [`PUT ${path}`]: put });
  await button("Discard the draft").click();
  await expect.poll(() => document.activeElement?.id).toBe("page-title");
  await save();
  await expect.poll(() => versions).toEqual(['"a"']);
});

test("[SERV-13 partly] a draft that was just saved in another change set can be discarded", async () => {
  const path = `/content/v1/editor/forms/${published.key}/draft`;
  const discarded: [string, string | null][] = [];
  await open(published, {
    [`PUT ${path}`]: { body: { ...published, etag: '"ten"', draft: { ...drafted.draft, changeSet: 10 } } },
    [`DELETE ${path}`]: async ({ url, headers }) => {
      discarded.push([new URL(url).search, headers.get("if-match")]);
      return { body: published };
    },
  });
  await page.getByRole("combobox", { name: "Change set" }).selectOptions("10");
  await save();
  await button("Discard the draft").click();
  await expect.poll(() => discarded).toEqual([["?changeSet=10", '"ten"']]);
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

const edit = (name: string) => button(`Edit “${name}”`).click();
const askedAfter = () => page.getByRole("combobox", { name: "Ask only after" });

test(
  "[SERV-13 partly] a question is asked only after an answer to an earlier one, in the preview too",
  { tags: "full" },
  async () => {
    const saved = await open(published);
    await edit("What happens?");
    await askedAfter().selectOptions("How bad is it?");
    await page.getByRole("combobox", { name: "If the answer is" }).selectOptions("It’s slow");
    const asked = preview("English").getByRole("textbox", { name: "What happens?" });
    expect(asked.elements()).toEqual([]);
    await preview("English").getByRole("radio", { name: "It’s slow" }).click();
    await expect.element(asked).toBeVisible();
    await preview("English").getByRole("radio", { name: "Nothing works" }).click();
    await expect.element(asked).not.toBeInTheDocument();
    await save();
    await expect
      .poll(() => saved[0]?.form.fields.find(({ id }) => id === "description")?.askedIf)
      .toEqual({
        field: "effect",
        choice: "breaks",
      });
  },
);

test("an editor who reads Spanish chooses an earlier question by its Spanish words", { tags: "full" }, async () => {
  await open(published, {}, erin, "es-US");
  await button("Editar “¿Qué pasa?”").click();
  await page.getByRole("combobox", { name: "Preguntar solo después de" }).selectOptions("¿Qué tan grave es?");
});

test("[SERV-13 partly] only earlier questions with choices can be chosen, and a question can be asked always again", async () => {
  const saved = await open(published);
  await edit("Which device?");
  const options = [...(askedAfter().element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(["Always ask it", "How bad is it?"]);
  await askedAfter().selectOptions("Always ask it");
  await expect.element(preview("English").getByRole("textbox", { name: "Which device?" })).toBeVisible();
  await save();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.form.fields.find(({ id }) => id === "device")).not.toHaveProperty("askedIf");
});

test("[COPY-03 partly] removing the question that another one depends on warns, and says what to do", async () => {
  await open(published);
  await edit("How bad is it?");
  await button("Remove “How bad is it?”").click();
  await expect
    .element(
      page
        .getByText("“Which device?” is asked only after a question that’s gone. Open it and change when it’s asked.")
        .first(),
    )
    .toBeVisible();
  await expect
    .element(page.getByText("Which device?, Ask only after: choose another question, or ask always. That one is gone."))
    .toBeVisible();
});

test("[COPY-03 partly] moving a question above the one that it depends on warns, and moving it back ends that", async () => {
  await open(published);
  const warning = page
    .getByText(/“Which device\?” is asked only after “How bad is it\?”, which now comes later/)
    .first();
  await button("Move “Which device?” up").click();
  await expect.element(warning).toBeVisible();
  await button("Move “Which device?” down").click();
  await expect.element(warning).not.toBeInTheDocument();
});

test("[COPY-03 partly] removing the choice that a question depends on warns", { tags: "full" }, async () => {
  await open(published);
  await edit("How bad is it?");
  await button("Add choice").click();
  await button("Remove choice 2").click();
  await expect
    .element(page.getByText(/“Which device\?” is asked only after an answer to “How bad is it\?” that’s gone/).first())
    .toBeVisible();
});
