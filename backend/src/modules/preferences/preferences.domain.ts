import type { Role } from "../../lib/principal.ts";
import { mayManageAppointments, mayPayBills } from "../identity/identity.reads.ts";
import type { EmailTopic, WantedEmails } from "./preferences.repository.ts";

/** What can be chosen for each topic; the first is the widest. */
export const choicesFor: Record<EmailTopic, readonly WantedEmails[]> = {
  PAYMENT_PROBLEMS: ["ALL", "OWN", "NONE"],
  APPOINTMENTS: ["ALL", "NONE"],
};

/** Whether a role is offered the e-mails of a topic. Everybody on an account may follow its appointments. */
export const isOffered = (topic: EmailTopic, role: Role): boolean => topic === "APPOINTMENTS" || mayPayBills(role);

/**
 * What a role gets without a choice of its own: owners hear of every payment that fails, others of their own; those who
 * may change appointments hear of them.
 */
export function usualEmails(topic: EmailTopic, role: Role): WantedEmails {
  if (topic === "APPOINTMENTS") return mayManageAppointments(role) ? "ALL" : "NONE";
  if (!mayPayBills(role)) return "NONE";
  return role === "PRIMARY" ? "ALL" : "OWN";
}
