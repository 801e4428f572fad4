import type { components } from "@portico/openapi/studio";

type Place = components["schemas"]["Place"];

/** URL of a message, toggle, form or article; with a change set, of the draft in it. */
export function itemHref({ item, key, scope }: Place, changeSet?: number): string {
  if (item === "toggle") return `/studio/toggles/${key}${changeSet === undefined ? "" : `?changeSet=${changeSet}`}`;
  if (item === "form") return formHref(key, changeSet);
  if (item === "article") return articleHref(key, changeSet);
  const query = new URLSearchParams({
    ...(scope === "all" ? {} : { scope }),
    ...(changeSet === undefined ? {} : { changeSet: String(changeSet) }),
  });
  return `/studio/messages/${key}${query.size > 0 ? `?${query}` : ""}`;
}

export const formHref = (key: string, changeSet?: number): string =>
  `/studio/forms/${key}${changeSet === undefined ? "" : `?changeSet=${changeSet}`}`;

export const articleHref = (key: string, changeSet?: number): string =>
  `/studio/articles/${key}${changeSet === undefined ? "" : `?changeSet=${changeSet}`}`;

export const changeSetHref = (id: number): string => `/studio/change-sets/${id}`;
export const releaseHref = (release: string): string => `/studio/releases/${release}`;

/** Parses the id of a change set or release from a URL; undefined when invalid. */
export const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The home screen, the base of the Studio's URLs. */
export const studioHome = "/studio";

const signInPath = `${studioHome}/sign-in`;

/** URL of the sign-in page with a return URL. */
export const signInFor = (address: string): string =>
  address === studioHome ? signInPath : `${signInPath}?${new URLSearchParams({ target: address })}`;

/** The return URL after sign-in: a URL of the Studio itself, or its home screen (no open redirect). */
export function targetOf(query: URLSearchParams): string {
  const target = query.get("target") ?? studioHome;
  return /^\/studio(?:[/?#]|$)/.test(target) && !target.startsWith(signInPath) ? target : studioHome;
}
