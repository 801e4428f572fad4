/** The screens of support and self-installation share a chunk: each chunk name costs bytes on every first visit. */
export { ContactUsScreen as contactUs } from "./contact/ContactUsScreen.tsx";
export {
  ContactToActivateScreen as contactToActivate,
  ContactToContinueScreen as contactToContinue,
  NothingToSetUpScreen as nothingToSetUp,
  selfInstallScreen as selfInstall,
} from "../selfinstall/SelfInstallScreen.tsx";
