import type { Dependencies } from "./dependencies.ts";
import type { Operations } from "./lib/operations.ts";
import { accountOperations } from "./modules/account/account.routes.ts";
import { accountEventOperations } from "./modules/account-events/accountEvents.operations.ts";
import { activityOperations } from "./modules/activity/activity.operations.ts";
import { activityLogOperations } from "./modules/activity-log/activityLog.operations.ts";
import { appointmentOperations } from "./modules/appointments/appointments.operations.ts";
import { billQuestionOperations } from "./modules/bill-questions/billQuestions.operations.ts";
import { calendarOperations } from "./modules/calendar/calendar.operations.ts";
import { communityOperations } from "./modules/community/community.operations.ts";
import { callLogOperations } from "./modules/calls/callLog.operations.ts";
import { callSettingsOperations } from "./modules/call-settings/callSettings.operations.ts";
import { cpniOperations } from "./modules/passcodes/cpni.operations.ts";
import { contactsOperations } from "./modules/contacts/contacts.operations.ts";
import { contentOperations } from "./modules/content/content.routes.ts";
import { demoOperations } from "./modules/demo/demo.routes.ts";
import { identityOperations } from "./modules/identity/identity.routes.ts";
import { addOnsOperations } from "./modules/addons/addons.operations.ts";
import { notificationsOperations } from "./modules/messages/notifications.operations.ts";
import { equipmentOperations } from "./modules/equipment/equipment.operations.ts";
import { memberOperations } from "./modules/members/members.operations.ts";
import { orderOperations } from "./modules/orders/orders.operations.ts";
import { healthOperations } from "./modules/operations/operations.routes.ts";
import { outageOperations } from "./modules/outages/outages.operations.ts";
import { partnerOperations } from "./modules/partner/partner.operations.ts";
import { portalOperations } from "./modules/portal/portal.routes.ts";
import { previewOperations } from "./modules/portal/preview.routes.ts";
import { preferencesOperations } from "./modules/preferences/preferences.operations.ts";
import { propertyOperations } from "./modules/property/property.operations.ts";
import { receiptOperations } from "./modules/receipts/receipts.operations.ts";
import { selfInstallOperations } from "./modules/selfinstall/selfinstall.operations.ts";
import { speedTestOperations } from "./modules/speedtest/speedtest.operations.ts";
import { statementOperations } from "./modules/statements/statements.operations.ts";
import { supportOperations } from "./modules/support/support.operations.ts";
import { troubleshootingOperations } from "./modules/troubleshooting/troubleshooting.operations.ts";
import { tvOperations } from "./modules/tv/tv.operations.ts";
import { termsOperations } from "./modules/terms/terms.operations.ts";
import { telemetryOperations } from "./modules/telemetry/telemetry.routes.ts";
import { webhookOperations } from "./modules/payments/reversals/webhooks.service.ts";
import { usersOperations } from "./modules/users/users.routes.ts";
import { voiceOperations } from "./modules/voice/voice.operations.ts";
import { vaultOperations } from "./modules/vault/vault.operations.ts";

/**
 * All modules' handlers by operationId. Without the demo its operations are left out.
 * @param called methods and path templates of the calls that browsers make
 */
export function allOperations(deps: Dependencies, called: readonly { method: string; path: string }[]): Operations {
  return {
    ...identityOperations(deps),
    ...accountOperations(deps),
    ...accountEventOperations(deps),
    ...vaultOperations(deps),
    ...webhookOperations(deps),
    ...receiptOperations(deps),
    ...statementOperations(deps),
    ...billQuestionOperations(deps),
    ...activityOperations(deps),
    ...activityLogOperations(deps),
    ...calendarOperations(deps),
    ...appointmentOperations(deps),
    ...equipmentOperations(deps),
    ...voiceOperations(deps),
    ...callLogOperations(deps),
    ...memberOperations(deps),
    ...troubleshootingOperations(deps),
    ...outageOperations(deps),
    ...supportOperations(deps),
    ...orderOperations(deps),
    ...callSettingsOperations(deps),
    ...addOnsOperations(deps),
    ...notificationsOperations(deps),
    ...termsOperations(deps),
    ...tvOperations(deps),
    ...selfInstallOperations(deps),
    ...partnerOperations(deps),
    ...communityOperations(deps),
    ...propertyOperations(deps),
    ...speedTestOperations(deps),
    ...contactsOperations(deps),
    ...cpniOperations(deps),
    ...preferencesOperations(deps),
    ...usersOperations(deps),
    ...contentOperations(deps),
    ...portalOperations(deps),
    ...previewOperations(deps),
    ...telemetryOperations(deps, called),
    ...healthOperations(deps),
    ...(deps.config.demo ? demoOperations(deps) : {}),
  };
}
