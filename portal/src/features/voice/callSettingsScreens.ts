/** The screens of call settings share a chunk: each chunk name costs bytes on every first visit. */
export { callForwardingScreen as callForwarding } from "./call-forwarding/CallForwardingScreen.tsx";
export { callGuardScreen as callGuard } from "./call-guard/CallGuardScreen.tsx";
export { forwardingManagerScreen as forwardingManager } from "./forwarding-manager/ForwardingManagerScreen.tsx";
export { manageLinesScreen as manageLines } from "./manage-lines/ManageLinesScreen.tsx";
export { phoneScreen as phone } from "./phone/PhoneScreen.tsx";
export { versionScreen as version } from "./version/VersionScreen.tsx";
