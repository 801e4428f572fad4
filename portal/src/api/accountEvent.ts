import type { components } from "@portico/openapi/accountEvents";

/** What changes on the server, also in other sessions. */
export type AccountTopic = components["schemas"]["AccountTopic"];

/** What the account event stream says: that it opened or broke, or what changed. */
export type AccountEvent = { isConnected: boolean } | { topics: readonly AccountTopic[] };
