import { articlePhones, type ArticleReader, type ArticleTargets } from "@portico/rules/articleMarkup";
import { articleKeyStart } from "@portico/rules/supportArticle";
import type { ArticleList } from "./articles.api.ts";
import { type Language, shownOf } from "./definition.ts";

const offeredIn = ({ articles }: ArticleList) =>
  articles.flatMap((article) => {
    const shown = shownOf(article);
    return shown?.offered ? [{ id: article.key.slice(articleKeyStart.length), title: shown.title }] : [];
  });

/** What links can lead to, with the editor's own drafts. */
export const targetsIn = (list: ArticleList): ArticleTargets => ({
  pages: list.pages.map(({ path }) => path),
  articles: offeredIn(list).map(({ id }) => id),
});

/** A customer for whom everything is on, for the preview. */
export function readerIn(list: ArticleList): ArticleReader {
  const { pages, articles } = targetsIn(list);
  return {
    isPage: (path) => pages.includes(path),
    isArticle: (id) => articles.includes(id),
    phone: (topic) => list.phones.find((known) => known.topic === topic)?.phone ?? undefined,
  };
}

/** An article or a number that a link can lead to, with the address as it is typed. */
export const articleChoices = (list: ArticleList) =>
  offeredIn(list).map(({ id, title }) => ({ target: `article:${id}`, title }));

export const phoneChoices = ({ phones }: ArticleList) =>
  Object.entries(articlePhones).flatMap(([name, topic]) => {
    const phone = phones.find((known) => known.topic === topic)?.phone;
    return phone ? [{ target: `tel:${name}`, topic, phone }] : [];
  });

/** The field of a text: its problems are shown in it, and links are inserted where its caret is. */
export const bodyName = (language: Language) => `body-${language}`;
const bodyField = (language: Language) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${bodyName(language)}"]`);

/** Selects a line of a text, from 1. */
export function showLine(language: Language, line: number): void {
  const area = bodyField(language);
  if (!area) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** The text with a link in place of what is selected, which becomes its words; and where the caret goes. */
export function withLink(language: Language, words: string, target: string): { text: string; caret: number } {
  const { value, selectionStart, selectionEnd } = bodyField(language) ?? {
    ...{ value: "", selectionStart: 0, selectionEnd: 0 },
  };
  const link = `[${value.slice(selectionStart, selectionEnd).trim() || words}](${target})`;
  return {
    text: value.slice(0, selectionStart) + link + value.slice(selectionEnd),
    caret: selectionStart + link.length,
  };
}

export function focusAt(language: Language, caret: number): void {
  const area = bodyField(language);
  area?.focus();
  area?.setSelectionRange(caret, caret);
}
