import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const screen = (name: keyof typeof import("../features/voice/callSettingsScreens.ts")) =>
  lazyScreen(() => import("../features/voice/callSettingsScreens.ts").then((part) => part[name]));

/** Shared by all routes of call settings; the screens have the service-eligibility guard (SERV-04). */
const inVoice = { tab: "services", toggle: "voice" } as const;

/** The routes of call settings. */
export const callSettingsRoutes: readonly PortalRoute[] = [
  { path: "/services/voice/phone", screen: screen("phone"), title: "voice.phone.screen", ...inVoice },
  { path: "/services/voice/call-guard", screen: screen("callGuard"), title: "voice.guard.screen", ...inVoice },
  {
    path: "/services/voice/call-forwarding",
    screen: screen("callForwarding"),
    title: "voice.forwarding.screen",
    ...inVoice,
  },
  { path: "/services/voice/version", screen: screen("version"), title: "voice.version.screen", ...inVoice },
  { path: "/voice/manage-lines", screen: screen("manageLines"), title: "voice.manage.screen", ...inVoice },
  {
    path: "/voice/forwarding-manager",
    screen: screen("forwardingManager"),
    title: "voice.manager.screen",
    ...inVoice,
  },
];
