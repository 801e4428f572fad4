import { isEmailAddress } from "./emailAddress.rules.ts";
import { validatePhone } from "./phone.rules.ts";

/** Points of contact of a property (SHELL-12). Shared by the browser and the server. */
export const propertyContactRoles = [
  "PROPERTY_MANAGER",
  "LEASING_OFFICE",
  "MAINTENANCE",
  "BOARD_MEMBER",
  "OTHER",
] as const;
export type PropertyContactRole = (typeof propertyContactRoles)[number];

/** The limit of contacts per property. */
export const maxPropertyContacts = 20;
const LONGEST_NAME = 100;

export type PropertyContactFacts = { name: string; role: PropertyContactRole; phone: string; email: string };
export type PropertyContactError = { field: "name" | "phone" | "email"; code: "MISSING" | "TOO_LONG" | "INVALID" };

/** Trims the typed values. */
export const tidyContact = ({ name, role, phone, email }: PropertyContactFacts): PropertyContactFacts => ({
  name: name.trim(),
  role,
  phone,
  email: email.trim(),
});

const ofName = (name: string): PropertyContactError[] => {
  if (name === "") return [{ field: "name", code: "MISSING" }];
  return name.length > LONGEST_NAME ? [{ field: "name", code: "TOO_LONG" }] : [];
};
const ofPhone = (phone: string): PropertyContactError[] => {
  const code = validatePhone(phone);
  return code ? [{ field: "phone", code }] : [];
};
const ofEmail = (email: string): PropertyContactError[] => {
  if (email === "") return [{ field: "email", code: "MISSING" }];
  return isEmailAddress(email) ? [] : [{ field: "email", code: "INVALID" }];
};

/** Validates a contact: errors by field, empty when it is valid. Takes trimmed values. */
export const validatePropertyContact = ({ name, phone, email }: PropertyContactFacts): PropertyContactError[] => [
  ...ofName(name),
  ...ofPhone(phone),
  ...ofEmail(email),
];
