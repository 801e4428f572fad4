import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const rare = (name: keyof typeof import("../features/session/sessionScreens.ts")) =>
  lazyScreen(() => import("../features/session/sessionScreens.ts").then((part) => part[name]));
const accountCreation = rare("accountCreation");

/** Routes of signing in that few visitors need. */
export const sessionRoutes: readonly PortalRoute[] = [
  { path: "/create-account", screen: accountCreation, title: "session.creation.screen", open: true },
  { path: "/create-fsecure-account", screen: accountCreation, title: "session.creation.suiteScreen", open: true },
  { path: "/sign-in-code", screen: rare("secondStep"), title: "session.secondFactor.stepTitle", open: true },
];
