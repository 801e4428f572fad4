/** The bell and the notification center share a chunk: each chunk name costs bytes on every first visit. */
export { NotificationBell } from "./bell/NotificationBell.tsx";
export { notificationsScreen as notifications } from "./center/NotificationsScreen.tsx";
