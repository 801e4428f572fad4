import type { Notification, Notifications } from "../features/notifications/model/notifications.api.ts";

const base = "/api/pub/notifications/v1";
export const notificationsPath = `${base}/notifications`;
export const unreadNotificationsPath = `${base}/unread-count`;
export const markReadPath = `${base}/read`;

const orderPlaced: Notification = {
  id: 12,
  topic: "ORDERS",
  subject: "We got your order SO-600002",
  accountId: "8347201180",
  page: "/orders/so-600002",
  at: "2026-11-21T14:10:00.000Z",
  read: false,
};

const visitTomorrow: Notification = {
  id: 9,
  topic: "APPOINTMENTS",
  subject: "Reminder: a technician visits on December 3, 2026",
  accountId: "8347201180",
  page: "/service-appointments",
  at: "2026-11-20T22:00:00.000Z",
  read: false,
};

export const paymentMade: Notification = {
  id: 4,
  topic: "PAYMENTS",
  subject: "Payment of $231.40 made, account ending in 1180",
  accountId: "8347201180",
  page: "/billing/payments/pay_1?account=8347201180",
  at: "2026-11-06T15:30:00.000Z",
  read: true,
};

export const notificationList = (
  notifications: Notification[] = [orderPlaced, visitTomorrow, paymentMade],
  next: number | null = null,
): Notifications => {
  const unread = notifications.filter(({ read }) => !read).length;
  return { unread, unreadInAll: unread, notifications, next };
};
