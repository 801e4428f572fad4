import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const accountCreation = lazyScreen(() =>
  import("../features/session/sessionScreens.ts").then((part) => part.accountCreation),
);

const notifications = lazyScreen(() =>
  import("../features/notifications/notificationsScreens.ts").then((part) => part.notifications),
);

/** Routes of signing in that few visitors need, and of the notification center. */
export const sessionRoutes: readonly PortalRoute[] = [
  { path: "/create-account", screen: accountCreation, title: "session.creation.screen", open: true },
  { path: "/create-fsecure-account", screen: accountCreation, title: "session.creation.suiteScreen", open: true },
  { path: "/notifications", screen: notifications, title: "notifications.screen" },
];
