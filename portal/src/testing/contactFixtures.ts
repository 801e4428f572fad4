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
  ],
};
