import type { Role } from "../../lib/principal.ts";
import { mayManageAppointments, mayOrder, mayPayBills } from "../identity/identity.reads.ts";
import type { MessageKind } from "../messages/messages.reads.ts";
import type { EmailTopic, WantedEmails } from "./preferences.repository.ts";

/** What can be chosen for each topic; the first is the widest. */
export const choicesFor: Record<EmailTopic, readonly WantedEmails[]> = {
  PAYMENT_PROBLEMS: ["ALL", "OWN", "NONE"],
  APPOINTMENTS: ["ALL", "NONE"],
  ORDERS: ["ALL", "OWN", "NONE"],
  SUPPORT: ["ALL", "NONE"],
};

/** What is always sent, in the order in which the screen lists it. */
export const alwaysSent = ["SECURITY", "ACCESS", "PAYMENT_RESULTS", "CHARGE_ANSWERS", "REQUESTED"] as const;
type AlwaysSent = (typeof alwaysSent)[number];

/**
 * What decides whether an e-mail of a kind is sent: a topic of the preferences, nothing (`alwaysSent`), or the list of
 * people who get statements. A kind that is missing here does not compile.
 */
export const governedBy: Record<MessageKind, EmailTopic | AlwaysSent | "STATEMENT_RECIPIENTS"> = {
  PASSCODE: "SECURITY",
  SECURITY: "SECURITY",
  INVITATION: "ACCESS",
  ACCESS: "ACCESS",
  PAYMENT_OUTCOME: "PAYMENT_RESULTS",
  BILL_QUESTION: "CHARGE_ANSWERS",
  RECEIPT: "REQUESTED",
  STATEMENT: "STATEMENT_RECIPIENTS",
  PAYMENT_FAILURE: "PAYMENT_PROBLEMS",
  APPOINTMENT: "APPOINTMENTS",
  ORDER: "ORDERS",
  SUPPORT_CASE: "SUPPORT",
};

/** Whether a role is offered the e-mails of a topic. Everybody on an account may follow its appointments, and ask support. */
export function isOffered(topic: EmailTopic, role: Role): boolean {
  if (topic === "ORDERS") return mayOrder(role);
  return topic !== "PAYMENT_PROBLEMS" || mayPayBills(role);
}

/**
 * What a role gets without a choice of its own: owners hear of every payment that fails, others of their own; those who
 * may change appointments hear of them; owners hear of every order, whoever else ordered of their own; everybody hears
 * of the requests that they sent.
 */
function usualEmails(topic: EmailTopic, role: Role): WantedEmails {
  if (topic === "APPOINTMENTS") return mayManageAppointments(role) ? "ALL" : "NONE";
  if (topic === "SUPPORT") return "ALL";
  if (topic === "PAYMENT_PROBLEMS" && !mayPayBills(role)) return "NONE";
  return role === "PRIMARY" ? "ALL" : "OWN";
}

/**
 * What a user gets: as chosen, else as usual for the role. Who chose in a role that is offered the topic, and has lost
 * it, gets at most what concerns the user alone.
 */
export function wantedEmails(topic: EmailTopic, role: Role, chosen: WantedEmails | undefined): WantedEmails {
  const wanted = chosen ?? usualEmails(topic, role);
  return wanted === "ALL" && !isOffered(topic, role) ? "OWN" : wanted;
}
