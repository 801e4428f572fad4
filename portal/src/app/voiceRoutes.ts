import { lazyScreen } from "../components/lazyComponent.ts";
import type { PortalRoute } from "./router/route.ts";

const voice = (name: keyof typeof import("../features/voice/voiceScreens.ts")) =>
  lazyScreen(() => import("../features/voice/voiceScreens.ts").then((part) => part[name]));

/** Shared by all voice routes; the screens have the service-eligibility guard (SERV-04). */
const inVoice = { tab: "services", toggle: "voice" } as const;

/** The routes of voice. */
export const voiceRoutes: readonly PortalRoute[] = [
  { path: "/services/voice", screen: voice("home"), title: "voice.home.title", ...inVoice },
  { path: "/voice/messages", screen: voice("messages"), title: "voice.messages.title", ...inVoice },
];
