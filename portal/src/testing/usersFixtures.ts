import type { ActivityLog, InvitationShown, People, Person } from "../features/users/model/users.api.ts";

/** Responses about the users of an account, for stories. */
const accountId = "8347201180";
export const peoplePath = `/api/pub/users/v1/accounts/${accountId}/people`;
export const invitationPath = "/api/pub/users/v1/invitation-lookups";
export const registrationPath = "/api/pub/users/v1/registrations";

const person = (
  at: number,
  firstName: string,
  role: Person["access"][number]["role"],
  changes: Partial<Person> = {},
): Person => ({
  userId: `00000000-0000-4000-8000-00000000000${at}`,
  firstName,
  username: firstName.toLowerCase(),
  email: `${firstName.toLowerCase()}@portico.example`,
  isYou: false,
  mayNotSignIn: false,
  access: [{ accountId, role, state: "ACTIVE", version: 1 }],
  ...changes,
});

const you = person(1, "Dana", "PRIMARY", { isYou: true });

export const everybody: People = {
  people: [
    you,
    person(2, "Ada", "ADMIN"),
    person(3, "Billie", "BILLING"),
    person(4, "Marco", "BILLING", { access: [{ accountId, role: "BILLING", state: "DEACTIVATED", version: 2 }] }),
    person(5, "Sam", "STANDARD", { mayNotSignIn: true, email: null }),
  ],
  invitations: [
    {
      invitationId: "00000000-0000-4000-8000-000000000011",
      email: "lee@harbor.example",
      role: "BILLING",
      state: "OPEN",
      invitedBy: "Dana",
      sentAt: "2026-11-20T15:00:00Z",
      expiresAt: "2026-11-27T15:00:00Z",
      version: 1,
    },
    {
      invitationId: "00000000-0000-4000-8000-000000000012",
      email: "bookkeeper@harbor.example",
      role: "STANDARD",
      state: "EXPIRED",
      invitedBy: "Ada",
      sentAt: "2026-11-02T15:00:00Z",
      expiresAt: "2026-11-09T15:00:00Z",
      version: 2,
    },
  ],
  changes: [
    {
      id: "2",
      at: "2026-11-20T15:00:00Z",
      kind: "INVITED",
      by: "Dana",
      subject: "lee@harbor.example",
      roleBefore: null,
      roleAfter: "BILLING",
    },
    {
      id: "1",
      at: "2026-11-18T15:00:00Z",
      kind: "ROLE_CHANGED",
      by: "Dana",
      subject: "Billie",
      roleBefore: "STANDARD",
      roleAfter: "BILLING",
    },
  ],
  accounts: [
    { accountId, name: "Harbor Street Bakery" },
    { accountId: "8347201206", name: "Pine and Ladle Catering" },
  ],
  canInvite: true,
};

export const alone: People = { ...everybody, people: [you], invitations: [], changes: [] };

export const invitation: InvitationShown = {
  accountName: "Harbor Street Bakery",
  role: "BILLING",
  invitedBy: "Dana",
  email: "lee@harbor.example",
  state: "OPEN",
  hasSignIn: false,
};

export const activityLogPath = `/api/pub/users/v1/accounts/${accountId}/activity-log`;

/** One entry of each kind of row: plain, with a payment, with accepted terms, and with terms that are gone. */
export const someActivity: ActivityLog = {
  newestInFile: null,
  entries: [
    {
      id: "9",
      at: "2026-11-20T18:04:00Z",
      kind: "PAYMENT_SUBMITTED",
      by: "Dana",
      what: "Submitted a payment of $211.00 with Visa ending in 4242",
      paymentId: "pay_1",
      agreed: {
        text: "You authorize us to charge this payment method once, for the amount shown.\n\nThe payment cannot be changed after it was sent.",
        locale: "en-US",
      },
    },
    {
      id: "8",
      at: "2026-11-19T15:30:00Z",
      kind: "ROLE_CHANGED",
      by: "Dana",
      what: "Changed the role of Billie from standard to billing",
    },
    {
      id: "7",
      at: "2026-11-18T09:12:00Z",
      kind: "PAPERLESS_ON",
      by: "Billie",
      what: "Turned on paperless billing",
      agreed: { text: null, locale: "es-US" },
    },
    {
      id: "6",
      at: "2026-11-17T21:45:00Z",
      kind: "METHOD_ADDED",
      by: "Ada",
      what: "Added a bank account ending in 6789",
    },
  ],
  people: [
    { userId: you.userId, name: "Dana" },
    { userId: "00000000-0000-4000-8000-000000000002", name: "Ada" },
    { userId: "00000000-0000-4000-8000-000000000003", name: "Billie" },
  ],
  next: "6",
};
