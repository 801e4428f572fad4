import { lazyScreen } from "./router/lazyScreen.tsx";
import type { PortalRoute } from "./router/route.ts";

const notFound = lazyScreen(() => import("../features/navigation/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen));

/** Every screen of the portal. */
export const routes: readonly PortalRoute[] = [
  { path: "/404", screen: notFound, title: "shell.notFound.screen", open: true },
  { path: "/not-found", screen: notFound, title: "shell.notFound.screen", open: true },
];

/** Addresses that lead somewhere else, with their query (SHELL-03). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: "/login", to: "/" },
  { from: "/services-overview", to: "/" },
];
