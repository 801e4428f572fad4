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
