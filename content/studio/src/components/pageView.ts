import type { components } from "@portico/openapi/studio";
import type { Locale } from "../api/bootstrap.ts";

type Schemas = components["schemas"];

export type Site = "business" | "community";
export type FrameWidth = "phone" | "desktop";

/** Whose drafts lie over what customers read: those of a change set by its number, all of those on staging, or none. */
export type DraftsShown = number | "staging" | null;

/** The change set that drafts are written to while these are shown; null lets the server choose. */
export const changeSetOf = (drafts: DraftsShown): number | null => (drafts === "staging" ? null : drafts);

/** A page of the portal as somebody sees it, and the message that is open beside it: all that an address of "On the page" says. */
export type PageView = {
  site: Site;
  /** User name; null for a visitor. */
  person: string | null;
  changeSet: DraftsShown;
  /** Address in the portal, such as "/billing?show=past". */
  page: string;
  locale: Locale;
  width: FrameWidth;
  key: string | null;
  /** Which words of the message: null for those that the site shows. */
  scope: Schemas["Scope"] | null;
};

export const pagesPath = "/studio/pages";
export const matrixPath = "/studio/pages/matrix";

/** In an address: nobody signed in. */
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

/** The parts of a view that are known, for an address; the screen chooses the others. */
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
 * Where a page of the portal is shown with its words.
 *
 * @example pagesHref({ page: "/billing", changeSet: 12 }) // "/studio/pages?changeSet=12&page=%2Fbilling"
 */
export function pagesHref(view: Partial<PageView>): string {
  const query = viewQuery(view).toString();
  return query === "" ? pagesPath : `${pagesPath}?${query}`;
}

/** The pages on which a message is used. */
export const pagesWith = (pages: readonly Schemas["PreviewPage"][], screens: readonly string[]): Schemas["PreviewPage"][] =>
  pages.filter((page) => page.screens.some((screen) => screens.includes(screen)));
