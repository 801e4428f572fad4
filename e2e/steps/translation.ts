import { readFileSync } from "node:fs";
import { expect, type Download, type Page } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import type { components } from "@portico/openapi/studio";

type ChangeSet = components["schemas"]["ChangeSet"];

const editor = "/content/v1/editor";

/** Discards the open change sets of the signed-in editor, because the server is shared. */
export async function discardOwnChangeSets({ request }: Page): Promise<void> {
  const { csrfToken, session } = (await (await request.get(`${editor}/start`)).json()) as {
    csrfToken: string;
    session: { editor?: { username: string } };
  };
  const { changeSets } = (await (await request.get(`${editor}/change-sets?state=open`)).json()) as {
    changeSets: ChangeSet[];
  };
  for (const { id, etag } of changeSets.filter(({ author }) => author === session.editor?.username)) {
    const answer = await request.delete(`${editor}/change-sets/${id}`, {
      headers: { "x-csrf-token": csrfToken, "if-match": etag },
    });
    if (!answer.ok())
      throw new Error(`Change set ${id} could not be dropped: ${answer.status()} ${await answer.text()}`);
  }
}

const names = { en: "English", es: "Español" } as const;

/** Waits for the Studio and switches it to a language, because the editor's profile may set another one. */
export async function openStudio(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const html = page.locator("html");
  if ((await html.getAttribute("lang")) === localeOf[language]) return;
  await page.getByRole("banner").getByRole("button", { name: names[language], exact: true }).click();
  await expect(html).toHaveAttribute("lang", localeOf[language]);
}

/** The text of a downloaded file. */
export const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), "utf8");

/** The element of an XLIFF message whose text is replaced: `<source>` or `<target>`. */
export type Side = "source" | "target";

/** The XLIFF file with one side of a message replaced, as a translation tool writes it. */
export function withWords(xliff: string, key: string, side: Side, words: string): string {
  const before = side === "source" ? "" : "<source>[^<]*</source>\\s*";
  const changed = xliff.replace(new RegExp(`(id="${key}">\\s*${before}<${side}>)[^<]*`), `$1${words}`);
  if (changed === xliff) throw new Error(`The file has no ${side} of ${key}.`);
  return changed;
}
