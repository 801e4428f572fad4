import type { MessageTarget, Scope } from "./message.api.ts";

export const scopes: readonly Scope[] = ["all", "business", "community"];

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Parses which wording a URL means. Invalid parts are ignored. */
export function placeIn(key: string, query: URLSearchParams): MessageTarget {
  const scope = scopes.find((each) => each === query.get("scope")) ?? "all";
  const changeSet = query.get("changeSet") ?? "";
  return { key, scope, ...(wholeNumber.test(changeSet) ? { changeSet: Number(changeSet) } : {}) };
}

/** Builds the URL of a wording. */
export type AddressOf = (place: MessageTarget) => string;

/** URL of a message's own screen. */
export function addressOf({ key, scope, changeSet }: MessageTarget): string {
  const query = new URLSearchParams({
    ...(scope === "all" ? {} : { scope }),
    ...(changeSet === undefined ? {} : { changeSet: String(changeSet) }),
  });
  const search = query.toString();
  return `/studio/messages/${encodeURIComponent(key)}${search === "" ? "" : `?${search}`}`;
}
