import { phoneShown } from "@portico/rules/phone";
import type { Translate } from "../content/delivery/content.reads.ts";
import type { LoggedFacts, LoggedKind } from "./activityLog.tables.ts";

/** What an entry says, in the language of `t`. */
export function activityText(t: Translate, kind: LoggedKind, facts: LoggedFacts): string {
  const { amount = 0, date = "", debitDay = 0, subject = "", roleAfter: role = "STANDARD" } = facts;
  const { methodType: type = "creditCard", lastFour = "" } = facts;
  const method = t("users.log.method", { type, lastFour });
  switch (kind) {
    case "PAYMENT_SUBMITTED":
      return t("users.log.what.PAYMENT_SUBMITTED", { amount, method });
    case "PAYMENT_SCHEDULED":
      return t("users.log.what.PAYMENT_SCHEDULED", { amount, date, method });
    case "SCHEDULED_PAYMENT_CHANGED":
      return t("users.log.what.SCHEDULED_PAYMENT_CHANGED", { amount, date, method });
    case "SCHEDULED_PAYMENT_CANCELLED":
      return t("users.log.what.SCHEDULED_PAYMENT_CANCELLED", { amount, date });
    case "AUTO_PAY_ENROLLED":
      return t("users.log.what.AUTO_PAY_ENROLLED", { day: debitDay, method });
    case "AUTO_PAY_CHANGED":
      return t("users.log.what.AUTO_PAY_CHANGED", { method });
    case "AUTO_PAY_DAY_CHANGED":
      return t("users.log.what.AUTO_PAY_DAY_CHANGED", { day: debitDay });
    case "AUTO_PAY_CANCELLED":
      return t("users.log.what.AUTO_PAY_CANCELLED");
    case "METHOD_ADDED":
    case "METHOD_CHANGED":
    case "METHOD_REMOVED":
      return t("users.log.what.METHOD", { kind, method });
    case "PAPERLESS_ON":
    case "PAPERLESS_OFF":
      return t("users.log.what.PAPERLESS", { kind });
    case "RECIPIENT_ADDED":
    case "RECIPIENT_REMOVED":
      return t("users.log.what.RECIPIENT", { kind, address: subject });
    case "BILL_QUESTION_ASKED":
      return t("users.log.what.BILL_QUESTION_ASKED", { charge: chargeIn(t, facts) });
    case "BILL_CREDIT_GRANTED":
      return t("users.log.what.BILL_CREDIT_GRANTED", { amount, charge: chargeIn(t, facts) });
    case "APPOINTMENT_BOOKED":
      return t("users.log.what.APPOINTMENT_BOOKED", { date });
    case "APPOINTMENT_MOVED":
      return t("users.log.what.APPOINTMENT_MOVED", { date, after: facts.dateAfter ?? "" });
    case "APPOINTMENT_CANCELLED":
      return t("users.log.what.APPOINTMENT_CANCELLED", { date });
    case "EQUIPMENT_NAMED":
      return t("users.log.what.EQUIPMENT_NAMED", { ...deviceIn(t, facts), nickname: facts.nickname ?? "" });
    case "EQUIPMENT_NAME_REMOVED":
      return t("users.log.what.EQUIPMENT_NAME_REMOVED", deviceIn(t, facts));
    case "EQUIPMENT_RESTARTED":
      return t("users.log.what.EQUIPMENT_RESTARTED", deviceIn(t, facts));
    case "ORDER_PLACED":
    case "ORDER_CANCELLED":
      return t("users.log.what.ORDER", { kind, order: facts.orderId ?? "", product: productIn(t, facts) });
    case "LINE_FORWARDED":
    case "LINE_FORWARDING_CHANGED":
    case "LINE_GUARD_CHANGED":
    case "LINE_PHONE_CHANGED":
    case "VOICEMAIL_PIN_RESET":
    case "LINE_NAMED":
    case "LINE_ASSIGNED":
    case "LINE_UNASSIGNED":
      return t("users.log.what.LINE", { kind, line: phoneShown(facts.line ?? ""), subject: phoneShown(subject) });
    case "ADD_ON_ACTIVATION_REQUESTED":
    case "SEAT_ASSIGNED":
    case "SEAT_TAKEN_BACK":
      return t("users.log.what.ADD_ON", {
        kind,
        subject,
        addOn: t("addOns.name", { kind: facts.addOn ?? "SECURITY_SUITE" }),
      });
    case "CHANNEL_ADDED":
    case "CHANNEL_CHANGED":
    case "CHANNEL_REMOVED":
    case "CHANNELS_REORDERED":
    case "CHANNEL_SETTINGS_CHANGED":
    case "TELEVISION_ACTIVATED":
    case "BUSINESS_HOURS_CHANGED":
    case "CONTACT_PREFERENCES_CHANGED":
      return t("users.log.what.PROPERTY", { kind, subject });
    case "AMENITY_CHANGE_REQUESTED":
    case "AMENITY_REQUEST_WITHDRAWN":
      return t("users.log.what.AMENITY", {
        kind,
        subject,
        amenity: t("property.amenities.kind", { kind: facts.amenityKind ?? "DIGITAL_SIGNAGE" }),
      });
    case "INVITED":
    case "INVITATION_SENT_AGAIN":
    case "INVITATION_WITHDRAWN":
    case "JOINED":
    case "ACCESS_GIVEN":
    case "ROLE_CHANGED":
    case "DEACTIVATED":
    case "REACTIVATED":
    case "REMOVED":
    case "OWNERSHIP_TRANSFERRED":
      return t("users.log.what.USERS", { kind, subject, role, before: facts.roleBefore ?? "STANDARD" });
  }
}

const chargeIn = (t: Translate, { charge = { code: "SERVICE_AGREEMENT", quantity: 1 } }: LoggedFacts) =>
  t("statements.line", charge);

const productIn = (t: Translate, { orderedService: service = "INTERNET", orderedSize: size = 0 }: LoggedFacts) =>
  t("orders.product", { service, size });

const deviceIn = (t: Translate, { equipmentKind: kind = "TV_DEVICE", serialLastFour: serial = "" }: LoggedFacts) => ({
  device: t("services.equipment.kind", { kind }),
  serial,
});
