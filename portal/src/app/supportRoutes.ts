import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const support = (name: keyof typeof import("../features/support/supportScreens.ts")) =>
  lazyScreen(() => import("../features/support/supportScreens.ts").then((part) => part[name]));

/** Open to everybody; those of support and contact us without page alerts (SERV-08, SHELL-19). */
const ofSupport = { open: true, pageAlerts: false } as const;

export const supportRoutes: readonly PortalRoute[] = [
  { path: "/support", screen: support("home"), title: "support.home.screen", ...ofSupport },
  { path: "/support/category", screen: support("category"), title: "support.category.screen", ...ofSupport },
  { path: "/support/articles/:articleId", screen: support("article"), title: "support.article.screen", ...ofSupport },
  { path: "/support/forms", screen: support("forms"), title: "support.forms.screen", ...ofSupport },
  { path: "/search-results", screen: support("searchResults"), title: "support.search.screen", open: true },
  { path: "/contactus", screen: support("contactUs"), title: "support.contact.screen", ...ofSupport },
];
