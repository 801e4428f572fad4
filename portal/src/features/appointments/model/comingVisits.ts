import { cookieValue } from "../../../lib/cookieValue.ts";

/**
 * The days of the current account's coming visits, as the server wrote them with the last answer that had them; before
 * that, none. Keeps a place while the visits load, and says nothing to the customer (SESS-09).
 */
export const comingVisits = (): string[] => cookieValue("appointments")?.split(".") ?? [];
