/** The screens of add-ons share a chunk: each chunk name costs bytes on every first visit. */
export { AddOnsScreen as addOns } from "./list/AddOnsScreen.tsx";
export {
  DesktopSecurityScreen as desktopSecurity,
  SecuritySuiteScreen as securitySuite,
} from "./security/SecurityScreens.tsx";
