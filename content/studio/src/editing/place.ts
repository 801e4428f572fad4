import type { Place, Scope } from "./message.api.ts";

export const scopes: readonly Scope[] = ["all", "business", "community"];

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Which words an address is about. What it says that there is not counts as nothing. */
export function placeIn(key: string, query: URLSearchParams): Place {
  const scope = scopes.find((each) => each === query.get("scope")) ?? "all";
  const changeSet = query.get("changeSet") ?? "";
  return { key, scope, ...(wholeNumber.test(changeSet) ? { changeSet: Number(changeSet) } : {}) };
}

/** Where a screen has the words of a place. */
export type AddressOf = (place: Place) => string;

/** The address of a message's own screen. */
export function addressOf({ key, scope, changeSet }: Place): string {
  const query = new URLSearchParams({ ...(scope === "all" ? {} : { scope }), ...(changeSet === undefined ? {} : { changeSet: String(changeSet) }) });
  const asked = query.toString();
  return `/studio/messages/${encodeURIComponent(key)}${asked === "" ? "" : `?${asked}`}`;
}
