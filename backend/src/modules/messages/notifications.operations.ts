import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/notifications";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import {
  markRead,
  notificationRows,
  unreadCount,
  type NotificationFilter,
  type NotificationRow,
} from "./notifications.repository.ts";

type Schemas = components["schemas"];

const PAGE_SIZE = 20;

/** @throws Problem NOT_SIGNED_IN */
function readerOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return principal;
}

const answerOf = (t: Translate, row: NotificationRow): Schemas["Notification"] => ({
  id: row.id,
  topic: row.topic,
  // The key and its values were stored together by the notice that sent the e-mail.
  subject: t(row.subjectKey, row.subjectValues as never),
  accountId: row.accountId,
  page: row.page,
  at: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

/** The endpoints of the notification center (SERV-13). Everybody reads and marks their own notifications. */
export function notificationsOperations(deps: Dependencies): Operations {
  const { database, securityClock } = deps;
  /** For the list of a topic and for the bell, which counts all. */
  const unreadOf = async (reader: Principal, topic: NotificationFilter["topic"]) => {
    const unreadInAll = await unreadCount(database, reader);
    return { unread: topic === undefined ? unreadInAll : await unreadCount(database, reader, topic), unreadInAll };
  };
  return {
    getNotifications: async (request): Promise<Schemas["Notifications"]> => {
      const reader = readerOf(request);
      const { locale, ...filter } = request.query as NotificationFilter & { locale: Locale };
      const rows = await notificationRows(database, reader, filter, PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const t = await copyFor(deps, reader.site, locale);
      return {
        ...(await unreadOf(reader, filter.topic)),
        notifications: page.map((row) => answerOf(t, row)),
        next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
      };
    },
    getUnreadNotificationCount: async (request) => ({ unread: await unreadCount(database, readerOf(request)) }),
    markNotificationsRead: async (request): Promise<Schemas["UnreadAfterMarking"]> => {
      const reader = readerOf(request);
      const marking = request.body as Schemas["MarkingRead"];
      await markRead(database, reader, marking, securityClock.now());
      await announceChange(database, { topic: "NOTIFICATIONS", userId: reader.userId });
      return unreadOf(reader, marking.topic);
    },
  };
}
