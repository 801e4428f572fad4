/**
 * Rarely visited screens share a chunk: each chunk name costs bytes on every first visit.
 */
export { AgentNotice } from "../features/session/agent/AgentNotice.tsx";
export { AreaClosed } from "../features/navigation/area-closed/AreaClosed.tsx";
export { propertyContactsScreen as contacts } from "../features/community/property-contacts/PropertyContactsScreen.tsx";
export { disclaimersScreen as disclaimers } from "../features/legal/disclaimers/DisclaimersScreen.tsx";
export { termsScreen as terms } from "../features/legal/terms/TermsScreen.tsx";
export { versionsScreen as legalVersions } from "../features/legal/versions/VersionsScreen.tsx";
export { MaintenanceScreen as maintenance } from "../features/session/maintenance/MaintenanceScreen.tsx";
export { accountRecoveryScreen as recovery } from "../features/session/recovery/AccountRecoveryScreen.tsx";
export { DiagnosticsScreen as diagnostics } from "../features/navigation/diagnostics/DiagnosticsScreen.tsx";
export { SignInRedirectScreen as signInRedirect } from "../features/session/sign-in-redirect/SignInRedirectScreen.tsx";
export {
  GuidesScreen as guides,
  WelcomeGuideScreen as welcomeGuide,
} from "../features/navigation/guides/GuideScreens.tsx";
export { LeaveWarning } from "../features/navigation/leave-warning/LeaveWarning.tsx";
export { speedTestScreen as speedTest } from "../features/services/speed-test/SpeedTestScreen.tsx";
