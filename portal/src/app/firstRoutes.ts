import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute, RouteTable } from "./router/route.ts";

const notFound = lazyScreen(() =>
  import("../features/navigation/not-found/NotFoundScreen.tsx").then((part) => part.NotFoundScreen),
);
const signIn = lazyScreen(() =>
  import("../features/session/sign-in/SignInScreen.tsx").then((part) => part.SignInScreen),
);
const summary = lazyScreen(() =>
  import("../features/account/summary/SummaryScreen.tsx").then((part) => part.SummaryScreen),
);

/** Loads the GraphQL client in parallel with the screens that use it. */
export const withGraph = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, import("../api/graphClient.ts")]))[0];

export const billing = lazyScreen(() =>
  withGraph(import("../features/billing/homeScreen.ts")).then((part) => part.billingHome),
);

/** Shown for unknown URLs. The URL stays unchanged, so that the customer can read and correct it. */
export const unknownAddress: PortalRoute = {
  path: "/404",
  screen: notFound,
  title: "shell.notFound.screen",
  open: true,
};

/** The routes of a first visit, which the page's entry script contains. All others load after it (`routes.ts`). */
export const firstRoutes: readonly PortalRoute[] = [
  { path: "/", screen: signIn, title: "session.signIn.screen", open: true },
  { path: "/account-summary", screen: summary, title: "summary.screen", tab: "summary", next: billing },
  unknownAddress,
  { path: "/not-found", screen: notFound, title: "shell.notFound.screen", open: true },
];

/** What the router knows before the other routes are loaded. */
export const firstTable: RouteTable = { routes: firstRoutes, redirects: [], isComplete: false };
