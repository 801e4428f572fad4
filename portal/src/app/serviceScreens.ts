/** The screens of TV, webmail and self-installation share a chunk: each chunk name costs bytes on every first visit. */
export { TvScreen as tv } from "../features/tv/TvScreen.tsx";
export { messageScreen as mailMessage } from "../features/webmail/MessageScreen.tsx";
export { webmailScreen as webmail } from "../features/webmail/WebmailScreen.tsx";
export {
  ContactToActivateScreen as contactToActivate,
  ContactToContinueScreen as contactToContinue,
  NothingToSetUpScreen as nothingToSetUp,
  selfInstallScreen as selfInstall,
} from "../features/selfinstall/SelfInstallScreen.tsx";
