import type { Meta } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { draftedArticle, publishedArticle, restart } from "../../testing/articleFixtures.ts";
import { type MockAnswers, notFound } from "../../testing/mockFetch.ts";
import { bootstrapFor, teresa, vic } from "../../testing/fixtures.ts";
import { studioStory } from "../../testing/studioStory.tsx";
import type { Article } from "./articles.api.ts";

export default { title: "Studio/Article" } satisfies Meta;

const changes = {
  body: {
    changes: [
      {
        ...{ id: 9, at: "2026-11-21T15:00:00.000Z", author: "renata", reason: "Shorter", action: "published" },
        ...{ item: "article", key: publishedArticle.key, scope: "all", value: restart },
      },
    ],
  },
};

const shown = (article: Article, answers: MockAnswers = {}) => ({
  at: `/studio/articles/${article.key}`,
  answers: {
    "/content/v1/editor/changes": changes,
    [`GET /content/v1/editor/articles/${article.key}`]: { body: article },
    ...answers,
  },
});

const draftPath = `PUT /content/v1/editor/articles/${publishedArticle.key}/draft`;
const save = async (canvas: HTMLElement) => {
  await userEvent.type(canvas.querySelector('textarea[name="why"]') as HTMLElement, "Customers asked for it");
  await userEvent.click(canvas.querySelector('button[type="submit"]') as HTMLElement);
  await within(canvas).findAllByRole("link");
};

export const Published = studioStory(shown(publishedArticle));
export const DraftWithProblems = studioStory(shown(draftedArticle));
export const Help = studioStory({
  ...shown(publishedArticle),
  onShown: async (canvas) => {
    const [help] = await within(canvas).findAllByRole("button", { name: /headings, lists and links|títulos, listas/ });
    await userEvent.click(help as HTMLElement);
  },
});
export const ProblemsByLine = studioStory(
  shown({
    ...publishedArticle,
    draft: {
      ...{ changeSet: 12, author: "erin", at: "2026-11-21T15:00:00.000Z", reason: "Shorter" },
      article: {
        ...restart,
        body: { en: "### Small\n\nClick [here](/telegrams).\n\n- One\n-", es: "## Grande\n\n**Sin cerrar" },
      },
    },
  }),
);
export const Saved = studioStory({
  ...shown(publishedArticle, { [draftPath]: { body: { ...publishedArticle, draft: draftedArticle.draft } } }),
  onShown: save,
});
export const Conflict = studioStory({
  ...shown(publishedArticle, {
    [draftPath]: {
      ...{ status: 412, code: "CONFLICT", title: "Changed", detail: "Compare" },
      ...{ theirs: { ...restart, position: 4, title: { ...restart.title, en: "Restart a modem" } }, mine: restart },
    },
  }),
  onShown: save,
});
export const Refused = studioStory({
  ...shown(publishedArticle, {
    [draftPath]: { status: 403, code: "OUTSIDE_YOUR_SCOPE", title: "Not yours", detail: "Ask an editor." },
  }),
  onShown: save,
});
export const LeavingWithChanges = studioStory({
  ...shown(publishedArticle),
  onShown: async (canvas) => {
    await userEvent.type(canvas.querySelector('textarea[name="why"]') as HTMLElement, "Customers asked for it");
    await userEvent.click(canvas.querySelector('main [href="/studio/articles"]') as HTMLElement);
    await within(document.body).findByRole("alertdialog");
  },
});
export const ForATranslator = studioStory({ ...shown(publishedArticle), bootstrap: bootstrapFor(teresa) });
export const ForAViewer = studioStory({ ...shown(publishedArticle), bootstrap: bootstrapFor(vic) });
export const HistoryCannotBeRead = studioStory(shown(publishedArticle, { "/content/v1/editor/changes": "offline" }));
export const NotThere = studioStory({
  at: "/studio/articles/support.article.nothing",
  answers: { "GET /content/v1/editor/articles/support.article.nothing": notFound },
});
export const Loading = studioStory(
  shown(publishedArticle, { [`GET /content/v1/editor/articles/${publishedArticle.key}`]: "never" }),
);
export const Failed = studioStory(
  shown(publishedArticle, { [`GET /content/v1/editor/articles/${publishedArticle.key}`]: "offline" }),
);
