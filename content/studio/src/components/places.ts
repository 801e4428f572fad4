import type { components } from "@portico/openapi/studio";

type Place = components["schemas"]["Place"];

/** Where a message or toggle is looked at and edited; with a change set, the draft in it. */
export function itemHref({ item, key, scope }: Place, changeSet?: number): string {
  if (item === "toggle") return `/studio/toggles/${key}${changeSet === undefined ? "" : `?changeSet=${changeSet}`}`;
  const query = new URLSearchParams({ ...(scope === "all" ? {} : { scope }), ...(changeSet === undefined ? {} : { changeSet: String(changeSet) }) });
  return `/studio/messages/${key}${query.size > 0 ? `?${query}` : ""}`;
}

export const changeSetHref = (id: number): string => `/studio/change-sets/${id}`;
export const releaseHref = (release: string): string => `/studio/releases/${release}`;

/** The number of a change set or a release in a part of an address; undefined for what is none. */
export const numberIn = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
