import type { Place } from "../../../api/navigator.ts";
import type { EndReason } from "./session.slice.ts";

/**
 * Where a customer is after a session's end: the sign-in page, which says why; a session that they did not end themselves
 * leads back to where they were. Maintenance has a page of its own (spec 8).
 */
export function afterEnd(reason: EndReason, from: Place): string {
  if (reason === "maintenance") return "/maintenance";
  const query = new URLSearchParams({ loggedOut: "true" });
  if (reason !== "user") {
    query.set("reason", reason);
    query.set("targetUrl", from.path + from.search + from.hash);
  }
  return `/login?${query}`;
}
