import { isEmailAddress } from "./emailAddress.rules.ts";

/** Points of contact of a property (SHELL-12). One copy for the screen and the server. */
export const propertyContactRoles = ["PROPERTY_MANAGER", "LEASING_OFFICE", "MAINTENANCE", "BOARD_MEMBER", "OTHER"] as const;
export type PropertyContactRole = (typeof propertyContactRoles)[number];

/** As many as a list is read with. */
export const mostPropertyContacts = 20;
const LONGEST_NAME = 100;
const PHONE_DIGITS = 10;

export type PropertyContactFacts = { name: string; role: PropertyContactRole; phone: string; email: string };
export type PropertyContactFault = { field: "name" | "phone" | "email"; code: "MISSING" | "TOO_LONG" | "INVALID" };

/** What was typed without the spaces around it. */
export const tidyContact = ({ name, role, phone, email }: PropertyContactFacts): PropertyContactFacts => ({ name: name.trim(), role, phone, email: email.trim() });

const ofName = (name: string): PropertyContactFault[] => {
  if (name === "") return [{ field: "name", code: "MISSING" }];
  return name.length > LONGEST_NAME ? [{ field: "name", code: "TOO_LONG" }] : [];
};
const ofPhone = (phone: string): PropertyContactFault[] => {
  if (phone === "") return [{ field: "phone", code: "MISSING" }];
  return new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(phone) ? [] : [{ field: "phone", code: "INVALID" }];
};
const ofEmail = (email: string): PropertyContactFault[] => {
  if (email === "") return [{ field: "email", code: "MISSING" }];
  return isEmailAddress(email) ? [] : [{ field: "email", code: "INVALID" }];
};

/** What is wrong with a contact, by field; nothing when it can be kept. Takes tidy facts. */
export const propertyContactFaults = ({ name, phone, email }: PropertyContactFacts): PropertyContactFault[] => [...ofName(name), ...ofPhone(phone), ...ofEmail(email)];
