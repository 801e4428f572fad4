import type { components, paths } from "@portico/openapi/notifications";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";
import type { Locale } from "../../content/model/content.slice.ts";

type Schemas = components["schemas"];
export type Notification = Schemas["Notification"];
export type Notifications = Schemas["Notifications"];
/** Of the topic that is shown, and of all. */
export type Counts = Schemas["UnreadAfterMarking"];
export type Topic = Schemas["Topic"];
/** `before`: the `next` of the page before. */
export type ListRequest = { locale: Locale; topic?: Topic; unread?: boolean; before?: number };
/** Ids, inclusive; only those of the topic, if there is one. */
export type Range = { first: number; last: number; topic?: Topic };

const base = "/api/pub/notifications/v1";

/** Requests of the notification center (SERV-13). They never throw. */
export function notificationsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    list: (query: ListRequest): Promise<Result<Notifications>> =>
      toResult(client.GET(`${base}/notifications`, { params: { query, header: reading() } })),
    unreadCount: (): Promise<Result<{ unread: number }>> =>
      toResult(client.GET(`${base}/unread-count`, { params: { header: reading() } })),
    markRead: (body: Range): Promise<Result<Counts>> =>
      toResult(client.PUT(`${base}/read`, { params: { header: mutating() }, body })),
  };
}
