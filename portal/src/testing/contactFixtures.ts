import type { Member } from "../features/settings/contact/member.api.ts";
import type { Contact, EmailPreferences } from "../features/settings/contact/contact.api.ts";

const base = "/api/pub/preferences/v1";
export const contactAnswerPath = `${base}/contact`;
export const emailsAnswerPath = `${base}/emails`;

export const contactAnswer: Contact = {
  firstName: "Dana",
  email: "dana@portico.example",
  pending: null,
  changeable: true,
};

/** An owner with an administrator who is told of failed payments too. */
export const emailsAnswer: EmailPreferences = {
  address: "dana@portico.example",
  topics: [
    { topic: "PAYMENT_PROBLEMS", wanted: "ALL", choices: ["ALL", "OWN", "NONE"], onlyRecipient: false },
    { topic: "APPOINTMENTS", wanted: "NONE", choices: ["ALL", "NONE"], onlyRecipient: false },
    { topic: "ORDERS", wanted: "OWN", choices: ["ALL", "OWN", "NONE"], onlyRecipient: false },
    { topic: "SUPPORT", wanted: "ALL", choices: ["ALL", "NONE"], onlyRecipient: false },
  ],
  always: ["SECURITY", "ACCESS", "PAYMENT_RESULTS", "CHARGE_ANSWERS", "REQUESTED"],
};

/** `guid` of the person for whom the request is answered. */
export const memberAnswerPath = (guid: string) => `/api/pub/sbnetmemberedge/v2/cboam/member/${guid}`;

export const memberAnswer = (...numbers: string[]): Member => ({
  Guid: "g-dana",
  FirstName: "Dana",
  LastName: null,
  ContactEmail: "dana@portico.example",
  Service: { Voice: { Assignment: numbers.length > 0 ? "Assigned" : "Unassigned", Phone_Numbers: numbers } },
});
