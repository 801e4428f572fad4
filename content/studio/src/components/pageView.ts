import type { components } from "@portico/openapi/studio";
import type { Locale } from "../api/bootstrap.ts";

type Schemas = components["schemas"];

export type Site = "business" | "community";
export type FrameWidth = "phone" | "desktop";

/** Whose drafts override the live messages: a change set's by its id, all those on staging, or none. */
export type DraftsShown = number | "staging" | null;

/** The change set that drafts are saved to while this is shown; null lets the server choose. */
export const changeSetOf = (drafts: DraftsShown): number | null => (drafts === "staging" ? null : drafts);

/** The state of "On the page" in its URL: a portal page as a given customer sees it, and the message open beside it. */
export type PageView = {
  site: Site;
  /** User name; null for an anonymous visitor. */
  person: string | null;
  changeSet: DraftsShown;
  /** URL in the portal, such as "/billing?show=past". */
  page: string;
  locale: Locale;
  width: FrameWidth;
  key: string | null;
  /** The message's scope: null for the one that the site shows. */
  scope: Schemas["Scope"] | null;
};

export const pagesPath = "/studio/pages";
export const matrixPath = "/studio/pages/matrix";

/** Value in the URL for no customer. */
export const visitor = "-";

const textOf: { [Part in keyof PageView]: (value: PageView[Part]) => string | null } = {
  site: (site) => site,
  person: (person) => person ?? visitor,
  changeSet: (changeSet) => (changeSet === null ? null : String(changeSet)),
  page: (page) => page,
  locale: (locale) => locale,
  width: (width) => width,
  key: (key) => key,
  scope: (scope) => scope,
};

/** The known parts of a view, for building a URL; the screen chooses defaults for the others. */
export function viewQuery(view: Partial<PageView>): URLSearchParams {
  const query = new URLSearchParams();
  const write = <Part extends keyof PageView>(part: Part, value: PageView[Part] | undefined) => {
    const text = value === undefined ? null : textOf[part](value);
    if (text !== null) query.set(part, text);
  };
  for (const part of Object.keys(textOf) as (keyof PageView)[]) write(part, view[part]);
  return query;
}

/**
 * URL that shows a portal page with its messages.
 *
 * @example pagesHref({ page: "/billing", changeSet: 12 }) // "/studio/pages?changeSet=12&page=%2Fbilling"
 */
export function pagesHref(view: Partial<PageView>): string {
  const query = viewQuery(view).toString();
  return query === "" ? pagesPath : `${pagesPath}?${query}`;
}

/** The pages that use a message. */
export const pagesWith = (
  pages: readonly Schemas["PreviewPage"][],
  screens: readonly string[],
): Schemas["PreviewPage"][] => pages.filter((page) => page.screens.some((screen) => screens.includes(screen)));
