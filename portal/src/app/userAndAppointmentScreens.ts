/**
 * The screens of users, their own settings, invitations, accounts, services and appointments share a chunk: each chunk name costs
 * bytes on every first visit.
 */
export { cancelAppointmentScreen as cancel } from "../features/appointments/cancel/CancelScreen.tsx";
export { appointmentsScreen as appointments } from "../features/appointments/list/AppointmentsScreen.tsx";
export { rescheduleScreen as change } from "../features/appointments/reschedule/RescheduleScreen.tsx";
export { contactScreen as contact } from "../features/settings/contact/ContactScreen.tsx";
export { securityScreen as security } from "../features/session/security/SecurityScreen.tsx";
export { ServicesScreen as services } from "../features/services/list/ServicesScreen.tsx";
export { TroubleshootScreen as troubleshoot } from "../features/services/troubleshoot/TroubleshootScreen.tsx";
export { accountsScreen as accounts } from "../features/users/accounts/AccountsScreen.tsx";
export { activityLogScreen as activityLog } from "../features/users/activity-log/ActivityLogScreen.tsx";
export { invitationScreen as invitation } from "../features/users/invitation/InvitationScreen.tsx";
export { peopleScreen as people } from "../features/users/people/PeopleScreen.tsx";
