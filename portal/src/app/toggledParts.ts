/** Parts that toggles or one site open, and few visits need, come together: each name of a file of its own is bytes of every first visit. */
export { AreaClosed } from "../features/navigation/area-closed/AreaClosed.tsx";
export { CommunityScreen as community } from "../features/community/landing/CommunityScreen.tsx";
export { propertyContactsScreen as contacts } from "../features/community/property-contacts/propertyContactsScreen.ts";
export { LeaveWarning } from "../features/navigation/leave-warning/LeaveWarning.tsx";
export { speedTestScreen as speedTest } from "../features/services/speed-test/speedTestScreen.ts";
